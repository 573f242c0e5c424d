// A table that is told line by line: the way on and back, and the sentence of the line it has come to.
import { h } from "preact";
import { reasonNode } from "./bubble.js";

/** @import { Card, Item, Table } from "./wire.js" */
/** @import { Shown } from "./shown.js" */

/** @param {Item} item */
const wordOf = (item) => ("text" in item ? item.text : "pill" in item ? item.pill : (item.label ?? ""));
/** @param {Item[] | undefined} items */
const words = (items) => (items ?? []).map(wordOf).filter(Boolean).join(" ");

/** A line with the heads of its columns and its sentence, for those who hear it. @param {Table} table @param {number} step */
export function toldAloud({ head, rows = [], steps = [] }, step) {
  const cells = (rows[step - 1] ?? []).map((cell, i) => [words(head[i]), words(cell)].filter(Boolean).join(" "));
  const { text, rule } = steps[step - 1] ?? { text: "", rule: "" };
  return `${cells.join(", ")}. ${text} ${rule}`;
}

/**
 * @param {Card} card
 * @param {Table} table
 * @param {Shown} shown
 * @param {Record<string, string>} labels
 * @param {string} prefix
 */
export function toldNode(card, { steps = [] }, { step, reads }, labels, prefix) {
  const last = steps.length;
  const told = steps[step - 1];
  // The last button is one and the same: whoever has the focus on it keeps it.
  const button = (/** @type {string} */ key, /** @type {string} */ where, /** @type {boolean} */ idle, look = "plain") =>
    h(
      "button",
      {
        key,
        type: "button",
        class: idle ? "nw-button nw-idle" : `nw-button nw-${look}`,
        "aria-disabled": idle ? "true" : undefined,
        "data-step": where,
        "data-testid": `step-${where}`,
      },
      labels[`step_${where}`],
    );
  return h(
    "div",
    { key: "told", class: "nw-told" },
    h(
      "div",
      { class: "nw-steps" },
      button("back", "back", step <= 1),
      button("on", "on", step >= last, "primary"),
      button("ends", step >= last ? "first" : "all", false),
    ),
    h("span", { class: "nw-text nw-note" }, `${step} / ${last}`),
    told && reasonNode(told, reads, labels, `${prefix}told-${card.id}`),
  );
}
