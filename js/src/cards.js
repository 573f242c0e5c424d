// Cards → HTML. Whatever stands on a card is text: a name with markup shows its markup.
import { h } from "preact";
import { pictureNode } from "./picture.js";
import { CLOSED } from "./shown.js";
import { still } from "./still.js";
import { toldNode } from "./told.js";

/** @import { Card, Item, Row, Table } from "./wire.js" */
/** @import { Shown } from "./shown.js" */
/** @import { VNode } from "preact" */

// From this length on a text takes the rest of its line, and wraps beside its icon rather than below it.
const LONG = 24;
const STYLES = new Set(["title", "strong", "body", "note", "number", "primary", "plain", "hint", "line"]);

/** @param {string | undefined} style @param {string} usual */
const styleOf = (style, usual) => (style && STYLES.has(style) ? style : usual);

/**
 * @param {Item} item
 * @param {string} prefix
 * @param {number} [key]
 * @returns {VNode | null}
 */
export function itemNode(item, prefix, key) {
  if ("button" in item) {
    const style = styleOf(item.style, "plain");
    return h(
      "button",
      {
        key: `button-${item.button}`,
        type: "button",
        class: style === "line" ? "nw-text nw-link" : `nw-button nw-${style}`,
        "aria-disabled": item.legal === false ? "true" : undefined,
        "aria-keyshortcuts": item.key?.toUpperCase(),
        "data-action": item.button,
        "data-confirm": item.confirm || undefined,
        "data-testid": `button-${item.button}`,
      },
      item.label,
    );
  }
  if ("icon" in item) {
    const size = item.size ?? 20;
    const named = item.label ? { role: "img", "aria-label": item.label } : { "aria-hidden": "true" };
    return h(
      "svg",
      { key, class: "nw-icon", width: size, height: size, ...named },
      item.label && h("title", null, item.label),
      h("use", { href: `#${prefix}${item.icon}`, width: size, height: size }),
    );
  }
  if ("pill" in item) {
    return h("span", { key, class: item.on ? "nw-pill nw-on" : "nw-pill", "aria-current": item.on ? "step" : undefined }, item.pill);
  }
  if ("bar" in item) {
    const percent = Math.round(100 * Math.min(1, Math.max(0, item.bar)));
    return h(
      "span",
      { key, class: "nw-progress", role: "progressbar", "aria-label": item.label, "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": percent },
      h("span", { style: { width: `${percent}%` } }),
    );
  }
  if ("picture" in item) return pictureNode(item, prefix, key);
  return h("span", { key, class: `nw-text nw-${styleOf(item.style, "body")}` }, item.text);
}

/** The button that a key presses, with its card. @param {Card[]} cards @param {string} key */
export function keyed(cards, key) {
  for (const card of cards) {
    for (const row of card.rows ?? []) {
      const items = "head" in row ? [] : [...(row.items ?? []), ...(row.right ?? [])];
      const found = items.find((item) => "button" in item && item.key === key);
      if (found && "button" in found) return { button: found.button, card: card.id };
    }
  }
  return null;
}

/** What reads as text, a line that can be pressed too. @param {Item} item */
function wordsOf(item) {
  if ("text" in item) return item.text;
  return "button" in item && item.style === "line" ? item.label : null;
}

/** @param {Item} item */
const long = (item) => (wordsOf(item)?.length ?? 0) > LONG;

/**
 * Items side by side; an icon and the text after it stay together when the line breaks.
 * @param {Item[] | undefined} items
 * @param {string} prefix
 */
export function itemNodes(items, prefix) {
  const nodes = [];
  for (let i = 0; i < (items ?? []).length; i += 1) {
    const item = /** @type {Item[]} */ (items)[i];
    const next = items?.[i + 1];
    if (!item) continue;
    if ("icon" in item && next && wordsOf(next) !== null) {
      nodes.push(
        h("span", { key: i, class: long(next) ? "nw-pair nw-long" : "nw-pair" }, itemNode(item, prefix), itemNode(next, prefix)),
      );
      i += 1;
    } else if (long(item)) {
      nodes.push(h("span", { key: i, class: "nw-long" }, itemNode(item, prefix)));
    } else {
      nodes.push(itemNode(item, prefix, i));
    }
  }
  return nodes;
}

