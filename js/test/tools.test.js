// The tools of the board, how far it may be zoomed and panned, and full size.
import assert from "node:assert/strict";
import { test } from "node:test";
import { options } from "preact";
import { zoomIdentity } from "d3-zoom";
import { inside, intoView, meant } from "../src/zoom.js";
import { LABELS, SCENE, openTable, settle, target } from "./page.js";

const WORDS = { ...LABELS, turn: "turn", zoom_in: "closer", zoom_out: "farther", fit: "all of it", full: "full size", leave_full: "back to the page" };
/** happy-dom's wheels know no Ctrl. @param {Window & typeof globalThis} window @param {number} deltaY */
const ctrlWheel = (window, deltaY) =>
  Object.defineProperties(new window.WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY }), { ctrlKey: { value: true }, metaKey: { value: false } });
const ZOOMED = { backdrop: { size: [120, 40], zoom: true }, labels: WORDS };

test("each tool has its name, and stands before the board outside of its picture", (t) => {
  const { root, get } = openTable(t, ZOOMED);
  const tools = [...root.querySelectorAll(".nw-tool")];
  assert.deepEqual(tools.map((tool) => [tool.getAttribute("data-tool"), tool.getAttribute("aria-label")]), [
    ["zoom_in", "closer"],
    ["zoom_out", "farther"],
    ["fit", "all of it"],
    ["full", "full size"],
  ]);
  assert.equal(get("board").contains(tools[0] ?? null), false);
});

test("a board that cannot be zoomed has no tools for it, and its keys stay the notebook's", async (t) => {
  const { root, get, key } = openTable(t, { labels: WORDS });
  assert.deepEqual([...root.querySelectorAll(".nw-tool")].map((tool) => tool.getAttribute("data-tool")), ["full"]);
  get("target-a").focus();
  for (const each of ["+", "-", "0"]) assert.equal(await key(each), true);
});

test("a board whose labels lack the tools has none", (t) => {
  assert.equal(openTable(t).root.querySelector(".nw-bar"), null);
});

test("the keys of the zoom are the board's where it can be zoomed, but Ctrl and + stay the browser's", async (t) => {
  const { get, key } = openTable(t, ZOOMED);
  get("target-a").focus();
  for (const each of ["+", "=", "-", "0"]) assert.equal(await key(each), false, each);
  assert.equal(await key("+", { ctrlKey: true }), true);
});

test("the picture never leaves its frame", () => {
  /** @param {number} k @param {number} x @param {number} y */
  const held = (k, x, y) => inside(zoomIdentity.translate(x, y).scale(k), [[0, 0], [300, 200]]);
  assert.deepEqual({ ...held(2, 50, -500) }, { k: 2, x: 0, y: -200 });
  assert.deepEqual({ ...held(2, -500, -70) }, { k: 2, x: -300, y: -70 });
  const whole = held(1, 9, -9);
  assert.deepEqual([whole.k, whole.x + 0, whole.y + 0], [1, 0, 0]);
});

test("a target out of sight comes into sight with some room around it, one in sight stays", () => {
  assert.deepEqual([intoView(150, 10, 300), intoView(-40, 10, 300), intoView(310, 10, 300)], [0, 62, -32]);
  assert.equal(intoView(0, 500, 300), 150, "what is larger than the frame is shown by its middle");
});

test("the page keeps its wheel and one finger until the board is zoomed", () => {
  const keys = { ctrlKey: false, metaKey: false };
  const touch = (/** @type {number} */ length) => ({ type: "touchstart", touches: { length }, ...keys });
  assert.deepEqual([meant({ type: "wheel", ...keys }, 3), meant({ type: "wheel", ...keys, ctrlKey: true }, 1), meant({ type: "wheel", ...keys, metaKey: true }, 1)], [false, true, true]);
  assert.deepEqual([meant(touch(1), 1), meant(touch(2), 1), meant(touch(1), 2)], [false, true, true]);
  const mouse = { type: "mousedown", button: 0, ...keys };
  assert.deepEqual([meant(mouse, 1), meant(mouse, 2), meant({ ...mouse, button: 2 }, 2)], [false, true, false]);
});

test("Ctrl and the wheel never zoom the page instead of a board", (t) => {
  const { get, window } = openTable(t, ZOOMED);
  const event = ctrlWheel(window, 100);
  get("target-a").dispatchEvent(event);
  assert.equal(event.defaultPrevented, true);
});

test("a drag of more than 6 px is no click", async (t) => {
  const { get, window, model } = openTable(t);
  const drag = async (/** @type {number} */ far) => {
    get("target-a").dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, clientX: 10, clientY: 10 }));
    get("target-a").dispatchEvent(new window.MouseEvent("click", { bubbles: true, detail: 1, clientX: 10 + far, clientY: 10 }));
    await settle();
  };
  await drag(7);
  assert.equal(model.sent.length, 0);
  await drag(6);
  assert.equal(model.sent.length, 1);
});

test("where full screen is not allowed the board covers the page, and Escape leaves it", async (t) => {
  const { get, press, root, key, focused } = openTable(t, { labels: WORDS });
  get("tool-full").focus();
  await press("tool-full");
  await settle();
  assert.ok(root.hasAttribute("data-full"));
  assert.equal(get("tool-leave_full").getAttribute("aria-label"), "back to the page");
  assert.equal(focused(), "tool-leave_full", "one button enters and leaves");
  assert.equal(await key("Escape"), false);
  assert.equal(root.hasAttribute("data-full"), false);
  assert.equal(await key("Escape"), true);
});

test("full screen that is refused falls back to covering the page", async (t) => {
  const { press, root, document } = openTable(t, { labels: WORDS });
  Object.defineProperty(document, "fullscreenEnabled", { value: true });
  root.requestFullscreen = () => Promise.reject(new Error("not in this frame"));
  await press("tool-full");
  await settle();
  assert.ok(root.hasAttribute("data-full"));
  await press("tool-leave_full");
  assert.equal(root.hasAttribute("data-full"), false);
});

test("a board that can be zoomed leaves no listener either", async (t) => {
  const { root, close, window } = openTable(t, ZOOMED);
  const board = /** @type {HTMLElement} */ (root.querySelector(".nw-board"));
  close();
  const event = ctrlWheel(window, -100);
  board.dispatchEvent(event);
  assert.equal(event.defaultPrevented, false);
});

test("a pointer that passes over a hundred targets draws two of them, and nothing else anew", async (t) => {
  const targets = Array.from({ length: 100 }, (_, i) => target(`t${i}`, i, i));
  const layers = Array.from({ length: 50 }, (_, i) => ({ t: "circle", k: `k${i}`, a: { class: "piece" } }));
  const { get, window } = openTable(t, { scene: { ...SCENE, targets, layers } });
  const over = async (/** @type {string} */ id) => (get(id).dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true })), settle());
  await over("target-t5");
  /** @type {string[]} */
  const drawn = [];
  const before = options.diffed;
  options.diffed = (node) => void drawn.push(String(/** @type {any} */ (node.props)?.class));
  t.after(() => (options.diffed = before));
  await over("target-t6");
  options.diffed = before;
  assert.equal(drawn.filter((each) => each.includes("nw-target")).length, 2);
  assert.equal(drawn.filter((each) => /piece|nw-card |nw-backdrop/.test(each)).length, 0);
});
