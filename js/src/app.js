// One board in one cell: traits and hands in, pictures and questions out.
import { render } from "preact";
import { openAsks } from "./asks.js";
import { boardNode } from "./board.js";
import { bubbleOf, putBubble, questionOf, spoken } from "./bubble.js";
import { keyed } from "./cards.js";
import { byData, focused, hold, keepFocus } from "./focus.js";
import { frameNode } from "./frame.js";
import { openFull } from "./full.js";
import { sizeOf, watchSize } from "./layout.js";
import { openLive } from "./live.js";
import { markPieces } from "./marks.js";
import { grow, move, seen } from "./motion.js";
import { openPointing } from "./pointing.js";
import { shapesById } from "./shapes.js";
import { openShown, toldTable } from "./shown.js";
import { openSymbols } from "./symbols.js";
import { listen } from "./targets.js";
import { themeFor, watchTheme } from "./theme.js";
import { toldAloud } from "./told.js";
import { toolNodes } from "./tools.js";
import { listenToWheel } from "./wheel.js";
import { TRAITS, readTraits } from "./wire.js";
import { openZoom } from "./zoom.js";

/** @import { Card, Model, Scene, Target, Traits } from "./wire.js" */
/** @import { Bubble, Origin } from "./bubble.js" */
/** @import { Size } from "./layout.js" */

/** ms of waiting before it shows. */
const NOTICED = 150;
const CLOSER = 1.5;
/** The keys of the tools; the one of + is = without Shift on many keyboards. */
const SHORTCUTS = new Map(Object.entries({ r: "turn", "+": "zoom_in", "=": "zoom_in", "-": "zoom_out", "−": "zoom_out", 0: "fit" }));

/** The action that lets go of what was chosen. */
const LET_GO = ":choose";
/** @type {Target[]} */
const NONE = [];

let boards = 0;

/**
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {AbortSignal} signal
 */
