// A page without a browser, and a model without a kernel: what the tests of the board share.
import { setMaxListeners } from "node:events";
import { Window as Page } from "happy-dom";
import { render } from "preact";
import board from "../src/index.js";

/** @import { Answer, Shape, Target } from "../src/wire.js" */

// A board hangs everything on one signal; Node takes more than ten for a leak.
setMaxListeners(50);

/** A fresh page. Preact draws into the global document, so the newest page is the one that is drawn in. */
export function openPage() {
  const window = /** @type {any} */ (new Page({ url: "http://board.test/" }));
  Object.assign(globalThis, { window, document: window.document });
  // d3 asks it for fingers; newer Nodes have one of their own.
  if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: window.navigator });
  return /** @type {Window & typeof globalThis} */ (window);
}

/** Draws nodes into a new element. @param {any} nodes @param {boolean} [svg] */
export function drawn(nodes, svg = false) {
  const { document } = openPage();
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", "svg") : document.createElement("div");
  document.body.append(element);
  render(nodes, element);
  return element;
}

/** Everything that waits to be drawn is drawn. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {Partial<Target>} [rest]
 * @returns {Target}
 */
export const target = (id, x, y, rest) => ({ id, action: `to ${id}`, label: `place ${id}`, x, y, r: 10, legal: true, ...rest });

/** Three places in a row, the last one not allowed, and a piece. */
export const SCENE = {
  ply: 4,
  description: "A piece and three places.",
  layers: /** @type {Shape[]} */ ([{ t: "circle", k: "piece", at: [20, 20], a: { r: 5 } }]),
  targets: [target("a", 20, 20), target("b", 60, 20), target("c", 100, 20, { legal: false })],
};

export const LABELS = { board: "the board", cards: "the table", close: "close", rule: "rule", keys: "arrows and Enter", lost: "nobody answers" };

/** A picture of a made-up game. @param {Record<string, unknown>} [changed] */
export const traitsWith = (changed) => ({
  backdrop: { size: [120, 40], shapes: [{ t: "rect", a: { width: 120, height: 40 } }] },
  scene: SCENE,
  cards: [{ id: "turn", area: "turn", title: "Your turn", rows: [{ items: [{ button: "wait", label: "Wait" }, { button: ":undo", label: "Undo", legal: false }] }] }],
  says: { ply: 4, lines: [] },
  curtain: null,
  labels: LABELS,
  theme: "auto",
  ...changed,
});

/** Targets as Python sends them. @param {Record<string, any>} traits */
function asSent(traits) {
  const targets = traits.scene?.targets?.map((/** @type {any} */ { x, y, r, ...rest }) => ({ ...rest, at: [x, y, r] }));
  return targets ? { ...traits, scene: { ...traits.scene, targets } } : traits;
}

/** The other side of the board. @param {Record<string, any>} drawn */
export function openModel(drawn) {
  /** @type {Record<string, any>} */
  const traits = asSent(drawn);
  /** @type {Map<string, Set<(...values: any[]) => void>>} */
  const listeners = new Map();
  const tell = (/** @type {string} */ event, /** @type {any} */ value) => listeners.get(event)?.forEach((listener) => listener(value));
  /** @type {import("../src/wire.js").Act[]} */
  const sent = [];
  return {
    sent,
    listening: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
    get: (/** @type {string} */ name) => traits[name],
    send: (/** @type {any} */ message) => void sent.push(message),
    on: (/** @type {string} */ event, /** @type {any} */ listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (/** @type {string} */ event, /** @type {any} */ listener) => void listeners.get(event)?.delete(listener),
    /** Python changes its traits. @param {Record<string, any>} changed */
    async set(changed) {
      Object.assign(traits, asSent(changed));
      for (const name of Object.keys(changed)) tell(`change:${name}`, undefined);
      await settle();
    },
    /** Python answers the last question, or another. @param {Partial<Answer>} answer */
    async answer(answer) {
      tell("msg:custom", { kind: "answer", ask: sent.at(-1)?.ask, ok: false, text: "", reasons: [], at: [], ...answer });
      await settle();
    },
  };
}

/** Everything that begins to listen in the page from now on, and the signal that ends it. @param {Document} document */
function spyOnListeners(document) {
  /** @type {{ event: string, signal: AbortSignal | undefined }[]} */
  const hung = [];
  /** @type {any} */
  let owner = document;
  while (!Object.hasOwn(owner, "addEventListener")) owner = Object.getPrototypeOf(owner);
  const { addEventListener } = owner;
  owner.addEventListener = function (/** @type {string} */ event, /** @type {any} */ listener, /** @type {any} */ options) {
    // happy-dom's media queries pass on no options; theirs are tested apart.
    if (this.nodeType) hung.push({ event, signal: options?.signal });
    return addEventListener.call(this, event, listener, options);
  };
  return hung;
}

/**
 * A board in a page; the test's end closes it.
 * @param {{ after: (tidy: () => void) => void }} test
 * @param {Record<string, unknown>} [changed]
 */
export function openTable(test, changed) {
  const window = openPage();
  const { document } = window;
  const cell = document.createElement("div");
  document.body.append(cell);
  const model = openModel(traitsWith(changed));
  const hung = spyOnListeners(document);
  const closing = new AbortController();
  board.render({ model, el: cell, signal: closing.signal });
  test.after(() => closing.abort());
  const root = /** @type {HTMLElement} */ (cell.firstElementChild);
  const find = (/** @type {string} */ id) => /** @type {HTMLElement | null} */ (root.querySelector(`[data-testid="${id}"]`));
  const get = (/** @type {string} */ id) => find(id) ?? document.body;
  return {
    window, document, cell, root, model, hung, find, get,
    close: () => closing.abort(),
    press: (/** @type {string} */ id) => (get(id).dispatchEvent(new window.MouseEvent("click", { bubbles: true })), settle()),
    /** Keys go to what has the focus; gives back whether the page around would still act on it. */
    async key(/** @type {string} */ key, /** @type {KeyboardEventInit} */ more = {}) {
      let escaped = false;
      const outside = () => (escaped = true);
      document.body.addEventListener("keydown", outside);
      document.activeElement?.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
      document.body.removeEventListener("keydown", outside);
      await settle();
      return escaped;
    },
    focused: () => document.activeElement?.getAttribute("data-testid"),
  };
}
