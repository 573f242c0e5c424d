// Questions before an action, what Escape lets go of, lines that can be pressed, and a teacher's notes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LABELS, SCENE, openTable, settle, target } from "./page.js";

const QUESTION = "End the dive? Two submarines have not moved.";
const TABLE = {
  scene: { ...SCENE, targets: [target("a", 20, 20, { confirm: QUESTION }), target("b", 60, 20)] },
  labels: { ...LABELS, yes: "Yes, end it", no: "No" },
  cards: [
    { id: "turn", area: "turn", rows: [{ items: [{ button: "done", label: "Done", confirm: QUESTION }] }] },
    { id: "log", area: "log", rows: [{ items: [{ icon: "mark-0" }, { button: ":show 57", label: "Ada recovers a snail at G18 for 1 Nemo.", style: "line" }] }, { items: [{ button: ":show 58", label: "Round 2", style: "line" }] }] },
  ],
};

test("what carries a question is sent only after yes", async (t) => {
  const { press, model, get, find, focused } = openTable(t, TABLE);
  await press("button-done");
  assert.equal(model.sent.length, 0);
  assert.match(get("question").textContent ?? "", /^End the dive\? .*Yes, end it.*No$/);
  assert.equal(get("question").getAttribute("role"), "alertdialog");
  assert.equal(focused(), "yes");
  await press("yes");
  assert.deepEqual(model.sent.map(({ action }) => action), ["done"]);
  assert.equal(find("question"), null);
});

test("no, and Escape, send nothing and bring the focus back", async (t) => {
  const { press, model, find, get, key, focused } = openTable(t, TABLE);
  get("target-a").focus();
  await key("Enter");
  assert.equal(focused(), "yes");
  assert.equal(await key("Escape"), false);
  assert.equal(find("question"), null);
  assert.equal(focused(), "target-a");
  await press("target-a");
  await press("no");
  assert.deepEqual([find("question"), focused(), model.sent.length], [null, "target-a", 0]);
  await press("target-a");
  await press("yes");
  assert.equal(model.sent[0]?.action, "to a");
});

test("a press elsewhere is a no", async (t) => {
  const { press, model, find, window, document } = openTable(t, TABLE);
  await press("button-done");
  document.body.dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true, composed: true }));
  await settle();
  assert.deepEqual([find("question"), model.sent.length], [null, 0]);
});

test("a question belongs to its picture, though no action was taken meanwhile", async (t) => {
  const { press, model, find } = openTable(t, TABLE);
  await press("button-done");
  await model.set({ scene: { ...TABLE.scene, chosen: "s1" } });
  assert.equal(find("question"), null);
});

test("Escape lets go of what is chosen, after it has closed what is open", async (t) => {
  const { press, model, get, key, find } = openTable(t, { scene: { ...SCENE, chosen: "s1" } });
  await press("target-c");
  await model.answer({ text: "Too far." });
  get("target-a").focus();
  await key("Escape");
  assert.deepEqual([find("bubble"), model.sent.length], [null, 1]);
  assert.equal(await key("Escape"), false);
  assert.deepEqual([model.sent.at(-1)?.action, model.sent.at(-1)?.ply], [":choose", 4]);
  await model.answer({ ok: true });
  await model.set({ scene: { ...SCENE, chosen: "" } });
  assert.equal(await key("Escape"), true, "nothing is chosen: it is the notebook's key");
  assert.equal(model.sent.length, 2);
});

test("a line of the log can be pressed and still reads as a line", async (t) => {
  const { get, press, model, root } = openTable(t, TABLE);
  const line = get("button-:show 57");
  assert.deepEqual([line.tagName, line.className], ["BUTTON", "nw-text nw-link"]);
  assert.equal(line.parentElement?.className, "nw-pair nw-long", "it stays beside its mark");
  assert.equal(root.querySelector(".nw-log .nw-buttons"), null, "nor is a line alone a row of buttons");
  await press("button-:show 57");
  assert.equal(model.sent[0]?.action, ":show 57");
});

test("notes lie above the pieces and below the preview, unheard and out of the pointer's way", async (t) => {
  const { root, model } = openTable(t, { notes: ["ring 20 20 note-1", { t: "path", a: { d: "M0 0L9 9" } }] });
  const parts = [...root.querySelectorAll("[data-testid=board] > g")].map((part) => part.getAttribute("class"));
  assert.ok(parts.indexOf("nw-layers") < parts.indexOf("nw-notes") && parts.indexOf("nw-notes") < parts.indexOf("nw-preview"), parts.join());
  const notes = root.querySelector(".nw-notes");
  assert.equal(notes?.getAttribute("aria-hidden"), "true");
  const [ring, path] = [...(notes?.children ?? [])];
  assert.equal(ring?.firstElementChild?.getAttribute("transform"), "translate(20 20)");
  assert.equal(path?.firstElementChild?.getAttribute("d"), "M0 0L9 9");
  await model.set({ notes: ["ring 20 20 note-1", { t: "path", a: { d: "M5 5L9 9" } }] });
  assert.equal(notes?.children[0], ring, "what stays does not appear once more");
  assert.notEqual(notes?.children[1], path, "what is new does");
  await model.set({ notes: [] });
  assert.equal(notes?.childElementCount, 0);
});
