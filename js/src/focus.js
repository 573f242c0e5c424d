// Focus survives a new picture: on the same target or button, else on a sensible one, never lost.
import { nearestLegal } from "./steer.js";

/** @import { Target } from "./wire.js" */

/** @typedef {{ target?: string, action?: string, spot?: string, card?: string, node: Element }} Held */

/** The focused element, in a shadow tree too. @param {HTMLElement} root */
export function focused(root) {
  const tree = /** @type {Document | ShadowRoot} */ (root.getRootNode());
  return tree.activeElement ?? null;
}

/**
 * @template {Element} [E=HTMLElement]
 * @param {Element} root
 * @param {string} name
 * @param {string | undefined | null} value
 * @returns {E | undefined}
 */
export function byData(root, name, value) {
  if (value === undefined || value === null) return undefined;
  return /** @type {E | undefined} */ ([...root.querySelectorAll(`[data-${name}]`)].find((node) => node.getAttribute(`data-${name}`) === value));
}

/** What is focused, before the next picture is drawn. @param {HTMLElement} root @returns {Held | null} */
export function hold(root) {
  const node = focused(root);
  if (!node || node === root || !root.contains(node)) return null;
  return {
    node,
    target: node.getAttribute("data-target") ?? undefined,
    action: node.getAttribute("data-action") ?? undefined,
    spot: node.getAttribute("data-spot") ?? undefined,
    card: node.closest("[data-card]")?.getAttribute("data-card") ?? undefined,
  };
}

/**
 * @param {HTMLElement} root
 * @param {Held | null} held
 * @param {Target[]} before
 * @param {Target[]} now
 */
export function keepFocus(root, held, before, now) {
  const here = focused(root);
  if (!held || (here && here !== root && root.contains(here))) return;
  const old = before.find((target) => target.id === held.target);
  const card = byData(root, "card", held.card);
  const next =
    byData(root, "target", held.target) ??
    byData(root, "spot", held.spot) ??
    (held.action && (byData(card ?? root, "action", held.action) ?? byData(root, "action", held.action))) ??
    byData(root, "target", old && nearestLegal(now, old)?.id) ??
    card?.querySelector("button:not([aria-disabled])") ??
    card ??
    root.querySelector(".nw-turn") ??
    byData(root, "target", now.find((target) => target.legal)?.id);
  /** @type {HTMLElement | undefined} */ (next || undefined)?.focus({ preventScroll: true });
}
