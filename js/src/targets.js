// Mouse, finger and keys → what is meant. One set of listeners on the root; they end with the cell.
import { spotBeside } from "./picture.js";
import { steer, targetAt } from "./steer.js";
import { TREMBLE } from "./zoom.js";

/** @import { Target } from "./wire.js" */
/** @import { Origin } from "./bubble.js" */

/** Where keys write. */
const WRITING = "input, textarea, select, [contenteditable]";

/** The keys beside the buttons of a table that is told line by line. @type {Record<string, string>} */
const STEPS = { ArrowRight: "on", ArrowLeft: "back", Home: "first", End: "all" };

/**
 * @typedef {object} Hands
 * @property {() => Target[]} targets
 * @property {() => Target[]} elsewhere what the places without a target mean
 * @property {(place: Target) => void} attempt such a place is tried: from now on it can be pointed at
 * @property {(action: string, origin: Origin, question?: string) => void} act
 * @property {() => void} agree yes to the question that is open
 * @property {(tool: string) => void} tool
 * @property {(event: KeyboardEvent) => boolean} shortcut whether the key was the one of a tool or a button
 * @property {() => string | null} aimed the target that a finger has pointed at
 * @property {(id: string | null) => void} aim
 * @property {(id: string | null) => void} hover
 * @property {(id: string | null) => void} focus the target that has the focus, if any has
 * @property {(id: string) => void} go put the focus on a target
 * @property {(rule: string, card: string | null) => void} rule read a rule, of a card or of the bubble, or stop reading it
 * @property {(card: string, where: string) => void} step tell a card's table on, back, from its first line or all of it
 * @property {(card: string) => void} fold open a card that is folded, or fold it
 * @property {() => boolean} close close the bubble that is open; whether any was
 * @property {() => boolean} escape leave the innermost of what is open, chosen or full; whether there was any
 */

/**
 * @param {HTMLElement} root
 * @param {Hands} hands
 * @param {AbortSignal} signal
 */