export function openBoard(model, el, signal) {
  const document = el.ownerDocument;
  const root = document.createElement("div");
  const prefix = `nw${(boards += 1)}-`;
  const live = openLive();
  const pointing = openPointing();
  const shown = openShown();
  const symbols = openSymbols(prefix);
  const zoom = openZoom(later, signal);
  const full = openFull(root, later, signal);
  // With the frame, when the browser lays out anyway: asked before, it would do so once more.
  const frame = (/** @type {() => void} */ act) => document.defaultView?.requestAnimationFrame(act);
  /** What belongs to this screen alone, with what is pointed at. @type {{ size: Size, bubble: Bubble | null }} */
  const here = { size: "middle", bubble: null };
  let traits = readTraits(model);
  /** @type {Traits | null} */
  let drawn = null;
  /** @type {{ id: string, scene: Scene | null, animation: Animation | null } | null} */
  let grown = null;
  let due = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** A place without a target that was tried is one for as long as its answer shows. @type {{ scene: Scene | null, target: Target } | null} */
  let tried = null;

  function targets() {
    const known = pointing.targets((traits.backdrop && traits.scene?.targets) || NONE);
    return tried && tried.scene === traits.scene ? [...known, tried.target] : known;
  }

  /** What the places without a target mean. @returns {Target[]} */
  function elsewhere() {
    const { backdrop, scene } = traits;
    if (!scene?.elsewhere) return [];
    const action = (/** @type {string} */ name) => /** @type {string} */ (scene.elsewhere).replace("{place}", name);
    return (backdrop?.places ?? []).map(({ name, ...spot }) => ({ id: `place-${name}`, action: action(name), label: name, legal: false, ...spot }));
  }
  /** @type {ReturnType<typeof openAsks<Origin>>} */
  const asks = openAsks(
    {
      send: (message) => model.send(message),
      answered: (origin, answer) => (answer.ok ? shut() : open(bubbleOf(origin, answer))),
      lost: (origin) => traits.labels.lost && open(bubbleOf(origin, { text: traits.labels.lost })),
      changed: wait,
    },
    signal,
  );

  /** @param {Bubble} bubble */
  function open(bubble) {
    here.bubble = bubble;
    live.warn(spoken(bubble));
    later();
  }

  /** Asks before it acts. @param {Origin} origin @param {string} question @param {string} action */
  function ask(origin, question, action) {
    here.bubble = questionOf(origin, question, action);
    draw();
    /** @type {HTMLElement | null} */ (root.querySelector("[data-yes]"))?.focus({ preventScroll: true });
  }

  /** @param {string} action @param {Origin} origin */
  function act(action, origin) {
    if (traits.scene) asks.act(action, traits.scene.ply, origin);
  }

  /** What was chosen is let go. */
  function unchoose() {
    if (!traits.scene?.chosen) return false;
    act(LET_GO, { button: LET_GO, card: null });
    return true;
  }

  /** @param {number} by */
  function turn(by) {
    const target = pointing.toTurn(targets());
    if (!target) return;
    pointing.turn(target, by);
    live.warn(targets().find(({ id }) => id === target.id)?.label ?? "");
    later();
  }

  /** @param {string} tool @param {number} [by] */
  function use(tool, by = 1) {
    const { backdrop } = traits;
    if (tool === "turn") turn(by);
    else if (tool === "zoom_in") zoom.by(CLOSER, pointing.pointed(targets()), backdrop?.size);
    else if (tool === "zoom_out") zoom.by(1 / CLOSER, pointing.pointed(targets()), backdrop?.size);
    else if (tool === "fit") zoom.fit();
    else if (tool === "full") void full.enter();
    else if (tool === "leave_full") full.leave();
  }

  /** The line that a card has come to is read aloud. @param {Card} card */
  function tell(card) {
    const table = toldTable(card);
    if (table) live.tell(toldAloud(table, shown.of(card.id).step));
  }

  function shut() {
    const { bubble } = here;
    if (!bubble) return false;
    const inside = root.querySelector(".nw-bubble")?.contains(focused(root));
    here.bubble = tried = null;
    if (inside) /** @type {HTMLElement | undefined} */ (pressed(bubble.origin))?.focus({ preventScroll: true });
    later();
    return true;
  }

  /** The element that was pressed. @param {Origin} origin */
  function pressed(origin) {
    if ("target" in origin) return byData(root, "target", origin.target);
    return byData(byData(root, "card", origin.card) ?? root, "action", origin.button);
  }

  /** Waiting shows when it lasts: an answer usually comes before anybody could notice. */
  function wait() {
    clearTimeout(waiting);
    if (asks.waiting()) waiting = setTimeout(() => mark("aria-busy", "true"), NOTICED);
    else mark("aria-busy", "false");
  }

  /** @param {string} name @param {string} value */
  function mark(name, value) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }

  /** Several changes that come together are drawn together. */
  function later() {
    if (due || signal.aborted) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      if (!signal.aborted) draw();
    });
  }

  function read() {
    traits = readTraits(model);
    // What was refused belonged to the picture before.
    if (drawn && traits.scene?.ply !== drawn.scene?.ply) here.bubble = tried = null;
    if (drawn && traits.scene !== drawn.scene) {
      pointing.forget();
      if (here.bubble?.then !== undefined) here.bubble = null;
    }
    later();
  }

  function draw() {
    const before = drawn;
    const { backdrop, scene, curtain } = traits;
    const held = hold(root);
    const layers = root.querySelector(".nw-layers");
    const moves = before && layers && before.backdrop === backdrop && before.scene !== scene;
    const places = moves ? seen(layers, shapesById(before.scene?.layers)) : null;
    const there = targets();
    const pointed = pointing.pointed(there);
    const toTurn = pointing.toTurn(there);
    live.hear(traits.says);
    shown.meet(traits.cards).forEach(tell);
    mark("data-theme", themeFor(traits.theme, document));
    mark("data-size", here.size);
    mark("data-ply", String(scene?.ply ?? ""));

    const svg = backdrop && scene && boardNode({
      backdrop,
      symbols: symbols(backdrop, [scene.layers, traits.notes, pointed?.preview], traits.cards),
      scene: { ...scene, targets: there },
      notes: traits.notes,
      prefix,
      labels: traits.labels,
      entrance: pointing.entrance(there),
      pointed,
      bad: here.bubble?.at ?? [],
    });
    const tools = svg && toolNodes({ turn: Boolean(toTurn), scale: backdrop?.zoom ? zoom.scale() : null, full: full.on() }, traits.labels);
    render(frameNode({ traits, board: svg, tools, bubble: here.bubble, size: here.size, shown: shown.of, prefix, live: live.nodes() }), root);

    drawn = traits;
    if (curtain && !before?.curtain) meet(held !== null);
    else keepFocus(root, held, before?.scene?.targets ?? [], there);
    zoom.frame(backdrop?.zoom ? root.querySelector(".nw-board") : null);
    const redrawn = /** @type {SVGGElement | null} */ (root.querySelector(".nw-layers"));
    if (places && redrawn) move(redrawn, places, shapesById(scene?.layers));
    if (redrawn) swell(redrawn, pointed);
    if (before?.scene !== traits.scene) frame(() => root.querySelectorAll(".nw-log").forEach((log) => (log.scrollTop = log.scrollHeight)));
    overlay();
  }

  function start() {
    if (signal.aborted) return;
    if (root.clientWidth > 0) here.size = sizeOf(root.clientWidth);
    draw();
  }

  /** A curtain takes the focus, but not from someone who is elsewhere in the notebook. @param {boolean} ours */
  function meet(ours) {
    const elsewhere = focused(root);
    const dialog = root.querySelector(".nw-dialog");
    if (ours || !elsewhere || elsewhere === document.body || root.contains(elsewhere)) {
      dialog?.querySelector("button")?.focus({ preventScroll: true });
    }
    // Who was playing here has to see it, however far the page is scrolled; the page of others stays put.
    if (ours) dialog?.scrollIntoView({ block: "nearest" });
  }

  /** @param {SVGGElement} layers @param {Target | undefined} pointed */
  function swell(layers, pointed) {
    if (grown?.id === pointed?.id && grown?.scene === traits.scene) return;
    grown?.animation?.cancel();
    grown = pointed?.legal ? { id: pointed.id, scene: traits.scene, animation: grow(layers, pointed) } : null;
  }

  /** What can only be placed once everything else has its place. */
  function overlay() {
    const svg = /** @type {SVGSVGElement | null} */ (root.querySelector("[data-testid=board]"));
    if (svg) markPieces(svg, here.bubble?.at ?? []);
    const note = /** @type {HTMLElement | null} */ (root.querySelector(".nw-bubble:not(.nw-line)"));
    const anchor = here.bubble && pressed(here.bubble.origin);
    if (note) putBubble(root, note, anchor?.querySelector(".nw-hit") ?? anchor ?? root);
  }

  root.className = "nautwidget";
  root.setAttribute("aria-busy", "false");
  root.dataset.testid = "nautwidget";
  root.dataset.lmSuppressShortcuts = "true";
  el.append(root);

  listen(
    root,
    {
      targets,
      elsewhere,
      attempt: (target) => {
        tried = { scene: traits.scene, target };
        draw();
        byData(root, "target", target.id)?.focus({ preventScroll: true });
      },
      act: (action, origin, question) => (question ? ask(origin, question, action) : act(action, origin)),
      agree: () => {
        const { bubble } = here;
        shut();
        if (bubble?.then !== undefined) act(bubble.then, bubble.origin);
      },
      tool: use,
      shortcut: (event) => {
        const key = event.key.toLowerCase();
        const button = keyed(traits.cards, key);
        if (button) {
          // A key that is held down presses once.
          if (!event.repeat) act(button.button, button);
          return true;
        }
        const tool = SHORTCUTS.get(key);
        const there = tool === "turn" ? pointing.toTurn(targets()) : traits.backdrop?.zoom;
        if (!tool || !there) return false;
        use(tool, event.shiftKey ? -1 : 1);
        return true;
      },
      aimed: pointing.aimed,
      aim: (id) => pointing.aim(id) && later(),
      hover: (id) => pointing.hover(id) && later(),
      focus: (id) => {
        const byKeys = Boolean(id && focused(root)?.matches(":focus-visible"));
        if (!pointing.focus(id, byKeys)) return;
        const target = byKeys && targets().find((each) => each.id === id);
        if (target && traits.backdrop) zoom.show(target, traits.backdrop.size);
        later();
      },
      go: (id) => byData(root, "target", id)?.focus({ preventScroll: true }),
      rule: (rule, card) => {
        if (card !== null) shown.read(card);
        else if (here.bubble) here.bubble = { ...here.bubble, open: here.bubble.open === rule ? null : rule };
        later();
      },
      step: (id, where) => {
        const card = traits.cards.find((each) => each.id === id);
        if (!card || !shown.go(card, where)) return;
        tell(card);
        later();
      },
      fold: (card) => {
        shown.fold(card);
        later();
      },
      close: shut,
      escape: () => shut() || unchoose() || full.leave(),
    },
    signal,
  );
  const pointedVariants = () => Boolean(pointing.pointed(targets())?.variants?.length);
  listenToWheel(root, { turnable: pointedVariants, turn, zoomable: () => Boolean(traits.backdrop?.zoom) }, signal);
  watchTheme(document, later, signal);
  watchSize(root, (size) => ((here.size = size), later()), signal);

  for (const name of TRAITS) model.on(`change:${name}`, read);
  model.on("msg:custom", asks.receive);
  signal.addEventListener(
    "abort",
    () => {
      clearTimeout(waiting);
      for (const name of TRAITS) model.off(`change:${name}`, read);
      model.off("msg:custom", asks.receive);
      render(null, root);
      root.remove();
    },
    { once: true },
  );
  // A notebook calls before it has put the cell in its place: how wide that is is known when the next frame begins, and
  // what is drawn for another width would be laid out twice.
  if (root.isConnected) start();
  else frame(start);
}
