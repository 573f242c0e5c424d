// Pieces slide to where they went, new ones appear. At most 300 ms, and nothing loops.

/** @import { Shape, Target, Point } from "./wire.js" */

const STEP = 60;
const SLIDE = 180;
const LONGEST = 300;
const APPEAR = 200;
const CROSS_FADE = 100;
const GROWN = 1.15;

/** The last slide of every piece; asking the browser for its animations would make it compute all styles first. */
/** @type {WeakMap<Element, Animation>} */
const slides = new WeakMap();

/** @param {Element} node */
export function prefersStill(node) {
  return Boolean(node.ownerDocument.defaultView?.matchMedia?.("(prefers-reduced-motion: reduce)").matches);
}

/** @param {Point[]} via */
export function slideTime(via) {
  return via.length ? Math.min(LONGEST, Math.max(2 * STEP, STEP * (via.length + 1))) : SLIDE;
}

/**
 * The way from where a piece is seen to where it now stands, as seen from there.
 * @param {Point} from
 * @param {Point} to
 * @param {Point[]} via
 */
export function path(from, to, via) {
  return [from, ...via, to].map(([x, y]) => ({ translate: `${x - to[0]}px ${y - to[1]}px` }));
}

/** How far a slide that is still under way has left the piece from its place. @param {Element} node @returns {Point} */
function underWay(node) {
  const offset = node.ownerDocument.defaultView?.getComputedStyle(node).translate ?? "";
  const [x, y] = offset.split(" ").map(Number.parseFloat);
  return [x || 0, y || 0];
}

/** @param {Element} layers @returns {Map<string, Element>} */
function byId(layers) {
  return new Map([...layers.querySelectorAll("[data-k]")].map((node) => [node.getAttribute("data-k") ?? "", node]));
}

/**
 * Where moving pieces are seen at this moment; asked just before a new scene is drawn.
 * @param {Element} layers
 * @param {Map<string, Shape>} shapes
 */
export function seen(layers, shapes) {
  /** @type {Map<string, Point | null>} */
  const places = new Map();
  for (const [id, node] of byId(layers)) {
    const at = shapes.get(id)?.at;
    const [dx, dy] = at && slides.get(node)?.playState === "running" ? underWay(node) : [0, 0];
    places.set(id, at ? [at[0] + dx, at[1] + dy] : null);
  }
  return places;
}

/**
 * Moves the drawn pieces from where they were seen to where the new scene has put them.
 * @param {Element} layers
 * @param {Map<string, Point | null>} before
 * @param {Map<string, Shape>} shapes
 */
export function move(layers, before, shapes) {
  const still = prefersStill(layers);
  for (const [id, node] of byId(layers)) {
    if (typeof node.animate !== "function") return;
    const was = before.get(id);
    const { at, via = [] } = shapes.get(id) ?? {};
    if (was === undefined) {
      const inNew = node.parentElement?.closest("[data-k]");
      if (inNew && !before.has(inNew.getAttribute("data-k") ?? "")) continue;
      node.animate([{ opacity: 0, offset: 0 }], { id: "appear", duration: still ? CROSS_FADE : APPEAR, easing: "ease-out" });
    } else if (at && was && (at[0] !== was[0] || at[1] !== was[1])) {
      slides.get(node)?.cancel();
      if (still) node.animate([{ opacity: 0, offset: 0 }], { id: "appear", duration: CROSS_FADE });
      else slides.set(node, node.animate(path(was, at, via), { id: "slide", duration: slideTime(via), easing: "ease-in-out" }));
    }
  }
}

/** @param {SVGGraphicsElement} node @param {SVGSVGElement} svg */
function ownMatrix(node, svg) {
  let own = svg.createSVGMatrix();
  for (const { matrix } of node.transform?.baseVal ?? []) own = own.multiply(matrix);
  return own;
}

/**
 * From an element's own units to the board's; read off the attributes, because asking for the screen's lays it out.
 * @param {SVGGraphicsElement} node
 * @param {SVGSVGElement} svg
 * @returns {SVGMatrix}
 */
function within(node, svg) {
  if (/** @type {Element} */ (node) === svg) return svg.createSVGMatrix();
  return within(/** @type {SVGGraphicsElement} */ (node.parentNode), svg).multiply(ownMatrix(node, svg));
}

/**
 * A piece that stands for the target pointed at grows about the target's middle.
 * @param {SVGGElement} layers
 * @param {Target} target
 * @returns {Animation | null}
 */
export function grow(layers, target) {
  const svg = layers.ownerSVGElement;
  const piece = /** @type {SVGGraphicsElement | undefined} */ (byId(layers).get(target.id));
  if (!svg || !piece || typeof piece.animate !== "function" || prefersStill(layers)) return null;
  const around = within(/** @type {SVGGraphicsElement} */ (piece.parentNode), svg);
  const { x, y } = new DOMPoint(target.x, target.y).matrixTransform(around.inverse());
  const own = ownMatrix(piece, svg);
  const stands = `matrix(${own.a}, ${own.b}, ${own.c}, ${own.d}, ${own.e}, ${own.f})`;
  const frames = [1, GROWN].map((scale) => ({
    transform: `translate(${x}px, ${y}px) scale(${scale}) translate(${-x}px, ${-y}px) ${stands}`,
  }));
  return piece.animate(frames, { id: "grow", duration: 120, fill: "forwards", easing: "ease-out" });
}
