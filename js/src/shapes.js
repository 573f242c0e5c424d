// Shapes of a scene → SVG nodes. Several boards live in one page, so ids get the prefix of their board.
import { h } from "preact";

/** @import { Shape, Point } from "./wire.js" */

const TAGS = new Set(
  ("g defs symbol use path circle ellipse rect line polyline polygon text tspan textPath title desc " +
    "clipPath mask pattern marker linearGradient radialGradient stop").split(" "),
);
// A scene is data: an attribute can neither run code nor fetch anything, nor pass for a control of the board.
const NOT_DATA = /^(on|key$|ref$|children$|dangerously|innerhtml$|style$|src$|data-|xml:base$)/i;
const FOREIGN = /url\(\s*['"]?\s*[^#'"\s]/i;
const LOCAL = /url\(\s*(['"]?)#([^'")]+)\1\s*\)/g;

/**
 * @param {string} name
 * @param {string | number} value
 * @param {string} prefix
 * @returns {string | number | undefined}
 */
export function attribute(name, value, prefix) {
  if (NOT_DATA.test(name)) return undefined;
  if (name === "id") return prefix + value;
  if (name === "href" || name === "xlink:href") {
    return String(value).startsWith("#") ? `#${prefix}${String(value).slice(1)}` : undefined;
  }
  if (FOREIGN.test(String(value))) return undefined;
  return typeof value === "string" ? value.replace(LOCAL, (_, _quote, id) => `url(#${prefix}${id})`) : value;
}

/** @param {Point} point */
const translate = ([x, y]) => `translate(${x} ${y})`;

/**
 * @param {Shape} shape
 * @param {string} prefix
 * @returns {import("preact").VNode | null}
 */
export function shapeNode(shape, prefix) {
  if (!TAGS.has(shape.t)) return null;
  /** @type {Record<string, unknown>} */
  const attributes = {};
  for (const [name, value] of Object.entries(shape.a ?? {})) {
    attributes[name] = attribute(name, value, prefix);
  }
  if (shape.at) attributes.transform = [translate(shape.at), attributes.transform].filter(Boolean).join(" ");
  if (shape.k) {
    attributes.key = shape.k;
    attributes["data-k"] = shape.k;
  }
  return h(shape.t, attributes, shape.x || null, shapeNodes(shape.c, prefix));
}

/**
 * @param {Shape[] | undefined} shapes
 * @param {string} prefix
 */
export function shapeNodes(shapes, prefix) {
  return (shapes ?? []).map((shape) => shapeNode(shape, prefix));
}

/**
 * Where every shape with a stable id stands.
 * @param {Shape[] | undefined} shapes
 * @param {Map<string, Shape>} [found]
 */
export function shapesById(shapes, found = new Map()) {
  for (const shape of shapes ?? []) {
    if (shape.k) found.set(shape.k, shape);
    shapesById(shape.c, found);
  }
  return found;
}
