// One target, several ways of doing it, such as a module turned this way or that. Only names differ: nothing is asked.

/** @import { Shape, Target } from "./wire.js" */

/** The variant of a target that is in use: the wanted one, or its first. @param {Target} target @param {string | null} wanted */
export function variantOf({ variants = [] }, wanted) {
  return wanted !== null && variants.includes(wanted) ? wanted : variants[0];
}

/**
 * The variant that comes so many steps after the one in use.
 * @param {Target} target
 * @param {string | null} wanted
 * @param {number} by
 */
export function turned(target, wanted, by) {
  const { variants = [] } = target;
  const here = variants.indexOf(variantOf(target, wanted) ?? "");
  return variants[(here + by + variants.length) % variants.length] ?? null;
}

/** @param {Shape} shape @param {(text: string) => string} fill @returns {Shape} */
function filled(shape, fill) {
  const href = shape.a?.href;
  return {
    ...shape,
    ...(typeof href === "string" && { a: { ...shape.a, href: fill(href) } }),
    ...(shape.c && { c: shape.c.map((child) => filled(child, fill)) }),
  };
}

/** The same target in the same variant is the same object, so that the board sees that nothing has changed. */
/** @type {WeakMap<Target, Map<string, Target>>} */
const known = new WeakMap();

/**
 * A target as it is in the variant in use.
 * @param {Target} target
 * @param {string | null} wanted
 * @returns {Target}
 */
export function inVariant(target, wanted) {
  const variant = variantOf(target, wanted);
  if (variant === undefined) return target;
  const made = known.get(target) ?? new Map();
  known.set(target, made);
  if (!made.has(variant)) {
    const fill = (/** @type {string} */ text) => text.replaceAll("{v}", variant);
    const { action, label, preview } = target;
    made.set(variant, { ...target, action: fill(action), label: fill(label), preview: preview?.map((shape) => filled(shape, fill)) });
  }
  return made.get(variant);
}
