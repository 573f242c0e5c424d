// A made-up game: swim to any of the next three spaces. It stands where a kernel would.

const NAMES = ["Orange", "Violet", "<b>Red</b>", "Yellow"];
const SPACES = 28;
const LABELS = {
  board: "The path of treasures",
  cards: "The table",
  close: "Close",
  rule: "Rule",
  keys: "Arrows: next place · N: next allowed place · Enter: choose · Esc: close",
  lost: "The kernel does not answer. Run the cell again.",
};

/** @param {number} space @returns {[number, number]} */
function place(space) {
  const row = Math.floor(space / 7);
  const column = row % 2 ? 6 - (space % 7) : space % 7;
  return [84 + column * 100, 170 + row * 125];
}

/** @param {number} ply */
function scene(ply) {
  const here = (ply * 2) % SPACES;
  const legal = (/** @type {number} */ space) => space > here && space <= here + 3;
  const chips = Array.from({ length: SPACES }, (_, space) => ({
    t: "g", k: `chip-${space}`, at: place(space),
    c: [
      { t: "use", a: { href: "#chip", x: -22, y: -22, width: 44, height: 44 } },
      ...(legal(space) ? [{ t: "circle", a: { r: 30, fill: "none", stroke: "var(--halo)", "stroke-width": 7 } },
        { t: "circle", a: { r: 30, fill: "none", stroke: "var(--seat-1)", "stroke-width": 4 } }] : []),
    ],
  }));
  const [x, y] = place(here);
  return {
    ply,
    description: `Violet is on space ${here} of ${SPACES}.`,
    layers: [
      { t: "g", c: chips },
      { t: "use", k: "diver", at: [x, y - 26], via: ply ? [place((here + SPACES - 1) % SPACES).map((v, i) => v - 26 * i)] : [],
        a: { href: "#seat-1", x: -18, y: -18, width: 36, height: 36 } },
    ],
    targets: Array.from({ length: SPACES }, (_, space) => {
      const [tx, ty] = place(space);
      return {
        id: `chip-${space}`, action: `swim ${space}`, label: `Space ${space}`, x: tx, y: ty, r: 30, legal: legal(space),
        preview: [{ t: "line", a: { x1: x, y1: y, x2: tx, y2: ty, stroke: "var(--halo)", "stroke-width": 4, "stroke-dasharray": "2 9", "stroke-linecap": "round" } }],
      };
    }),
  };
}

/** @param {number} ply */
function cards(ply) {
  const mark = (/** @type {number} */ seat, size = 22) => ({ icon: `seat-${seat}`, label: /** @type {string} */ (NAMES[seat]), size });
  const heads = NAMES.map((_, seat) => [mark(seat, 18)]);
  return [
    { id: "turn", area: "turn", rows: [
      { items: [{ text: "Round 2 of 3", style: "strong" }], right: [{ pill: "Breathe" }, { pill: "Swim", on: true }, { pill: "Search" }] },
      { items: [mark(1, 26), { text: "Violet: swim 1, 2 or 3", style: "title" }] },
      { items: [{ text: "Orange is skipped. You reach a blank: there you may leave a treasure." }] },
      { items: [{ icon: "chip", label: "three", size: 32 }, { icon: "chip", label: "two", size: 32 }, { text: "5 − 2 carried =", style: "strong" }, { text: "3", style: "number" }] },
      { items: [{ button: "swim 3", label: "Swim 3", style: "primary" }, { button: ":undo", label: "Undo", legal: false }, { button: ":hint", label: "Hint", style: "hint" }] },
    ] },
    ...[1, 0, 2, 3].map((seat) => ({ id: `seat-${seat}`, area: "seat", accent: `seat-${seat}`, active: seat === 1, rows: [
      { items: [mark(seat), { text: NAMES[seat], style: "strong" }, { icon: "chip", label: "a treasure", size: 20 }], right: [{ text: seat > 1 ? "▼ going down" : "▲ going up", style: "note" }] },
    ] })),
    { id: "score", area: "score", title: "Scores", rows: [{ label: "Scores", head: [[{ text: "Round", style: "strong" }], ...heads],
      rows: [1, 2, 3].map((round) => [[{ text: String(round), style: "strong" }], ...NAMES.map((_, seat) => [{ text: round > 1 ? "·" : String(3 * seat) }])]) }] },
    { id: "legend", area: "legend", rows: [{ items: ["0–3", "4–7", "8–11", "12–15"].flatMap((text) => [{ icon: "chip", label: "chip", size: 18 }, { text }]) },
      { items: [{ icon: "chip", label: "blank", size: 18 }, { text: "blank, taken", style: "note" }] }] },
    { id: "log", area: "log", title: "Log", rows: [
      { items: [mark(2, 16), { text: "Red takes a pentagon" }] }, { items: [mark(3, 16), { text: "Yellow is back with 2" }] },
      { items: [mark(1, 16), { text: `Violet breathes 2, rolls 3 + 2 and swims on, picture ${ply}`, style: "strong" }] },
    ] },
  ];
}

