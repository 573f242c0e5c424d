// One board in one cell: traits and hands in, pictures and questions out.
import { render } from "preact";
import { openAsks } from "./asks.js";
import { boardWith, stillLife } from "./board.js";
import { bubbleOf, putBubble, spoken } from "./bubble.js";
import { byData, focused, hold, keepFocus } from "./focus.js";
import { frameNode } from "./frame.js";
import { sizeOf, watchSize } from "./layout.js";
import { openLive } from "./live.js";
import { markPieces } from "./marks.js";
import { grow, move, seen } from "./motion.js";
import { shapesById } from "./shapes.js";
import { entrance } from "./steer.js";
import { listen } from "./targets.js";
import { themeFor, watchTheme } from "./theme.js";
import { TRAITS, readTraits } from "./wire.js";

/** @import { Model, Scene, Target, Traits } from "./wire.js" */
/** @import { Bubble, Origin } from "./bubble.js" */
/** @import { Size } from "./layout.js" */

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
  const board = boardWith(stillLife(), stillLife());
  const live = openLive();
  /** What belongs to this screen alone. @type {{ size: Size, hovered: string | null, focused: string | null, last: string | null, keys: boolean, bubble: Bubble | null }} */
  const here = { size: "middle", hovered: null, focused: null, last: null, keys: false, bubble: null };
  let traits = readTraits(model);
  /** @type {Traits | null} */
  let drawn = null;
  /** @type {{ id: string, scene: Scene | null, animation: Animation | null } | null} */
  let grown = null;
  let due = false;

  const targets = () => (traits.backdrop && traits.scene?.targets) || [];
  const find = (/** @type {string | null} */ id) => targets().find((target) => target.id === id);

  /** @type {ReturnType<typeof openAsks<Origin>>} */
  const asks = openAsks(
    {
      send: (message) => model.send(message),
      answered: (origin, answer) => (answer.ok ? shut() : open(bubbleOf(origin, answer))),
      lost: (origin) => traits.labels.lost && open(bubbleOf(origin, { text: traits.labels.lost })),
      changed: later,
    },
    signal,
  );

  /** @param {Bubble} bubble */
  function open(bubble) {
    here.bubble = bubble;
    live.warn(spoken(bubble));
    later();
  }

  function shut() {
    const { bubble } = here;
    if (!bubble) return false;
    const inside = root.querySelector(".nw-bubble")?.contains(focused(root));
    here.bubble = null;
    if (inside) /** @type {HTMLElement | undefined} */ (pressed(bubble.origin))?.focus({ preventScroll: true });
    later();
    return true;
  }

  /** The element that was pressed. @param {Origin} origin */
  function pressed(origin) {
    if ("target" in origin) return byData(root, "target", origin.target);
    return byData(byData(root, "card", origin.card) ?? root, "action", origin.button);
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
    if (drawn && traits.scene?.ply !== drawn.scene?.ply) here.bubble = null;
    later();
  }

  function draw() {
    const before = drawn;
    const { backdrop, scene, curtain } = traits;
    const held = hold(root);
    const layers = root.querySelector(".nw-layers");
    const moves = before && layers && before.backdrop === backdrop && before.scene !== scene;
    const places = moves ? seen(layers, shapesById(before.scene?.layers)) : null;
    const pointed = find(here.hovered) ?? (here.keys ? find(here.focused) : undefined);
    live.hear(traits.says);
    root.dataset.theme = themeFor(traits.theme, document);
    root.dataset.size = here.size;
    root.dataset.ply = String(scene?.ply ?? "");
    root.setAttribute("aria-busy", String(asks.waiting()));

    const svg = backdrop && scene && board({
      backdrop,
      scene,
      prefix,
      labels: traits.labels,
      entrance: entrance(targets(), here.last)?.id,
      pointed,
      bad: here.bubble?.at ?? [],
    });
    render(frameNode({ traits, board: svg, bubble: here.bubble, narrow: here.size === "narrow", prefix, live: live.nodes() }), root);

    drawn = traits;
    if (curtain && !before?.curtain) meet(held !== null);
    else keepFocus(root, held, before?.scene?.targets ?? [], targets());
    const redrawn = /** @type {SVGGElement | null} */ (root.querySelector(".nw-layers"));
    if (places && redrawn) move(redrawn, places, shapesById(scene?.layers));
    if (redrawn) swell(redrawn, pointed);
    if (before?.cards !== traits.cards) for (const log of root.querySelectorAll(".nw-log")) log.scrollTop = log.scrollHeight;
    overlay();
  }

  /** A curtain takes the focus, but not from someone who is elsewhere in the notebook. @param {boolean} ours */
  function meet(ours) {
    const elsewhere = focused(root);
    if (ours || !elsewhere || elsewhere === document.body || root.contains(elsewhere)) {
      /** @type {HTMLElement | null} */ (root.querySelector(".nw-curtain button"))?.focus({ preventScroll: true });
    }
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
  root.dataset.testid = "nautwidget";
  root.dataset.lmSuppressShortcuts = "true";
  el.append(root);

  listen(
    root,
    {
      targets,
      act: (action, origin) => {
        if (traits.scene) asks.act(action, traits.scene.ply, origin);
      },
      hover: (id) => {
        if (id === here.hovered) return;
        here.hovered = id;
        later();
      },
      focus: (id) => {
        if (id === here.focused) return;
        here.focused = id;
        here.keys = Boolean(id && focused(root)?.matches(":focus-visible"));
        here.last = id ?? here.last;
        later();
      },
      go: (id) => byData(root, "target", id)?.focus({ preventScroll: true }),
      rule: (rule) => {
        if (!here.bubble) return;
        here.bubble = { ...here.bubble, open: here.bubble.open === rule ? null : rule };
        later();
      },
      close: shut,
    },
    signal,
  );
  watchTheme(document, later, signal);
  watchSize(root, (size) => ((here.size = size), later()), signal);

  for (const name of TRAITS) model.on(`change:${name}`, read);
  model.on("msg:custom", asks.receive);
  signal.addEventListener(
    "abort",
    () => {
      for (const name of TRAITS) model.off(`change:${name}`, read);
      model.off("msg:custom", asks.receive);
      render(null, root);
      root.remove();
    },
    { once: true },
  );
  if (root.clientWidth > 0) here.size = sizeOf(root.clientWidth);
  draw();
}
