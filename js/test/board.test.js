// A whole board in a page: hands and keys in, questions out, answers and new pictures back.
import assert from "node:assert/strict";
import { test } from "node:test";
import board from "../src/index.js";
import { SCENE, openModel, openTable, settle, target, traitsWith } from "./page.js";

const REFUSAL = { text: "Too far.", reasons: [{ rule: "D6", text: "Too far.", catalogue: "As many steps as the dice show." }], at: ["piece"] };
/** Long enough for waiting to show. */
const lasting = () => new Promise((resolve) => setTimeout(resolve, 200));
const TARGETS = ["target-a", "target-b", "target-c"];

test("the board says what it is, and every place has a name", (t) => {
  const { get, root } = openTable(t);
  const svg = get("board");
  assert.deepEqual([svg.getAttribute("aria-label"), root.querySelector(`#${svg.getAttribute("aria-describedby")}`)?.textContent], ["the board", "A piece and three places."]);
  assert.deepEqual(TARGETS.map((id) => get(id).getAttribute("aria-label")), ["place a", "place b", "place c"]);
  assert.deepEqual(TARGETS.map((id) => get(id).getAttribute("aria-disabled")), [null, null, "true"]);
  assert.deepEqual(TARGETS.map((id) => get(id).getAttribute("role")), ["button", "button", "button"]);
});

test("before the first picture has come there is nothing, and nothing breaks", async (t) => {
  const { root, model, find } = openTable(t, { backdrop: {}, scene: {}, cards: [], says: {}, labels: {} });
  assert.equal(find("board"), null);
  assert.equal(root.dataset.ply, "");
  await model.set({ backdrop: { size: [10, 10] }, scene: SCENE });
  assert.ok(find("target-a"));
  assert.equal(root.dataset.ply, "4");
});

test("a press asks Python, allowed or not, and says which picture was seen", async (t) => {
  const { press, model } = openTable(t);
  await press("target-b");
  await model.answer({ ok: true });
  await press("target-c");
  await model.answer({ ok: true });
  await press("button-:undo");
  assert.deepEqual(model.sent.map(({ kind, action, ply }) => [kind, action, ply]), [["act", "to b", 4], ["act", "to c", 4], ["act", ":undo", 4]]);
});

test("while an answer is awaited the board is busy and asks nothing more", async (t) => {
  const { press, model, root } = openTable(t);
  await press("target-a");
  assert.equal(root.getAttribute("aria-busy"), "false", "a short wait does not show");
  await lasting();
  assert.equal(root.getAttribute("aria-busy"), "true");
  await press("target-b");
  assert.equal(model.sent.length, 1);
  await model.answer({ ok: true });
  assert.equal(root.getAttribute("aria-busy"), "false");
});

test("Tab reaches one place; arrows lead on, and Tab then comes back to where one was", async (t) => {
  const { get, key, focused } = openTable(t);
  const stops = () => TARGETS.map((id) => get(id).getAttribute("tabindex"));
  assert.deepEqual(stops(), ["0", "-1", "-1"]);
  get("target-a").focus();
  assert.equal(await key("ArrowRight"), false, "the notebook must not act on it as well");
  assert.equal(focused(), "target-b");
  await key("ArrowRight");
  assert.equal(focused(), "target-c", "what is not allowed can be reached and asked");
  assert.deepEqual(stops(), ["-1", "-1", "0"]);
  await key("Home");
  assert.equal(focused(), "target-a");
});

test("Enter and Space press, but a key held down presses once", async (t) => {
  const { get, key, model } = openTable(t);
  get("target-b").focus();
  assert.equal(await key("Enter"), false);
  await model.answer({ ok: true });
  assert.equal(await key("Enter", { repeat: true }), false);
  assert.equal(model.sent.length, 1);
  await key(" ");
  assert.deepEqual(model.sent.map(({ action }) => action), ["to b", "to b"]);
});

