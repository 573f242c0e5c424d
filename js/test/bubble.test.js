import assert from "node:assert/strict";
import { test } from "node:test";
import { bubbleNode, bubbleOf, place, spoken } from "../src/bubble.js";
import { LABELS, drawn } from "./page.js";

const REASON = { rule: "D5", text: "You carry nothing.", catalogue: "A diver may put down a treasure." };
const bubble = bubbleOf({ target: "a" }, { text: "You carry nothing.", reasons: [REASON], at: ["load"] });

test("a sentence that is a reason is not said twice", () => {
  assert.equal(bubble.text, "");
  assert.equal(spoken(bubble), "You carry nothing. D5");
  assert.equal(spoken(bubbleOf({ target: "a" }, { text: "Too late." })), "Too late.");
});

test("several reasons that make up the sentence are not said twice either", () => {
  const more = { rule: "D6", text: "It is not your turn.", catalogue: "" };
  assert.equal(spoken(bubbleOf({ target: "a" }, { text: "You carry nothing. It is not your turn.", reasons: [REASON, more] })), "You carry nothing. D5 It is not your turn. D6");
});

test("what was pressed is marked with what is the reason, but not when there is none", () => {
  assert.deepEqual(bubble.at, ["load", "a"]);
  assert.deepEqual(bubbleOf({ target: "a" }, { text: "Too late." }).at, []);
  assert.deepEqual(bubbleOf({ button: ":undo", card: "turn" }, { reasons: [REASON] }).at, []);
});

test("the chip carries the rule's id, the rule itself comes on demand", () => {
  const shut = drawn(bubbleNode(bubble, LABELS, "nw7-", false));
  const chip = shut.querySelector(".nw-chip");
  const rule = shut.querySelector(`#${chip?.getAttribute("aria-controls")}`);
  assert.deepEqual([chip?.textContent, chip?.getAttribute("aria-label"), chip?.getAttribute("aria-expanded")], ["D5", "rule D5", "false"]);
  assert.equal(rule?.textContent, "");
  const open = drawn(bubbleNode({ ...bubble, open: "D5" }, LABELS, "nw7-", true));
  assert.equal(open.querySelector(".nw-chip")?.getAttribute("aria-expanded"), "true");
  assert.equal(open.querySelector(".nw-catalogue")?.textContent, REASON.catalogue);
  assert.equal(open.querySelector(".nw-close")?.getAttribute("aria-label"), "close");
});

test("sentences with markup in them are text", () => {
  const shown = drawn(bubbleNode(bubbleOf({ target: "a" }, { text: "<b>no</b>", reasons: [{ ...REASON, text: "<i>x</i>" }] }), LABELS, "nw7-", false));
  assert.equal(shown.querySelector("b, i"), null);
});

const BOUNDS = { left: 0, top: 0, width: 600, height: 400 };
const SIZE = { width: 200, height: 80 };
const box = (/** @type {number} */ left, /** @type {number} */ top) => ({ left, top, width: 20, height: 20 });

test("a bubble stands beside what was pressed, never over it and inside the board", () => {
  for (let left = 0; left <= 580; left += 20) {
    for (let top = 0; top <= 380; top += 20) {
      const spot = place(box(left, top), SIZE, BOUNDS, []);
      const apart = spot.left >= left + 20 || spot.left + 200 <= left || spot.top >= top + 20 || spot.top + 80 <= top;
      assert.ok(apart, `over ${left}, ${top}`);
      assert.ok(spot.left >= 0 && spot.left <= 400 && spot.top >= 0 && spot.top <= 320, `outside at ${left}, ${top}`);
    }
  }
});

test("it covers as few other places as it can, and its tail points at what was pressed", () => {
  const spot = place(box(300, 200), SIZE, BOUNDS, [box(300, 240)]);
  assert.deepEqual(spot, { side: "above", left: 210, top: 110, tail: 100 });
});
