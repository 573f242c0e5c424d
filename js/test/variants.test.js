// Turning what is pointed at: names change, nothing is asked, and one variant is kept for the whole board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openPointing } from "../src/pointing.js";
import { inVariant, turned, variantOf } from "../src/variants.js";
import { SCENE, LABELS, openTable, settle, target } from "./page.js";

const PREVIEW = [{ t: "#m{v}" }, { t: "g", c: [{ t: "#lock-{v}" }] }];
/** @param {string} id @param {number} x @param {string[]} [variants] */
const turnable = (id, x, variants = ["r0", "r90", "r180"]) =>
  target(id, x, 20, { action: `place ${id} {v}`, label: `${id} as {v}`, variants, preview: /** @type {any} */ (PREVIEW) });
const TARGETS = [turnable("a", 20), turnable("b", 60, ["r0", "r45"]), target("c", 100, 20)];
const TABLE = { scene: { ...SCENE, targets: TARGETS }, labels: { ...LABELS, turn: "turn it" } };

test("a target uses the wanted variant, or its first, and turning goes round in both directions", () => {
  const one = turnable("a", 0);
  assert.deepEqual([variantOf(one, "r90"), variantOf(one, "r45"), variantOf(one, null), variantOf(target("x", 0, 0), "r0")], ["r90", "r0", "r0", undefined]);
  assert.deepEqual([turned(one, null, 1), turned(one, "r180", 1), turned(one, "r0", -1), turned(one, "r45", 1)], ["r90", "r0", "r180", "r90"]);
});

test("the variant is put into action, label and the symbols of the preview, however deep", () => {
  const one = target("a", 0, 0, { action: "put {v} {v}", label: "as {v}", variants: ["r0"], preview: [{ t: "g", c: [{ t: "use", a: { href: "#m{v}", fill: "red" } }] }] });
  const { action, label, preview } = inVariant(one, null);
  assert.deepEqual([action, label, preview], ["put r0 r0", "as r0", [{ t: "g", c: [{ t: "use", a: { href: "#mr0", fill: "red" } }] }]]);
  assert.equal(inVariant(one, "r9"), inVariant(one, null), "the same thing is the same object");
  assert.equal(inVariant(TARGETS[2] ?? one, "r0"), TARGETS[2]);
});

test("R and Shift+R turn what has the focus, and Enter does it that way", async (t) => {
  const { get, key, model, root } = openTable(t, TABLE);
  get("target-a").focus();
  assert.equal(await key("r"), false, "the notebook must not act on it as well");
  assert.equal(get("target-a").getAttribute("aria-label"), "a as r90");
  assert.equal(get("alert").textContent, "a as r90", "it is said aloud");
  await key("R", { shiftKey: true });
  await key("R", { shiftKey: true });
  assert.equal(get("target-a").getAttribute("aria-label"), "a as r180");
  assert.equal(model.sent.length, 0, "turning asks nothing");
  await key("Enter");
  assert.equal(model.sent[0]?.action, "place a r180");
  assert.equal(root.querySelector("[aria-label*='{v}']"), null);
});

test("the variant stays when another target is pointed at; one that lacks it uses its first", async (t) => {
  const { get, key } = openTable(t, TABLE);
  get("target-a").focus();
  await key("r");
  assert.deepEqual(["a", "b", "c"].map((id) => get(`target-${id}`).getAttribute("aria-label")), ["a as r90", "b as r0", "place c"]);
});

test("what is under the pointer shows its preview in the variant in use", async (t) => {
  const { get, root, window, key } = openTable(t, TABLE);
  const hrefs = () => [...root.querySelectorAll(".nw-preview use")].map((use) => use.getAttribute("href")?.replace(/nw\d+-/, ""));
  get("target-a").dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
  await settle();
  assert.deepEqual(hrefs(), ["#mr0", "#lock-r0"]);
  get("button-wait").focus();
  await key("r");
  assert.deepEqual(hrefs(), ["#mr90", "#lock-r90"], "the keys reach it from anywhere on the board");
});

