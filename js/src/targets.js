// Mouse, finger and keys → what is meant. One set of listeners on the root; they end with the cell.
import { steer, targetAt } from "./steer.js";

/** @import { Target } from "./wire.js" */
/** @import { Origin } from "./bubble.js" */

/**
 * @typedef {object} Hands
 * @property {() => Target[]} targets
 * @property {(action: string, origin: Origin) => void} act
 * @property {(id: string | null) => void} hover
 * @property {(id: string | null) => void} focus the target that has the focus, if any has
 * @property {(id: string) => void} go put the focus on a target
 * @property {(rule: string) => void} rule read a rule, or stop reading it
 * @property {() => boolean} close close what is open; whether anything was
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
  let finger = false;

  /** @param {Target | undefined} target */
  function press(target) {
    if (!target) return;
    hands.go(target.id);
    hands.act(target.action, { target: target.id });
  }

  /** @param {MouseEvent} event */
  function under(event) {
    const svg = /** @type {Element} */ (event.target).closest?.("[data-testid=board]");
    const box = svg?.getBoundingClientRect();
    if (!svg || !box?.width) return undefined;
    const unit = /** @type {SVGSVGElement} */ (svg).viewBox.baseVal.width / box.width;
    const point = { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit };
    return targetAt(hands.targets(), point, 1 / unit, finger);
  }

  /** @param {MouseEvent} event */
  function click(event) {
    const node = /** @type {Element} */ (event.target);
    const action = node.closest("[data-action]")?.getAttribute("data-action");
    const rule = node.closest("[data-rule]")?.getAttribute("data-rule");
    if (action) {
      hands.act(action, { button: action, card: node.closest("[data-card]")?.getAttribute("data-card") ?? null });
    } else if (rule) {
      hands.rule(rule);
    } else if (node.closest("[data-close]")) {
      hands.close();
    } else {
      // A click without a pointer (a screen reader's) has no place, only an element.
      press((event.detail > 0 ? under(event) : undefined) ?? find(idOf(node)));
    }
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const node = /** @type {Element} */ (event.target);
    const here = find(idOf(node));
    const presses = event.key === "Enter" || event.key === " ";
    if (event.key === "Escape") {
      if (!hands.close()) return;
    } else if (here && presses) {
      if (!event.repeat) press(here);
    } else if (here) {
      const there = steer(hands.targets(), here, event.key);
      if (!there) return;
      hands.go(there.id);
    } else if (!presses || !node.closest("button")) {
      return;
    }
    // The notebook around has keys of its own: what was meant for the board ends here.
    event.stopPropagation();
    if (here || event.key === "Escape") event.preventDefault();
  }

  root.addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), { signal, capture: true });
  root.addEventListener("click", click, { signal });
  root.addEventListener("keydown", key, { signal });
  root.addEventListener("focusin", (event) => hands.focus(idOf(event.target)), { signal });
  root.addEventListener("focusout", () => hands.focus(null), { signal });
  root.addEventListener("pointerleave", () => hands.hover(null), { signal });
  root.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType !== "touch") hands.hover((under(event) ?? find(idOf(event.target)))?.id ?? null);
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