test("keys that are not the board's, and keys with Ctrl, stay the notebook's", async (t) => {
  const { get, key, model } = openTable(t);
  get("target-b").focus();
  assert.equal(await key("x"), true);
  assert.equal(await key("Escape"), true, "nothing is open that it could close");
  assert.equal(await key("Enter", { ctrlKey: true }), true);
  assert.equal(await key("Enter", { metaKey: true }), true);
  assert.deepEqual(model.sent, []);
});

test("a refusal opens a bubble with the sentence and the rule's id; the chip shows the rule", async (t) => {
  const { press, model, find, get, root } = openTable(t);
  await press("target-c");
  await model.answer(REFUSAL);
  assert.match(get("bubble").textContent ?? "", /Too far\. D6/);
  assert.equal(get("alert").textContent, "Too far. D6");
  assert.ok(get("target-c").classList.contains("nw-marked"));
  assert.equal(root.querySelectorAll(".nw-outline.nw-over").length, 1, "the piece that is the reason is outlined");
  await press("bubble-rule");
  assert.match(get("bubble").textContent ?? "", /As many steps as the dice show\./);
  assert.equal(get("bubble-rule").getAttribute("aria-expanded"), "true");
  await press("bubble-rule");
  assert.doesNotMatch(get("bubble").textContent ?? "", /As many steps/);
  assert.equal(model.sent.length, 1, "reading a rule is no action");
  /** @type {HTMLElement} */ (root.querySelector(".nw-close")).click();
  await settle();
  assert.equal(find("bubble"), null);
  assert.equal(root.querySelectorAll(".nw-outline, .nw-marked").length, 0);
});

test("Escape closes the bubble and brings the focus back to what was pressed", async (t) => {
  const { press, model, find, get, key, focused } = openTable(t);
  await press("target-c");
  await model.answer(REFUSAL);
  get("bubble-rule").focus();
  assert.equal(await key("Escape"), false);
  assert.equal(find("bubble"), null);
  assert.equal(focused(), "target-c");
});

test("a press elsewhere closes the bubble, one on the bubble does not", async (t) => {
  const { press, model, find, get, window, document } = openTable(t);
  await press("target-c");
  await model.answer(REFUSAL);
  const down = () => new window.PointerEvent("pointerdown", { bubbles: true, composed: true });
  get("bubble").dispatchEvent(down());
  await settle();
  assert.ok(find("bubble"));
  document.body.dispatchEvent(down());
  await settle();
  assert.equal(find("bubble"), null);
});

test("a bubble goes when something succeeds, and when the picture changes", async (t) => {
  const { press, model, find } = openTable(t);
  await press("target-c");
  await model.answer(REFUSAL);
  await press("target-a");
  await model.answer({ ok: true });
  assert.equal(find("bubble"), null);
  await press("target-c");
  await model.answer(REFUSAL);
  await model.set({ scene: { ...SCENE, ply: 5 } });
  assert.equal(find("bubble"), null);
});

test("the answer to another board's question opens nothing here", async (t) => {
  const { press, model, find, root } = openTable(t);
  await press("target-c");
  await model.answer({ ...REFUSAL, ask: "another-board-1" });
  assert.equal(find("bubble"), null);
  await lasting();
  assert.equal(root.getAttribute("aria-busy"), "true");
});

test("a bubble follows in the page what was pressed, so that the next Tab reaches its rule", async (t) => {
  const { press, model, get, root } = openTable(t);
  await press("target-c");
  await model.answer(REFUSAL);
  assert.equal(get("bubble").parentElement?.className, "nw-stage");
  await press("button-:undo");
  await model.answer({ text: "Nothing to take back." });
  assert.equal(root.querySelector("[data-card=turn]")?.nextElementSibling, get("bubble"));
});

test("the curtain covers board and cards, takes the focus, and its button lifts it", async (t) => {
  const { get, find, press, model, root, focused } = openTable(t);
  get("target-a").focus();
  await model.set({ curtain: { title: "Bob is next", body: "Hand over.", button: "I am Bob", action: ":uncover" } });
  assert.equal(focused(), "button-:uncover");
  assert.ok(root.querySelector(".nw-frame")?.classList.contains("nw-covered"));
  assert.equal(/** @type {any} */ (root.querySelector(".nw-frame")).inert, true);
  assert.match(get("curtain").textContent ?? "", /Bob is next.*Hand over\..*I am Bob/);
  await press("button-:uncover");
  assert.equal(model.sent.at(-1)?.action, ":uncover");
  await model.set({ curtain: null });
  assert.equal(find("curtain"), null);
  assert.equal(root.querySelector(".nw-covered"), null);
});

