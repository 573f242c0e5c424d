// A picture on a card: its spots are pressed and walked through, and close ones do not cover each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reach } from "../src/picture.js";
import { openTable, target } from "./page.js";

const spot = (/** @type {string} */ id, /** @type {number} */ x) => ({ id, action: `:show ${id}`, label: `moment ${id}`, at: [x, 20, 11] });
const PLOT = { picture: [["path", { d: "M0 0H9" }]], size: [100, 40], label: "a curve", spots: [spot("3", 90), spot("1", 10), spot("2", 16)] };
const CARDS = { cards: [{ id: "plot", area: "chart", rows: [{ items: [PLOT] }] }] };

test("a picture has its name, its shapes and its spots from left to right, of which Tab reaches one", (t) => {
  const { root } = openTable(t, CARDS);
  const picture = root.querySelector(".nw-area-chart .nw-picture");
  assert.equal(picture?.getAttribute("aria-label"), "a curve");
  assert.equal(picture?.querySelector("path")?.getAttribute("d"), "M0 0H9");
  const spots = [...(picture?.querySelectorAll("[role=button]") ?? [])];
  assert.deepEqual(spots.map((each) => [each.getAttribute("aria-label"), each.getAttribute("tabindex")]), [
    ["moment 1", "0"],
    ["moment 2", "-1"],
    ["moment 3", "-1"],
  ]);
});

test("a spot is pressed by mouse and by Enter, and the arrows go from one to the next", async (t) => {
  const { get, press, key, model, focused } = openTable(t, CARDS);
  await press("spot-2");
  await model.answer({ ok: true });
  get("spot-1").focus();
  assert.equal(await key("ArrowRight"), false, "the notebook does not get it");
  assert.equal(focused(), "spot-2");
  await key("End");
  assert.equal(focused(), "spot-3");
  assert.equal(await key("Enter"), false);
  await model.answer({ ok: true });
  await key("Home");
  await key("ArrowLeft");
  assert.equal(focused(), "spot-1");
  assert.deepEqual(model.sent.map(({ action }) => action), [":show 2", ":show 3"]);
});

test("spots that stand close answer less far around, but never so little that they cannot be met", () => {
  const spots = [target("a", 0, 0, { r: 11 }), target("b", 12, 0, { r: 11 }), target("c", 14, 0, { r: 11 }), target("d", 90, 0, { r: 11 })];
  assert.deepEqual(spots.map((each) => reach(each, spots)), [6, 4, 4, 11]);
});
