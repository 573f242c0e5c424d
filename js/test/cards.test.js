import assert from "node:assert/strict";
import { test } from "node:test";
import { cardNode } from "../src/cards.js";
import { crowded, frameNode } from "../src/frame.js";
import { CLOSED } from "../src/shown.js";
import { LABELS, drawn, traitsWith } from "./page.js";

/** @param {any} card */
const card = (card) => /** @type {HTMLElement} */ (drawn(cardNode({ id: "one", area: "seat", ...card }, "nw7-")).firstElementChild);
/** @param {any[]} items @param {any[]} [right] */
const row = (items, right) => card({ rows: [{ items, right }] });

test("a name with markup in it shows its markup", () => {
  const name = "<img src=x onerror=alert(1)>";
  const shown = card({ title: name, rows: [{ items: [{ text: name }, { pill: name }, { button: "go", label: name }, { icon: "mark", label: name }] }] });
  assert.equal(shown.querySelector("img"), null);
  for (const part of [".nw-title", ".nw-text", ".nw-pill", "button", "title"]) assert.equal(shown.querySelector(part)?.textContent, name);
});

test("a button carries its action, and one that is not allowed can still be asked why", () => {
  const buttons = row([{ button: "take", label: "Take it", style: "primary" }, { button: ":undo", label: "Undo", legal: false }]).querySelectorAll("button");
  assert.deepEqual([...buttons].map((button) => [button.dataset.action, button.textContent, button.getAttribute("aria-disabled"), button.disabled]), [
    ["take", "Take it", null, false],
    [":undo", "Undo", "true", false],
  ]);
  assert.match(buttons[0]?.className ?? "", /nw-primary/);
});

test("a style that does not exist is the usual one", () => {
  const shown = row([{ button: "go", label: "Go", style: "x nw-covered" }, { text: "hm", style: "huge" }]);
  assert.equal(shown.querySelector("button")?.className, "nw-button nw-plain");
  assert.equal(shown.querySelector("span")?.className, "nw-text nw-body");
});

test("an icon is a symbol of this very board, named if it has a name", () => {
  const [named, bare] = row([{ icon: "mark-0", label: "Orange", size: 34 }, { icon: "chip" }]).querySelectorAll("svg");
  assert.equal(named?.querySelector("use")?.getAttribute("href"), "#nw7-mark-0");
  assert.deepEqual([named?.getAttribute("role"), named?.getAttribute("aria-label"), named?.getAttribute("width")], ["img", "Orange", "34"]);
  assert.deepEqual([bare?.getAttribute("aria-hidden"), bare?.getAttribute("width")], ["true", "20"]);
});

test("an icon and the text after it stay together, long texts take their line", () => {
  const shown = row([{ icon: "chip" }, { text: "0–3" }, { icon: "chip" }, { text: "a text much longer than a word or two" }]);
  const pairs = shown.querySelectorAll(".nw-pair");
  assert.deepEqual([...pairs].map((pair) => pair.classList.contains("nw-long")), [false, true]);
  assert.equal(pairs[0]?.textContent, "0–3");
});

test("the step of the turn that is on is said, not only coloured", () => {
  const pills = row([], [{ pill: "Roll", on: true }, { pill: "Search" }]).querySelectorAll(".nw-right .nw-pill");
  assert.deepEqual([...pills].map((pill) => [pill.textContent, pill.getAttribute("aria-current")]), [["Roll", "step"], ["Search", null]]);
});

test("how much is done is a bar with its name and its percent, never more than whole", () => {
  const bars = row([{ bar: 0.424, label: "Thinking" }, { bar: 7, label: "More" }]).querySelectorAll("[role=progressbar]");
  assert.deepEqual([...bars].map((bar) => [bar.getAttribute("aria-label"), bar.getAttribute("aria-valuenow")]), [["Thinking", "42"], ["More", "100"]]);
  assert.equal(/** @type {HTMLElement} */ (bars[0]?.firstElementChild).style.width, "42%");
});

test("a button says which key presses it", () => {
  assert.equal(row([{ button: ":help", label: "Help", key: "h" }]).querySelector("button")?.getAttribute("aria-keyshortcuts"), "H");
});