test("a curtain does not take the focus from someone who writes elsewhere in the notebook", async (t) => {
  const { model, document } = openTable(t);
  const cell = document.createElement("input");
  document.body.append(cell);
  cell.focus();
  await model.set({ curtain: { title: "Bob is next", button: "I am Bob", action: ":uncover" } });
  assert.equal(document.activeElement, cell);
});

test("the focus stays on its place in the next picture, else goes to the nearest allowed one", async (t) => {
  const { get, model, focused } = openTable(t);
  get("target-b").focus();
  await model.set({ scene: { ...SCENE, ply: 5, targets: [target("b", 0, 0), target("z", 60, 20)] } });
  assert.equal(focused(), "target-b");
  await model.set({ scene: { ...SCENE, ply: 6, targets: [target("x", 90, 90), target("y", 5, 5), target("w", 0, 0, { legal: false })] } });
  assert.equal(focused(), "target-y");
  await model.set({ scene: { ...SCENE, ply: 7, targets: [] } });
  assert.equal(focused(), "card-turn", "without places it waits on the turn card");
});

test("news are in the live region", async (t) => {
  const { model, get } = openTable(t);
  await model.set({ says: { ply: 5, lines: ["Ada takes a triangle."] } });
  assert.equal(get("live").textContent, "Ada takes a triangle.");
});

test("the theme is on the board, and follows the page", async (t) => {
  const { root, document, model } = openTable(t);
  assert.equal(root.dataset.theme, "light");
  document.body.dataset.jpThemeLight = "false";
  await settle();
  assert.equal(root.dataset.theme, "dark");
  await model.set({ theme: "light" });
  assert.equal(root.dataset.theme, "light");
});

test("what a place would do is shown while the pointer is on it", async (t) => {
  const preview = [{ t: "circle", a: { r: 3 } }];
  const { get, root, window } = openTable(t, { scene: { ...SCENE, targets: [target("a", 0, 0, { preview })] } });
  const shown = () => root.querySelectorAll(".nw-preview circle").length;
  get("target-a").dispatchEvent(new window.PointerEvent("pointermove", { bubbles: true }));
  await settle();
  assert.equal(shown(), 1);
  root.dispatchEvent(new window.PointerEvent("pointerleave"));
  await settle();
  assert.equal(shown(), 0);
});

test("silence from the kernel is told where it was asked", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { press, get, model, root } = openTable(t);
  void press("target-a");
  t.mock.timers.tick(4000);
  t.mock.timers.reset();
  await settle();
  assert.match(get("bubble").textContent ?? "", /nobody answers/);
  assert.equal(root.getAttribute("aria-busy"), "false");
  await model.answer({ ok: true });
  assert.equal(root.querySelector(".nw-bubble"), null, "a late answer still counts");
});

test("two boards in one page share no id", (t) => {
  const shapes = [{ t: "symbol", a: { id: "chip" } }];
  const backdrop = { size: [10, 10], shapes };
  const first = openTable(t, { backdrop }).root;
  const second = openTable(t, { backdrop }).root;
  const ids = (/** @type {Element} */ root) => [...root.querySelectorAll("[id]")].map((node) => node.id);
  assert.ok(ids(first).length > 1);
  assert.deepEqual(ids(first).filter((id) => ids(second).includes(id)), []);
});

test("a closed board leaves no listener and nothing in the page", async (t) => {
  const { model, hung, close, cell, root, document } = openTable(t);
  assert.ok(model.listening() >= 8);
  assert.ok(["click", "keydown", "pointerdown", "pointermove", "focusin"].every((event) => hung.some((each) => each.event === event)));
  assert.deepEqual(hung.filter(({ signal }) => signal?.aborted !== false), []);
  close();
  assert.equal(model.listening(), 0);
  assert.deepEqual(hung.filter(({ signal }) => !signal?.aborted), []);
  document.body.dataset.jpThemeLight = "false";
  await settle();
  assert.deepEqual([cell.childElementCount, root.childElementCount], [0, 0]);
});

