// The drawings that a picture refers to by name. A game brings hundreds of them and a picture shows a few: each is put
// into the page when something first refers to it, because a browser builds and styles what stands there, seen or not.
import { h } from "preact";
import { shapeNode } from "./shapes.js";
import { still } from "./still.js";
import { readShape } from "./wire.js";

/** @import { Backdrop, Card, Item, Shape } from "./wire.js" */

const LOCAL = /url\(\s*['"]?#([^'")]+)/g;

/** Keeps what was found out about a thing for as long as there is the thing. @template {object} Thing @param {(thing: Thing) => string[]} find */
function kept(find) {
  /** @type {WeakMap<Thing, string[]>} */
  const known = new WeakMap();
  return (/** @type {Thing} */ thing) => {
    const names = known.get(thing) ?? find(thing);
    known.set(thing, names);
    return names;
  };
}

/** @param {Shape} shape @returns {string[]} */
function namesIn({ a = {}, c = [] }) {
  const own = Object.entries(a).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    if (name === "href") return [value.slice(1)];
    return value.includes("url(") ? [...value.matchAll(LOCAL)].map(([, id]) => /** @type {string} */ (id)) : [];
  });
  return [...own, ...c.flatMap(namesIn)];
}

/** What some shapes refer to. */
const ofShapes = kept((/** @type {Shape[]} */ shapes) => shapes.flatMap(namesIn));

/** The icons of a card. */
const ofCard = kept((/** @type {Card} */ { rows = [] }) => {
  const items = rows.flatMap((row) => ("head" in row ? [row.head, ...(row.rows ?? [])].flat(2) : [...(row.items ?? []), ...(row.right ?? [])]));
  return items.flatMap((/** @type {Item} */ item) => {
    if ("picture" in item) return item.picture.flatMap((sent) => namesIn(readShape(sent)));
    return "icon" in item ? [item.icon] : [];
  });
});

const Drawing = still((/** @type {{ shape: Shape, prefix: string }} */ { shape, prefix }) => shapeNode(shape, prefix));

/** @param {string} prefix of the ids of this board */
export function openSymbols(prefix) {
  /** @type {Backdrop["symbols"]} */
  let symbols;
  /** What stands in the page; it stays there for the next picture. @type {Map<string, Shape>} */
  const there = new Map();

  /** @param {string[]} names */
  function bring(names) {
    for (const name of names) {
      const sent = symbols?.get(name);
      if (!sent || there.has(name)) continue;
      const symbol = readShape(sent);
      there.set(name, symbol);
      bring(namesIn(symbol));
    }
  }

  /**
   * The drawings that these shapes and cards refer to, and those that were needed before.
   * @param {Backdrop} backdrop
   * @param {(Shape[] | undefined)[]} pictures
   * @param {Card[]} cards
   */
  return (backdrop, pictures, cards) => {
    if (symbols !== backdrop.symbols) there.clear();
    symbols = backdrop.symbols;
    for (const shapes of [backdrop.shapes, ...pictures]) if (shapes) bring(ofShapes(shapes));
    for (const card of cards) bring(ofCard(card));
    const nodes = [...there].map(([key, shape]) => h(Drawing, { key, shape, prefix }));
    return h("svg", { key: "symbols", class: "nw-symbols", width: 0, height: 0, "aria-hidden": "true" }, nodes);
  };
}