test("a table has heads for its columns and its rows", () => {
  const table = card({ rows: [{ label: "Scores", head: [[{ text: "Round" }], [{ text: "Ada" }]], rows: [[[{ text: "1" }], [{ text: "12" }]]] }] }).querySelector("table");
  assert.equal(table?.getAttribute("aria-label"), "Scores");
  assert.deepEqual([...(table?.querySelectorAll("th") ?? [])].map((cell) => [cell.getAttribute("scope"), cell.textContent]), [["col", "Round"], ["col", "Ada"], ["row", "1"]]);
  assert.equal(table?.querySelector("td")?.textContent, "12");
});

test("where there is little room a card is its brief line, which opens it", () => {
  const seat = { id: "one", area: "seat", rows: [{ items: [{ text: "Bob in full" }] }, { items: [{ text: "five boxes" }] }], brief: { items: [{ text: "Bob" }] } };
  const text = (/** @type {any} */ here) => drawn(cardNode(seat, "nw7-", here)).textContent;
  const open = { ...CLOSED, open: true };
  assert.deepEqual([text({}), text({ slim: true }), text({ slim: true, shown: open })], ["Bob in fullfive boxes", "Bob", "Bob in fullfive boxes"]);
  const fold = (/** @type {any} */ shown) => drawn(cardNode(seat, "nw7-", { slim: true, shown })).querySelector("[data-fold]");
  assert.deepEqual([fold(CLOSED)?.getAttribute("aria-expanded"), fold(open)?.getAttribute("aria-expanded")], ["false", "true"]);
  assert.equal(drawn(cardNode({ ...seat, brief: undefined }, "nw7-", { slim: true })).querySelector("[data-fold]"), null);
});

test("a card is named by its title, its seat's colour is a name and nothing else", () => {
  const shown = card({ title: "Ada", accent: "seat-0", active: true });
  assert.equal(shown.querySelector(`#${shown.getAttribute("aria-labelledby")}`)?.textContent, "Ada");
  assert.equal(shown.style.getPropertyValue("--card-accent"), "var(--seat-0)");
  assert.equal(shown.getAttribute("aria-current"), "true");
  const forged = card({ accent: "seat-0); background: url(x" });
  assert.equal(forged.getAttribute("style"), null);
});

test("cards stand in their areas, one of an unknown area in the log", () => {
  const cards = ["log", "legend", "turn", "seat", "score", "result", "moon"].map((area) => ({ id: area, area, rows: [] }));
  const traits = /** @type {any} */ (traitsWith({ cards }));
  const page = drawn(frameNode({ traits, board: null, tools: null, bubble: null, size: "middle", shown: () => CLOSED, prefix: "nw7-", live: [] }));
  const areas = [...page.querySelectorAll(".nw-area")].map((area) => [...area.children].map((each) => each.getAttribute("data-card")).join());
  assert.deepEqual(areas, ["turn", "result", "seat", "score", "log,moon", "legend"]);
  assert.equal(page.querySelector(".nw-cards")?.getAttribute("aria-label"), LABELS.cards);
});

test("seats with much on them send log and scores below the board, whatever the turn card shows", () => {
  const seats = (/** @type {number} */ count, /** @type {number} */ rows) =>
    Array.from({ length: count }, (_, i) => ({ id: `s${i}`, area: "seat", rows: Array.from({ length: rows }, () => ({ items: [] })) }));
  const turn = { id: "turn", area: "turn", rows: Array.from({ length: 20 }, () => ({ items: [] })) };
  assert.deepEqual([crowded([turn, ...seats(2, 6)]), crowded([turn, ...seats(4, 6)])], [false, true]);
  const table = { head: [], rows: [[], []] };
  assert.equal(crowded(seats(4, 2).map((seat) => ({ ...seat, rows: [...seat.rows, table] }))), true, "a table has as many lines as it shows");
  const traits = /** @type {any} */ (traitsWith({ cards: [...seats(4, 6), { id: "log", area: "log", rows: [] }] }));
  const page = drawn(frameNode({ traits, board: null, tools: null, bubble: null, size: "middle", shown: () => CLOSED, prefix: "nw7-", live: [] }));
  assert.ok(page.querySelector(".nw-below [data-card=log]"));
});