const BACKDROP = { size: [768, 724], shapes: [
  { t: "defs", c: [
    { t: "symbol", a: { id: "chip", viewBox: "-24 -24 48 48" }, c: [{ t: "rect", a: { x: -19, y: -19, width: 38, height: 38, fill: "var(--chip)", stroke: "var(--piece)", "stroke-width": 3 } }] },
    ...NAMES.map((_, seat) => ({ t: "symbol", a: { id: `seat-${seat}`, viewBox: "-12 -12 24 24" }, c: [{ t: "circle", a: { r: 10.5, fill: `var(--seat-${seat})`, stroke: "var(--piece)", "stroke-width": 2 } }] })),
  ] },
  { t: "rect", a: { width: 768, height: 724, fill: "var(--sea)" } },
] };

/** @param {URLSearchParams} options theme, ply, curtain */
export function openModel(options) {
  const ply = Number(options.get("ply") ?? 0);
  /** @type {Record<string, any>} */
  const traits = {
    backdrop: BACKDROP, scene: scene(ply), cards: cards(ply), says: { ply, lines: ["The game begins."] }, labels: LABELS, theme: options.get("theme") ?? "auto",
    curtain: options.has("curtain") ? { title: "Pass the screen to Violet", body: "Violet, press when nobody else looks.", button: "I am Violet", action: ":uncover" } : null,
  };
  /** @type {Map<string, Set<(...args: any[]) => void>>} */
  const listeners = new Map();
  const tell = (/** @type {string} */ event, /** @type {any} */ message) => listeners.get(event)?.forEach((listener) => listener(message));

  /** @param {Record<string, any>} changed */
  function set(changed) {
    Object.assign(traits, changed);
    for (const name of Object.keys(changed)) tell(`change:${name}`, undefined);
  }

  return {
    get: (/** @type {string} */ name) => traits[name],
    on: (/** @type {string} */ event, /** @type {() => void} */ listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (/** @type {string} */ event, /** @type {() => void} */ listener) => listeners.get(event)?.delete(listener),
    set,
    send(/** @type {{ action: string, ask: string }} */ { action, ask }) {
      if (options.has("deaf")) return;
      const target = traits.scene.targets.find((/** @type {any} */ each) => each.action === action);
      const ok = action === ":uncover" || Boolean(target?.legal);
      if (action === ":uncover") set({ curtain: null });
      else if (ok) {
        const next = traits.scene.ply + 1;
        set({ scene: scene(next), cards: cards(next), says: { ply: next, lines: [`Violet swims to ${target.label}.`] } });
      }
      const reasons = [{ rule: "D7", text: "From here you swim exactly as far as the dice say: too far.", catalogue: "A diver moves as many spaces as the dice show, less one for each treasure he carries." }];
      setTimeout(() => tell("msg:custom", { kind: "answer", ask, ok, text: "", reasons: ok ? [] : reasons, at: ok ? [] : ["diver"] }), 20);
    },
  };
}