/** @param {Row} row @param {string} prefix @param {number} key */
function rowNode(row, prefix, key) {
  const all = [...(row.items ?? []), ...(row.right ?? [])];
  const buttons = all.length > 0 && all.every((item) => "button" in item && item.style !== "line");
  return h(
    "div",
    { key, class: buttons ? "nw-row nw-buttons" : "nw-row" },
    h("div", { class: "nw-items" }, itemNodes(row.items, prefix)),
    row.right?.length ? h("div", { class: "nw-items nw-right" }, itemNodes(row.right, prefix)) : null,
  );
}

/** What is still to be told keeps its room, so that nothing moves when it comes. @param {number} line @param {number} step */
const toldClass = (line, step) => (line > step ? "nw-later" : line === step ? "nw-now" : undefined);

/** @param {Table} table @param {string} prefix @param {number} key @param {number} step */
function tableNode(table, prefix, key, step) {
  return h(
    "table",
    { key, class: "nw-table", "aria-label": table.label },
    h("thead", null, h("tr", null, table.head.map((cell, i) => h("th", { key: i, scope: "col" }, itemNodes(cell, prefix))))),
    h(
      "tbody",
      null,
      (table.rows ?? []).map((row, i) =>
        h(
          "tr",
          { key: i, class: table.steps?.length ? toldClass(i + 1, step) : undefined },
          row.map((cell, j) => (j === 0 ? h("th", { key: j, scope: "row" }, itemNodes(cell, prefix)) : h("td", { key: j }, itemNodes(cell, prefix)))),
        ),
      ),
    ),
  );
}

/**
 * The line of a card that can be folded, which opens and closes it.
 * @param {Card} card
 * @param {Row | Table | undefined} line
 * @param {boolean} open
 * @param {string} prefix
 */
function foldNode(card, line, open, prefix) {
  return h(
    "button",
    { key: "fold", type: "button", class: "nw-fold", "aria-expanded": String(open), "data-fold": "", "data-testid": `fold-${card.id}` },
    line && !("head" in line) ? rowNode(line, prefix, 0) : null,
  );
}

/**
 * @param {Card} card
 * @param {string} prefix
 * @param {{ shown?: Shown, labels?: Record<string, string>, slim?: boolean }} [here]
 */
export function cardNode(card, prefix, { shown = CLOSED, labels = {}, slim = false } = {}) {
  const title = card.title ? `${prefix}card-${card.id}` : undefined;
  const folds = slim && card.brief;
  const [first, ...rest] = card.rows ?? [];
  const rows = !folds ? (card.rows ?? []) : shown.open ? rest : [];
  const accent = /^[\w-]+$/.test(card.accent ?? "") ? `var(--${card.accent})` : undefined;
  return h(
    "section",
    {
      key: card.id,
      class: `nw-card nw-${card.area}${accent ? " nw-accented" : ""}${card.active ? " nw-active" : ""}`,
      style: accent ? { "--card-accent": accent } : undefined,
      role: "group",
      tabIndex: -1,
      "aria-labelledby": title,
      "aria-current": card.active ? "true" : undefined,
      "data-card": card.id,
      "data-testid": `card-${card.id}`,
    },
    title && h("div", { id: title, class: "nw-title", role: "heading", "aria-level": 3 }, card.title),
    h(
      "div",
      { class: "nw-rows" },
      folds ? foldNode(card, shown.open ? first : card.brief, shown.open, prefix) : null,
      rows.flatMap((row, i) => {
        if (!("head" in row)) return rowNode(row, prefix, i);
        return [tableNode(row, prefix, i, shown.step), row.steps?.length ? toldNode(card, row, shown, labels, prefix) : null];
      }),
    ),
  );
}

/** A card that is drawn anew only when it has changed. */
export const StillCard = still(
  (/** @type {{ card: Card, prefix: string, shown: Shown, labels: Record<string, string>, slim: boolean }} */ { card, prefix, ...here }) =>
    cardNode(card, prefix, here),
);
