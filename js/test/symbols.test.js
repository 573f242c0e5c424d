import assert from "node:assert/strict";
import test from "node:test";
import { SCENE, openTable, target } from "./page.js";

/** A drawing of one shape, or of another drawing. @param {string} id @param {...string} others */
const symbol = (id, ...others) => ({ t: "g", a: { id }, c: [{ t: "path" }, ...others.map((name) => ({ t: `#${name}` }))] });

const DEFS = { t: "defs", c: [symbol("boat", "hull"), symbol("hull"), symbol("fish"), symbol("coin"), symbol("ghost"), symbol("never")] };
const CLIP = { t: "clipPath", a: { id: "frame" }, c: [{ t: "rect" }] };
const backdrop = { size: [120, 40], shapes: [{ ...DEFS, c: [...DEFS.c, CLIP] }, { t: "g", a: { "clip-path": "url(#frame)" } }] };

/** @param {Element} root */
const drawn = (root) => [...root.querySelectorAll(".nw-symbols > *")].map((node) => node.id.replace(/^nw\d+-/, "")).sort();

test("only drawings that the picture refers to stand in the page, with the drawings in them", (t) => {
  const { root } = openTable(t, { backdrop, scene: { ...SCENE, layers: ["boat 10 10 b"] } });
  assert.deepEqual(drawn(root), ["boat", "frame", "hull"]);
  const use = root.querySelector(".nw-layers use");
  assert.ok(root.querySelector(use?.getAttribute("href") ?? "nothing"));
});

test("what a card, a note or a later picture shows is brought, and stays", async (t) => {
  const { root, model } = openTable(t, { backdrop });
  const cards = [{ id: "turn", area: "turn", rows: [{ head: [[{ icon: "coin" }]], rows: [] }] }];
  await model.set({ cards });
  assert.deepEqual(drawn(root), ["coin", "frame"]);
  await model.set({ notes: ["fish 5 5"], cards: [] });
  assert.deepEqual(drawn(root), ["coin", "fish", "frame"]);
  const fish = root.querySelector("[id$=fish]");
  await model.set({ notes: [], scene: { ...SCENE, ply: 5, layers: ["hull 10 10 h"] } });
  assert.deepEqual(drawn(root), ["coin", "fish", "frame", "hull"]);
  assert.equal(root.querySelector("[id$=fish]"), fish);
});

test("what a target would do is drawn once it is pointed at", async (t) => {
  const targets = [target("a", 20, 20, { preview: /** @type {any} */ (["ghost"]) })];
  const { root, get, window } = openTable(t, { backdrop, scene: { ...SCENE, targets } });
  assert.deepEqual(drawn(root), ["frame"]);
  get("target-a").dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.deepEqual(drawn(root), ["frame", "ghost"]);
});

test("another backdrop has drawings of its own", async (t) => {
  const { root, model } = openTable(t, { backdrop, scene: { ...SCENE, layers: ["boat 10 10 b"] } });
  await model.set({ backdrop: { size: [120, 40], shapes: [{ t: "defs", c: [symbol("boat"), symbol("fish")] }] } });
  assert.deepEqual(drawn(root), ["boat"]);
  assert.equal(root.querySelectorAll(".nw-symbols use").length, 0);
});
