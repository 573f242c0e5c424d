import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { grow, move, path, seen, slideTime } from "../src/motion.js";
import { shapeNodes, shapesById } from "../src/shapes.js";
import { drawn, target } from "./page.js";

/** @import { Point, Shape } from "../src/wire.js" */

/** @typedef {{ node: string | null, frames: any[], id: string, duration: number, iterations?: number }} Played */

/**
 * Draws one scene and then another, and tells what was set in motion.
 * @param {Shape[]} before
 * @param {Shape[]} after
 * @param {boolean} [still] whether the person prefers no motion
 */
function played(before, after, still = false) {
  const layers = drawn(shapeNodes(before, "nw7-"), true);
  const window = /** @type {any} */ (layers.ownerDocument.defaultView);
  window.matchMedia = (/** @type {string} */ query) => ({ matches: still && query.includes("reduced-motion") });
  /** @type {Played[]} */
  const motions = [];
  window.Element.prototype.animate = function (/** @type {any[]} */ frames, /** @type {any} */ options) {
    motions.push({ node: this.getAttribute("data-k"), frames, ...options });
  };
  const places = seen(layers, shapesById(before));
  render(shapeNodes(after, "nw7-"), layers);
  move(layers, places, shapesById(after));
  return motions;
}

/** @param {string} k @param {Point} at @param {Partial<Shape>} [more] @returns {Shape} */
const piece = (k, at, more) => ({ t: "g", k, at, ...more });

test("a piece slides from where it was, along the points it passes", () => {
  const [slide] = played([piece("diver", [0, 0])], [piece("diver", [30, 10], { via: [[10, 0], [20, 0]] })]);
  assert.equal(slide?.node, "diver");
  assert.deepEqual(slide?.frames.map((frame) => frame.translate), ["-30px -10px", "-20px -10px", "-10px -10px", "0px 0px"]);
  assert.equal(slide?.duration, 180);
});

test("however long the way, it takes at most 300 ms, and nothing loops", () => {
  assert.deepEqual([0, 1, 2, 4, 5, 40].map((points) => slideTime(Array(points).fill([0, 0]))), [180, 120, 180, 300, 300, 300]);
  const shapes = played([piece("a", [0, 0])], [piece("a", [9, 9], { via: Array(40).fill([1, 1]) }), piece("new", [1, 1])]);
  assert.equal(shapes.length, 2);
  for (const { duration, iterations = 1 } of shapes) assert.ok(duration <= 300 && iterations === 1);
});

test("what stays where it is does not move", () => {
  assert.deepEqual(played([piece("a", [3, 3])], [piece("a", [3, 3], { a: { fill: "red" } })]), []);
});

test("what is new appears, with everything in it at once", () => {
  const motions = played([], [piece("crate", [0, 0], { c: [piece("lid", [1, 1])] })]);
  assert.deepEqual(motions.map(({ node, id }) => [node, id]), [["crate", "appear"]]);
  assert.ok((motions[0]?.duration ?? 999) <= 200);
});

test("who prefers no motion sees a short cross-fade and nothing moving", () => {
  const motions = played([piece("a", [0, 0])], [piece("a", [50, 0], { via: [[9, 9]] }), piece("new", [1, 1])], true);
  assert.deepEqual(motions.map(({ id, duration }) => [id, duration]), [["appear", 100], ["appear", 100]]);
  for (const { frames } of motions) for (const frame of frames) assert.equal("translate" in frame || "transform" in frame, false);
});

test("a way ends where the piece stands", () => {
  assert.deepEqual(path([1, 2], [4, 6], []), [{ translate: "-3px -4px" }, { translate: "0px 0px" }]);
});

test("a piece under the pointer does not grow for who prefers no motion", () => {
  const layers = drawn(shapeNodes([{ t: "g", c: [piece("a", [0, 0])] }], "nw7-"), true).querySelector("g");
  const window = /** @type {any} */ (layers?.ownerDocument.defaultView);
  window.matchMedia = () => ({ matches: true });
  window.Element.prototype.animate = () => assert.fail("it moved");
  assert.equal(grow(/** @type {SVGGElement} */ (layers), target("a", 0, 0)), null);
});