test("in a cell that is not in the page yet a board waits for the next frame, when its width is known", async (t) => {
  const { document, window } = openTable(t);
  const other = document.createElement("div");
  const close = board.render({ model: openModel(traitsWith()), el: other });
  t.after(close);
  const root = /** @type {HTMLElement} */ (other.firstElementChild);
  assert.equal(root.childElementCount, 0);
  document.body.append(other);
  Object.defineProperty(root, "clientWidth", { value: 1000 });
  await new Promise((resolve) => window.requestAnimationFrame(resolve));
  assert.equal(root.dataset.size, "wide");
  assert.ok(root.querySelector("[data-testid=board]"));
});

test("a host without a signal closes the board with what render gives back", (t) => {
  const { cell, document } = openTable(t);
  const other = document.createElement("div");
  const model = openModel(traitsWith());
  const close = board.render({ model, el: other });
  assert.equal(other.childElementCount, 1);
  close();
  assert.deepEqual([other.childElementCount, model.listening(), cell.childElementCount], [0, 0, 1]);
});

test("a click on a place without a target asks about it, and its answer stands there", async (t) => {
  const backdrop = { ...traitsWith().backdrop, places: [{ r: 4, at: "p7 60 35 p8 100 35" }] };
  const { get, find, model, window } = openTable(t, { backdrop, scene: { ...SCENE, elsewhere: "swim {place}" } });
  const svg = /** @type {any} */ (get("board"));
  svg.getBoundingClientRect = () => ({ left: 0, top: 0, width: 120, height: 40 });
  const click = (/** @type {number} */ x, /** @type {number} */ y) =>
    svg.dispatchEvent(new window.MouseEvent("click", { bubbles: true, detail: 1, clientX: x, clientY: y }));
  click(61, 36);
  await settle();
  assert.equal(model.sent.at(-1)?.action, "swim p7");
  await model.answer({ text: "The dice decide." });
  assert.equal(find("target-place-p7")?.getAttribute("aria-disabled"), "true");
  assert.ok(find("bubble"));
  await model.set({ scene: { ...SCENE, ply: 5, elsewhere: "" } });
  assert.equal(find("target-place-p7"), null);
  const sent = model.sent.length;
  click(100, 36);
  await settle();
  assert.equal(model.sent.length, sent, "nothing is meant where no action is given");
});

const HELP = { id: "turn", area: "turn", rows: [{ items: [{ button: ":help", label: "Help", key: "h" }] }] };

test("a button's key presses it from a place of the board, once however long it is held", async (t) => {
  const { get, key, model } = openTable(t, { cards: [HELP] });
  get("target-a").focus();
  assert.equal(await key("h"), false, "the notebook does not get it");
  assert.deepEqual(model.sent.map(({ action }) => action), [":help"]);
  await model.answer({ ok: true });
  assert.equal(await key("H", { repeat: true }), false);
  assert.equal(model.sent.length, 1);
  assert.equal(await key("h", { ctrlKey: true }), true);
  assert.equal(model.sent.length, 1);
});

test("a key that no button has stays the notebook's", async (t) => {
  const { get, key, model } = openTable(t);
  get("target-a").focus();
  assert.equal(await key("h"), true);
  assert.equal(model.sent.length, 0);
});

test("the focus follows a button that moves to another card", async (t) => {
  const { get, model, focused, root } = openTable(t, { cards: [HELP] });
  get("button-:help").focus();
  await model.set({ cards: [{ ...HELP, rows: [{ items: [{ button: "wait", label: "Wait" }] }] }, { ...HELP, id: "more" }] });
  assert.equal(focused(), "button-:help");
  assert.equal(root.querySelector("[data-card=more]")?.contains(root.ownerDocument.activeElement), true);
});
