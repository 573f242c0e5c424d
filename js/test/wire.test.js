import assert from "node:assert/strict";
import { test } from "node:test";
import { readShape, readTarget, readTraits } from "../src/wire.js";

test("the short form of a symbol is a use of it", () => {
  assert.deepEqual(readShape({ t: "#c1", k: "chip-3", at: [1, 2], a: { color: "red" } }), {
    t: "use",
    a: { color: "red", href: "#c1" },
    k: "chip-3",
    at: [1, 2],
  });
  assert.deepEqual(readShape({ t: "g", c: [{ t: "#n" }] }), { t: "g", c: [{ t: "use", a: { href: "#n" } }] });
  assert.deepEqual(readShape("c1 20 31.5 chip-3"), { t: "use", a: { href: "#c1" }, at: [20, 31.5], k: "chip-3" });
  assert.deepEqual(readShape("c1 20 30"), { t: "use", a: { href: "#c1" }, at: [20, 30] });
});

test("a shape that is no more than its tag, attributes and children is a list of them", () => {
  const group = readShape(["g", { fill: "red" }, ["#n", { opacity: 0.5 }], { t: "text", x: "7" }, "c1 2 3"]);
  const children = [{ t: "use", a: { opacity: 0.5, href: "#n" }, c: [] }, { t: "text", x: "7" }, { t: "use", a: { href: "#c1" }, at: [2, 3] }];
  assert.deepEqual(group, { t: "g", a: { fill: "red" }, c: children });
});

test("drawings are known by name, and places by theirs", () => {
  const fish = ["g", { id: "fish" }, ["path", {}]];
  const backdrop = { size: [9, 9], shapes: [["defs", {}, fish], ["rect", {}]], places: [{ r: 4, at: "A1 1 2 A2 3 4.5" }, { r: 7, at: "B 5 6" }] };
  const read = readTraits(/** @type {any} */ ({ get: (/** @type {string} */ name) => ({ backdrop })[name] })).backdrop;
  assert.deepEqual(read?.shapes?.map(({ t }) => t), ["rect"]);
  assert.deepEqual([...(read?.symbols ?? [])], [["fish", fish]]);
  assert.deepEqual(read?.places, [{ name: "A1", x: 1, y: 2, r: 4 }, { name: "A2", x: 3, y: 4.5, r: 4 }, { name: "B", x: 5, y: 6, r: 7 }]);
});

test("a preview without a place stands on its target; a target is allowed unless it says no", () => {
  const target = readTarget({ id: "a", action: "go", label: "A", at: [10, 20, 5], preview: ["ring", "ring 1 1"] });
  assert.equal(target.legal, true);
  assert.deepEqual([target.x, target.y, target.r], [10, 20, 5]);
  assert.deepEqual(target.preview?.map((shape) => shape.at), [[10, 20], [1, 1]]);
  assert.equal(readTarget({ id: "b", action: "go", label: "B", at: [0, 0, 1], legal: false }).legal, false);
});

test("the same trait gives the same picture, and cards of both traits stand together", () => {
  /** @type {Record<string, any>} */
  const traits = { backdrop: { size: [1, 1] }, scene: { ply: 1 }, cards: [{ id: "turn" }], standing: [{ id: "legend" }] };
  const model = /** @type {any} */ ({ get: (/** @type {string} */ name) => traits[name] });
  const [one, two] = [readTraits(model), readTraits(model)];
  assert.equal(one.scene, two.scene);
  assert.equal(one.backdrop, two.backdrop);
  assert.deepEqual(one.cards.map((card) => card.id), ["turn", "legend"]);
});
