// What is pointed at on this screen, by mouse, keys or finger, and in which variant. Python is never asked about it.
import { entrance } from "./steer.js";
import { inVariant, turned } from "./variants.js";

/** @import { Target } from "./wire.js" */

export function openPointing() {
  /** @type {string | null} */
  let hovered = null;
  /** @type {string | null} */
  let focused = null;
  let keys = false;
  /** The target of a first tap, or of the turn button: it stays pointed at though nothing is over it. @type {string | null} */
  let aimed = null;
  /** Where Tab comes back to. @type {string | null} */
  let last = null;
  /** The last one that could be turned: the turn button turns it. @type {string | null} */
  let turnable = null;
  /** Kept from one target to the next. @type {string | null} */
  let variant = null;
  /** @type {{ sent: Target[], variant: string | null, targets: Target[] } | undefined} */
  let known;

  /** @param {Target[]} targets @param {string | null} id */
  const find = (targets, id) => (id === null ? undefined : targets.find((target) => target.id === id));

  return {
    /** Targets as they are in the variant in use. @param {Target[]} sent */
    targets(sent) {
      if (known?.sent !== sent || known.variant !== variant) {
        known = { sent, variant, targets: sent.map((target) => inVariant(target, variant)) };
      }
      return known.targets;
    },

    /** @param {Target[]} targets */
    pointed: (targets) => find(targets, hovered) ?? (keys ? find(targets, focused) : undefined) ?? find(targets, aimed),
    /** @param {Target[]} targets */
    entrance: (targets) => entrance(targets, last)?.id,
    aimed: () => aimed,

    /** Whether that is news. @param {string | null} id */
    hover(id) {
      if (id === hovered) return false;
      hovered = id;
      if (id !== null) aimed = null;
      return true;
    },

    /** @param {string | null} id @param {boolean} byKeys */
    focus(id, byKeys) {
      if (id === focused) return false;
      focused = id;
      keys = byKeys;
      last = id ?? last;
      if (byKeys) aimed = null;
      return true;
    },

    /** @param {string | null} id */
    aim(id) {
      if (id === aimed) return false;
      aimed = id;
      return true;
    },

    /** A new picture: what a finger was about to do belonged to the one before. */
    forget() {
      aimed = null;
    },

    /** What the turn button would turn. @param {Target[]} targets */
    toTurn(targets) {
      const pointed = this.pointed(targets);
      if (pointed?.variants?.length) turnable = pointed.id;
      const before = find(targets, turnable);
      return before?.variants?.length ? before : targets.find((target) => target.variants?.length);
    },

    /**
     * Goes on to another variant of a target, which is pointed at from now on.
     * @param {Target} target
     * @param {number} by
     */
    turn(target, by) {
      variant = turned(target, variant, by);
      if (target.id !== hovered && !(keys && target.id === focused)) aimed = target.id;
    },
  };
}
