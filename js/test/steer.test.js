import assert from "node:assert/strict";
import { test } from "node:test";
import { entrance, inDirection, nearestLegal, steer, targetAt } from "../src/steer.js";
import { target } from "./page.js";

/** @import { Target } from "../src/wire.js" */

//  a  b  c
//  d     e
const a = target("a", 0, 0);
const b = target("b", 100, 10);
const c = target("c", 200, 0, { legal: false });
const d = target("d", 0, 100, { legal: false });
const e = target("e", 200, 100);
const places = [a, b, c, d, e];
const ids = (/** @type {(Target | undefined)[]} */ ...found) => found.map((each) => each?.id);

test("an arrow goes to the neighbour on its side, not to one further on", () => {
  assert.deepEqual(ids(inDirection(places, a, "ArrowRight"), inDirection(places, b, "ArrowRight"), inDirection(places, c, "ArrowLeft")), ["b", "c", "b"]);
  assert.deepEqual(ids(inDirection(places, a, "ArrowDown"), inDirection(places, e, "ArrowUp"), inDirection(places, d, "ArrowRight")), ["d", "c", "e"]);
});

test("an arrow with nothing straight ahead takes what lies aslant", () => {
  assert.equal(inDirection([b, d], b, "ArrowDown")?.id, "d");
});

test("at the edge an arrow stays where it is, and is still the board's", () => {
  assert.equal(inDirection(places, c, "ArrowRight"), undefined);
  assert.equal(steer(places, c, "ArrowRight"), c);
});

test("arrows reach every place from every other", () => {
  const grid = Array.from({ length: 32 }, (_, i) => target(`${i}`, 90 * (i % 7) + 7 * (i % 3), 110 * Math.floor(i / 7) + 9 * (i % 4)));
  for (const from of grid) {
    const reached = new Set([from]);
    for (const each of reached) for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) reached.add(steer(grid, each, key) ?? each);
    assert.equal(reached.size, grid.length);
  }
});

test("N walks through the allowed places, Home and End are the first and the last of them", () => {
  assert.deepEqual(ids(steer(places, a, "n"), steer(places, b, "N"), steer(places, e, "n")), ["b", "e", "a"]);
  assert.deepEqual(ids(steer(places, c, "Home"), steer(places, c, "End")), ["a", "e"]);
  assert.deepEqual(ids(steer([c, d], c, "n"), steer([c, d], c, "End")), ["c", "d"]);
});

test("Shift and N walk back through the allowed places", () => {
  assert.deepEqual(ids(steer(places, e, "N", true), steer(places, b, "N", true), steer(places, a, "N", true), steer(places, c, "N", true)), ["b", "a", "e", "b"]);
  assert.deepEqual(ids(steer([c, d], d, "N", true)), ["d"]);
});

test("on a full grid an arrow goes to the very next place, and back again", () => {
  const grid = Array.from({ length: 100 }, (_, i) => target(`${i}`, 24 * (i % 10), 24 * Math.floor(i / 10)));
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 10, ArrowUp: -10 };
  for (const [key, step] of Object.entries(steps)) assert.equal(steer(grid, /** @type {Target} */ (grid[55]), key)?.id, `${55 + step}`);
});

test("over a gap an arrow keeps its row, unless something a little aslant is much nearer", () => {
  const from = target("from", 0, 0);
  const aslant = target("aslant", 24, 30);
  assert.equal(inDirection([aslant, target("far", 200, 0)], from, "ArrowRight")?.id, "far");
  assert.equal(inDirection([aslant, target("away", 500, 0)], from, "ArrowRight")?.id, "aslant");
});

test("arrows reach every place of a ragged hundred from every other", () => {
  const ragged = Array.from({ length: 160 }, (_, i) => target(`${i}`, 24 * (i % 16) + (i % 3), 24 * Math.floor(i / 16))).filter((_, i) => (i * 7919) % 8 > 2);
  assert.equal(ragged.length, 100);
  for (const from of ragged) {
    const reached = new Set([from]);
    for (const each of reached) for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) reached.add(steer(ragged, each, key) ?? each);
    assert.equal(reached.size, ragged.length, from.id);
  }
});

test("other keys are no business of the board", () => {
  for (const key of ["Tab", "x", "PageDown", "toString"]) assert.equal(steer(places, a, key), undefined);
});

test("Tab enters where one was, else at the first allowed place", () => {
  assert.deepEqual(ids(entrance(places, "d"), entrance([c, d, e], null), entrance([c, d], "gone"), entrance([], null)), ["d", "e", "c", undefined]);
});

test("when a place goes, the nearest allowed one stands in", () => {
  assert.equal(nearestLegal(places, { x: 190, y: 20 })?.id, "e");
  assert.equal(nearestLegal([c, d], { x: 0, y: 0 }), undefined);
});

test("a mouse hits what it is on", () => {
  assert.equal(targetAt(places, { x: 9, y: 0 }, 1, false)?.id, "a");
  assert.equal(targetAt(places, { x: 11, y: 0 }, 1, false), undefined);
});

test("a finger reaches beyond a small place, allowed ones first", () => {
  const near = target("near", 20, 0, { legal: false });
  const far = target("far", -5, 0);
  assert.equal(targetAt([near, far], { x: 9, y: 0 }, 1, true)?.id, "far");
  assert.equal(targetAt([near, far], { x: 14, y: 0 }, 1, true)?.id, "near");
  assert.equal(targetAt([near, far], { x: 9, y: 0 }, 3, true), undefined, "30 px are big enough for a finger");
  assert.equal(targetAt([near, far], { x: 40, y: 0 }, 1, true), undefined);
});
