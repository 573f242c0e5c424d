import assert from "node:assert/strict";
import { test } from "node:test";
import { readShape, readTarget, readTraits } from "../src/wire.js";

test("the short form of a symbol is a use of it", () => {
  assert.deepEqual(readShape({ u: "c1", k: "chip-3", at: [1, 2], a: { color: "red" } }), {
    t: "use",
    a: { color: "red", href: "#c1" },
    k: "chip-3",
    at: [1, 2],
  });
  assert.deepEqual(readShape({ t: "g", c: [{ u: "n" }] }), { t: "g", c: [{ t: "use", a: { href: "#n" } }] });
  assert.deepEqual(readShape("c1 20 31.5 chip-3"), { t: "use", a: { href: "#c1" }, at: [20, 31.5], k: "chip-3" });
  assert.deepEqual(readShape("c1 20 30"), { t: "use", a: { href: "#c1" }, at: [20, 30] });
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
