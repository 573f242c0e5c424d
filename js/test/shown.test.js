import assert from "node:assert/strict";
import { test } from "node:test";
import { LABELS, openTable } from "./page.js";

/** @import { TestContext } from "node:test" */

/** @param {number} value */
const number = (value) => [{ text: String(value) }];
const TABLE = {
  label: "Score",
  head: [[{ text: "" }], [{ icon: "mark-0", label: "Ada" }], [{ icon: "mark-1", label: "Bob" }]],
  rows: [
    [[{ text: "Ruins" }], number(4), number(2)],
    [[{ text: "Finds" }], number(1), number(3)],
    [[{ text: "Total" }], number(5), number(5)],
  ],
};
const STEPS = ["first", "second", "third"].map((text, i) => ({ rule: `N${i}`, text, catalogue: `all of N${i}` }));
const turn = { id: "turn", area: "turn", rows: [] };
const labels = { ...LABELS, step_on: "Next", step_back: "Back", step_all: "All", step_first: "Again" };
const result = (steps = STEPS) => ({ id: "scores", area: "result", title: "Score", rows: [{ ...TABLE, steps }] });

/** A board on which a game ends while one looks on. @param {TestContext} context */
async function ending(context) {
  const table = openTable(context, { cards: [turn], labels });
  await table.model.set({ cards: [turn, result()] });
  return table;
}

/** The lines of the table: what is told, what comes, and the one it has come to. @param {{ root: HTMLElement }} table */
const lines = ({ root }) =>
  [...root.querySelectorAll("tbody tr")].map((row) => (row.classList.contains("nw-later") ? "later" : row.classList.contains("nw-now") ? "now" : "told"));
/** @param {{ root: HTMLElement }} table */
const sentence = ({ root }) => root.querySelector(".nw-told .nw-reason")?.firstChild?.textContent;

test("a table that comes while one looks on is told from its first line, back and forth", async (context) => {
  const table = await ending(context);
  assert.deepEqual([lines(table), sentence(table)], [["now", "later", "later"], "first"]);
  await table.press("step-on");
  assert.deepEqual([lines(table), sentence(table)], [["told", "now", "later"], "second"]);
  await table.press("step-back");
  await table.press("step-back");
  assert.deepEqual(lines(table), ["now", "later", "later"]);
  assert.equal(table.get("step-back").getAttribute("aria-disabled"), "true");
  await table.press("step-all");
  assert.deepEqual([lines(table), sentence(table)], [["told", "told", "now"], "third"]);
  assert.equal(table.get("step-on").getAttribute("aria-disabled"), "true");
  await table.press("step-first");
  assert.deepEqual(lines(table), ["now", "later", "later"]);
  assert.deepEqual(table.model.sent, [], "how far it is told is nobody else's business");
});

test("a table that was there before is shown whole, and one without steps is only a table", (context) => {
  const table = openTable(context, { cards: [turn, result()], labels });
  assert.deepEqual(lines(table), ["told", "told", "now"]);
  const plain = openTable(context, { cards: [turn, result([])], labels });
  assert.deepEqual([lines(plain), plain.root.querySelector(".nw-told")], [["told", "told", "told"], null]);
});

test("what was told stays told when the card goes and comes back", async (context) => {
  const table = await ending(context);
  await table.press("step-on");
  await table.model.set({ cards: [turn] });
  await table.model.set({ cards: [turn, result()] });
  assert.deepEqual(lines(table), ["told", "now", "later"]);
});

test("the keys beside the buttons tell on and back, and the notebook around does not hear them", async (context) => {
  const table = await ending(context);
  table.get("step-on").focus();
  const after = [];
  for (const key of ["ArrowRight", "End", "ArrowLeft", "Home", "ArrowLeft"]) {
    assert.equal(await table.key(key), false, key);
    after.push(lines(table).indexOf("now"));
  }
  assert.deepEqual(after, [1, 2, 1, 0, 0]);
  assert.equal(table.focused(), "step-on");
});

test("each line is read aloud with the heads of its columns, its sentence and its rule", async (context) => {
  const table = await ending(context);
  const heard = () => [...table.get("live").querySelectorAll("p")].map((line) => line.textContent).at(-1);
  assert.equal(heard(), "Ruins, Ada 4, Bob 2. first N0");
  await table.press("step-on");
  assert.equal(heard(), "Finds, Ada 1, Bob 3. second N1");
  const before = table.get("live").querySelectorAll("p").length;
  await table.model.set({ cards: [turn, result()] });
  assert.equal(table.get("live").querySelectorAll("p").length, before, "the same line is not read again");
});

test("the rule behind a line can be read, until the next line", async (context) => {
  const table = await ending(context);
  const catalogue = () => table.root.querySelector(".nw-told .nw-catalogue:not([hidden])")?.textContent;
  assert.equal(catalogue(), undefined);
  await table.press("bubble-rule");
  assert.equal(catalogue(), "all of N0");
  await table.press("step-on");
  assert.equal(catalogue(), undefined);
});