export function listen(root, hands, signal) {
  const find = (/** @type {string | null | undefined} */ id) => hands.targets().find((target) => target.id === id);
  const idOf = (/** @type {EventTarget | null} */ node) =>
    /** @type {Element | null} */ (node)?.closest?.("[data-target]")?.getAttribute("data-target") ?? null;
  const cardOf = (/** @type {Element} */ node) => node.closest("[data-card]")?.getAttribute("data-card") ?? null;
  let finger = false;
  let over = false;
  /** Where the button or finger went down. @type {{ x: number, y: number } | null} */
  let down = null;

  /** @param {Target} target */
  function press(target) {
    hands.go(target.id);
    hands.act(target.action, { target: target.id }, target.confirm);
  }

  /** A finger hides what it would do: its first tap shows that, the second one does it. @param {Target} target */
  function tap(target) {
    if (!target.legal || hands.aimed() === target.id) return press(target);
    hands.go(target.id);
    hands.aim(target.id);
  }

  /** @param {Target | undefined} place */
  function attempt(place) {
    if (!place) return;
    hands.attempt(place);
    hands.act(place.action, { target: place.id });
  }

  /** @param {MouseEvent} event @param {Target[]} [spots] */
  function under(event, spots = hands.targets()) {
    const svg = /** @type {Element} */ (event.target).closest?.("[data-testid=board]");
    const box = svg?.getBoundingClientRect();
    if (!svg || !box?.width) return undefined;
    const unit = /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width / box.width;
    const point = { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit };
    return targetAt(spots, point, 1 / unit, finger);
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const node = /** @type {Element} */ (event.target);
    const button = node.closest("[data-action]");
    const action = button?.getAttribute("data-action");
    const rule = node.closest("[data-rule]")?.getAttribute("data-rule");
    const tool = node.closest("[data-tool]")?.getAttribute("data-tool");
    const step = node.closest("[data-step]")?.getAttribute("data-step");
    const card = cardOf(node);
    // A click without a pointer (a screen reader's) has no place, only an element.
    const placed = event.detail > 0;
    const dragged = placed && down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > TREMBLE;
    down = null;
    if (dragged && node.closest(".nw-board")) return;
    if (action) {
      hands.act(action, { button: action, card }, button?.getAttribute("data-confirm") ?? undefined);
    } else if (tool) {
      hands.tool(tool);
    } else if (node.closest("[data-yes]")) {
      hands.agree();
    } else if (rule) {
      hands.rule(rule, card);
    } else if (step && card) {
      hands.step(card, step);
    } else if (card && node.closest("[data-fold]")) {
      hands.fold(card);
    } else if (node.closest("[data-close]")) {
      hands.close();
    } else {
      const target = (placed ? under(event) : undefined) ?? find(idOf(node));
      if (target) return placed && finger ? tap(target) : press(target);
      hands.aim(null);
      if (placed) attempt(under(event, hands.elsewhere()));
    }
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = /** @type {Element} */ (event.target);
    const here = find(idOf(node));
    const told = node.closest(".nw-told");
    const spot = node.closest("[data-spot]");
    const presses = event.key === "Enter" || event.key === " ";
    if (event.key === "Escape") {
      if (!hands.escape()) return;
    } else if (here && presses) {
      if (!event.repeat) press(here);
    } else if (spot && presses) {
      const action = /** @type {string} */ (spot.getAttribute("data-action"));
      if (!event.repeat) hands.act(action, { button: action, card: cardOf(node) });
      event.preventDefault();
    } else if (spot && spotBeside(spot, event.key)) {
      spotBeside(spot, event.key)?.focus({ preventScroll: true });
      event.preventDefault();
    } else if (told && STEPS[event.key]) {
      hands.step(/** @type {string} */ (cardOf(node)), /** @type {string} */ (STEPS[event.key]));
      event.preventDefault();
    } else if (hands.shortcut(event)) {
      event.preventDefault();
    } else if (here) {
      const there = steer(hands.targets(), here, event.key, event.shiftKey);
      if (!there) return;
      hands.go(there.id);
    } else if (!presses || !node.closest("button")) {
      return;
    }
    // The notebook around has keys of its own: what was meant for the board ends here.
    event.stopPropagation();
    if (here || event.key === "Escape") event.preventDefault();
  }

  root.addEventListener(
    "pointerdown",
    (event) => {
      finger = event.pointerType === "touch";
      down = { x: event.clientX, y: event.clientY };
    },
    { signal, capture: true },
  );
  root.addEventListener("click", click, { signal });
  root.addEventListener("keydown", key, { signal });
  root.addEventListener("focusin", (event) => hands.focus(idOf(event.target)), { signal });
  root.addEventListener("focusout", () => hands.focus(null), { signal });
  root.addEventListener("pointerenter", () => (over = true), { signal });
  root.addEventListener(
    "pointerleave",
    () => {
      over = false;
      hands.hover(null);
    },
    { signal },
  );
  // A key for what the pointer is on is meant for the board, though the focus may be elsewhere: in a notebook R would
  // turn the cell into raw text instead of the module. On the window, because the notebook listens on the document.
  root.ownerDocument.defaultView?.addEventListener(
    "keydown",
    (event) => {
      const node = /** @type {Element | null} */ (event.target);
      if (!over || event.ctrlKey || event.metaKey || event.altKey || root.contains(node) || node?.closest?.(WRITING)) return;
      if (!hands.shortcut(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { signal, capture: true },
  );
  root.addEventListener(
    "pointermove",
    (event) => {
      // While something is dragged nothing is pointed at anew.
      if (event.pointerType !== "touch" && !event.buttons) hands.hover((under(event) ?? find(idOf(event.target)))?.id ?? null);
    },
    { signal },
  );
  root.ownerDocument.addEventListener(
    "pointerdown",
    (event) => {
      const onBubble = event.composedPath().some((node) => /** @type {Element} */ (node).classList?.contains("nw-bubble"));
      if (!onBubble) hands.close();
    },
    { signal, capture: true },
  );
}