test("the wheel turns what is pointed at once a notch, and else scrolls the page", async (t) => {
  const { get, window, root } = openTable(t, TABLE);
  let now = 1000;
  /** Whether the page still scrolls. @param {number} deltaY @param {number} [after] */
  const roll = async (deltaY, after = 300) => {
    const event = new window.WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY });
    Object.defineProperty(event, "timeStamp", { value: (now += after) });
    get("target-a").dispatchEvent(event);
    await settle();
    return !event.defaultPrevented;
  };
  const label = () => get("target-a").getAttribute("aria-label");
  const point = (/** @type {string} */ id) => get(id).dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
  assert.equal(await roll(100), true, "nothing is pointed at");
  point("target-a");
  assert.equal(await roll(100, 50), true, "who scrolls past goes on scrolling");
  assert.equal(await roll(100), false);
  assert.equal(label(), "a as r90");
  await roll(100, 20);
  assert.equal(label(), "a as r90", "a flick is one turn");
  await roll(-15);
  await roll(-15, 20);
  assert.equal(label(), "a as r90");
  await roll(-15, 20);
  assert.equal(label(), "a as r0", "small steps add up");
  point("target-c");
  assert.equal(await roll(100), true, "it cannot be turned");
  const event = new window.WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: 100 });
  root.querySelector("[data-card]")?.dispatchEvent(event);
  assert.equal(event.defaultPrevented, false, "the cards are not the board");
});

test("the turn button is there while anything can be turned, and turns what was pointed at last", async (t) => {
  const { get, find, press, root, window, model } = openTable(t, TABLE);
  const over = (/** @type {string} */ id) => get(id).dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
  assert.equal(get("tool-turn").getAttribute("aria-label"), "turn it");
  over("target-b");
  await settle();
  over("tool-turn");
  await press("tool-turn");
  assert.equal(get("target-b").getAttribute("aria-label"), "b as r45");
  assert.ok(get("target-b").classList.contains("nw-pointed"), "it is seen what was turned");
  assert.match(root.querySelector(".nw-preview use")?.getAttribute("href") ?? "", /mr45$/);
  await model.set({ scene: { ...SCENE, ply: 5 } });
  assert.equal(find("tool-turn"), null);
});

test("without a label in this language there is no button, and R stays the notebook's where nothing turns", async (t) => {
  const { find, get, key } = openTable(t);
  assert.equal(find("tool-turn"), null);
  get("target-a").focus();
  assert.equal(await key("r"), true);
});

/** @param {ReturnType<typeof openTable>} table @param {string} id @param {string} pointerType */
async function click({ get, window }, id, pointerType) {
  const at = { bubbles: true, detail: 1, clientX: 5, clientY: 5 };
  get(id).dispatchEvent(new window.PointerEvent("pointerdown", { ...at, pointerType }));
  get(id).dispatchEvent(new window.MouseEvent("click", at));
  await settle();
}

test("a finger points first and acts with the second tap on the same target; a mouse acts at once", async (t) => {
  const table = openTable(t, TABLE);
  const { model, get, root } = table;
  await click(table, "target-a", "touch");
  assert.equal(model.sent.length, 0);
  assert.ok(get("target-a").classList.contains("nw-pointed"));
  assert.ok(root.querySelector(".nw-preview use"));
  await click(table, "target-b", "touch");
  assert.equal(model.sent.length, 0, "another target is pointed at first, too");
  await click(table, "target-b", "touch");
  assert.deepEqual(model.sent.map(({ action }) => action), ["place b r0"]);
  await model.answer({ ok: true });
  await click(table, "target-c", "mouse");
  assert.equal(model.sent.at(-1)?.action, "to c");
});

test("a finger can turn between its two taps, and a new picture begins anew", async (t) => {
  const table = openTable(t, TABLE);
  const { model } = table;
  await click(table, "target-a", "touch");
  await click(table, "tool-turn", "touch");
  await click(table, "target-a", "touch");
  assert.equal(model.sent[0]?.action, "place a r90");
  await model.answer({ ok: true });
  await model.set({ scene: { ...TABLE.scene, ply: 5 } });
  await click(table, "target-a", "touch");
  assert.equal(model.sent.length, 1);
});

test("what is not allowed says why at the first tap: there is nothing it could do by mistake", async (t) => {
  const table = openTable(t);
  await click(table, "target-c", "touch");
  assert.equal(table.model.sent[0]?.action, "to c");
});

test("keys and mouse take over from where a finger pointed", () => {
  const pointing = openPointing();
  const targets = pointing.targets(TARGETS);
  pointing.aim("a");
  assert.equal(pointing.pointed(targets)?.id, "a");
  pointing.hover("b");
  assert.equal(pointing.pointed(targets)?.id, "b");
  pointing.hover(null);
  assert.equal(pointing.pointed(targets), undefined);
  pointing.focus("c", true);
  assert.equal(pointing.pointed(targets)?.id, "c");
});
