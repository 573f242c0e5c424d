// Theme, width and live region: what the board shares with the page around it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { sizeOf, watchSize } from "../src/layout.js";
import { openLive } from "../src/live.js";
import { pageTheme, themeFor, watchTheme } from "../src/theme.js";
import { drawn, openPage, settle } from "./page.js";

/** @param {(page: Window & typeof globalThis) => void} dress */
function themeOf(dress, dark = false) {
  const page = openPage();
  page.matchMedia = /** @type {any} */ ((/** @type {string} */ query) => ({ matches: dark && query.includes("dark"), addEventListener() {} }));
  dress(page);
  return pageTheme(page.document);
}

test("the page's own theme comes before the system's", () => {
  assert.equal(themeOf(({ document }) => (document.body.dataset.jpThemeLight = "false")), "dark");
  assert.equal(themeOf(({ document }) => (document.body.dataset.jpThemeLight = "true"), true), "light");
  assert.equal(themeOf(({ document }) => document.body.classList.add("vscode-dark")), "dark");
  assert.equal(themeOf(({ document }) => document.body.classList.add("vscode-light"), true), "light");
  assert.equal(themeOf(({ document }) => document.body.classList.add("vscode-high-contrast")), "dark");
  assert.equal(themeOf(({ document }) => document.documentElement.classList.add("dark")), "dark");
  assert.equal(themeOf(({ document }) => document.documentElement.classList.add("light"), true), "light");
});

test("a page that says nothing follows the system", () => {
  assert.equal(themeOf(() => {}, true), "dark");
  assert.equal(themeOf(() => {}, false), "light");
});

test("a theme that was asked for comes before everything", () => {
  const { document } = openPage();
  document.body.dataset.jpThemeLight = "true";
  assert.deepEqual(["dark", "light", "auto", "purple"].map((wanted) => themeFor(wanted, document)), ["dark", "light", "light", "light"]);
});

test("a change of theme is noticed until the board closes", async () => {
  const { document } = openPage();
  const closing = new AbortController();
  let changes = 0;
  watchTheme(document, () => (changes += 1), closing.signal);
  document.body.setAttribute("data-jp-theme-light", "false");
  await settle();
  assert.equal(changes, 1);
  document.body.setAttribute("title", "nothing to do with it");
  await settle();
  assert.equal(changes, 1);
  closing.abort();
  document.body.setAttribute("data-jp-theme-light", "true");
  await settle();
  assert.equal(changes, 1);
});

test("the system's theme is followed until the board closes", () => {
  const page = openPage();
  /** @type {any[]} */
  const hung = [];
  page.matchMedia = /** @type {any} */ ((/** @type {string} */ query) => ({ addEventListener: (/** @type {any[]} */ ...given) => hung.push([query, ...given]) }));
  const closing = new AbortController();
  const changed = () => {};
  watchTheme(page.document, changed, closing.signal);
  assert.deepEqual(hung, [["(prefers-color-scheme: dark)", "change", changed, { signal: closing.signal }]]);
});

test("four layouts by the width of the cell", () => {
  assert.deepEqual([320, 559, 560, 639, 640, 800, 819, 820, 1400].map(sizeOf), ["slim", "slim", "narrow", "narrow", "middle", "middle", "middle", "wide", "wide"]);
});

test("the width is watched until the board closes; a hidden tab keeps its layout", () => {
  const page = openPage();
  /** @type {any} */
  let observer;
  page.ResizeObserver = /** @type {any} */ (
    class {
      on = false;
      /** @param {() => void} changed */
      constructor(changed) {
        observer = Object.assign(this, { changed });
      }
      observe() {
        this.on = true;
      }
      disconnect() {
        this.on = false;
      }
    }
  );
  const root = page.document.createElement("div");
  let width = 700;
  Object.defineProperty(root, "clientWidth", { get: () => width });
  const closing = new AbortController();
  /** @type {string[]} */
  const sizes = [];
  watchSize(root, (size) => sizes.push(size), closing.signal);
  observer.changed();
  width = 0;
  observer.changed();
  assert.deepEqual(sizes, ["middle"]);
  assert.equal(observer.on, true);
  closing.abort();
  assert.equal(observer.on, false);
});

test("news are read politely and once, a refusal at once", () => {
  const live = openLive();
  live.hear({ ply: 1, lines: ["Ada dives.", "<b>Ada</b> rolls."] });
  live.warn("Not allowed. D5");
  const page = drawn(live.nodes());
  const [polite, assertive] = page.children;
  assert.deepEqual([polite?.getAttribute("aria-live"), assertive?.getAttribute("aria-live")], ["polite", "assertive"]);
  assert.deepEqual([...(polite?.children ?? [])].map((line) => line.textContent), ["Ada dives.", "<b>Ada</b> rolls."]);
  assert.equal(assertive?.textContent, "Not allowed. D5");
});

test("the same news again are the same nodes, other news with the same words are new ones", () => {
  const live = openLive();
  const keys = () => /** @type {any} */ (live.nodes()[0]).props.children.map((/** @type {any} */ line) => line.key);
  live.hear({ ply: 1, lines: ["Ada dives."] });
  const first = keys();
  live.hear({ ply: 1, lines: ["Ada dives."] });
  assert.deepEqual(keys(), first);
  live.hear({ ply: 3, lines: ["Ada dives."] });
  assert.notDeepEqual(keys(), first);
});
