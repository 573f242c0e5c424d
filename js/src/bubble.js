// A refusal where it happened: the sentence, the rule's id, and the rule itself on demand.
import { h } from "preact";

/** @import { Answer, Reason } from "./wire.js" */

/**
 * Where an action came from: a target of the board or a button of a card.
 * @typedef {{ target: string } | { button: string, card: string | null }} Origin
 */

/**
 * @typedef {object} Bubble
 * @property {Origin} origin
 * @property {string} text
 * @property {Reason[]} reasons
 * @property {string[]} at
 * @property {string | null} open the rule that is being read
 * @property {string} [then] the action that waits for a yes
 */

/** @param {Origin} origin @param {Partial<Answer>} answer @returns {Bubble} */
export function bubbleOf(origin, answer) {
  const reasons = answer.reasons ?? [];
  const said = reasons.map((reason) => reason.text);
  const text = [...said, said.join(" ")].includes(answer.text) ? "" : (answer.text ?? "");
  const marks = new Set(answer.at ?? []);
  if ("target" in origin && reasons.length) marks.add(origin.target);
  return { origin, text, reasons, at: [...marks], open: null };
}

/** A question before an action. @param {Origin} origin @param {string} text @param {string} then @returns {Bubble} */
export function questionOf(origin, text, then) {
  return { origin, text, reasons: [], at: [], open: null, then };
}

/** Everything the bubble says, for those who hear it. @param {Bubble} bubble */
export function spoken(bubble) {
  return [bubble.text, ...bubble.reasons.map(({ text, rule }) => [text, rule].filter(Boolean).join(" "))].filter(Boolean).join(" ");
}

/**
 * @param {Bubble} bubble
 * @param {Record<string, string>} labels
 * @param {string} prefix
 * @param {boolean} inLine as a line among the cards, where the board is too small to cover any of it
 */
export function bubbleNode(bubble, labels, prefix, inLine) {
  if (bubble.then !== undefined) return questionNode(bubble, labels, prefix, inLine);
  return h(
    "div",
    { key: "bubble", class: inLine ? "nw-bubble nw-line" : "nw-bubble", role: "group", "aria-label": bubble.text || bubble.reasons[0]?.text, "data-testid": "bubble" },
    h("button", { type: "button", class: "nw-close", "data-close": "", "aria-label": labels.close, title: labels.close }, "×"),
    bubble.text && h("p", { class: "nw-reason" }, bubble.text),
    bubble.reasons.map((reason, i) => reasonNode(reason, bubble.open === reason.rule, labels, `${prefix}rule-${i}`)),
  );
}

/** @param {Bubble} bubble @param {Record<string, string>} labels @param {string} prefix @param {boolean} inLine */
function questionNode({ text }, labels, prefix, inLine) {
  const id = `${prefix}question`;
  return h(
    "div",
    {
      key: "question",
      class: inLine ? "nw-bubble nw-question nw-line" : "nw-bubble nw-question",
      role: "alertdialog",
      "aria-labelledby": id,
      "data-testid": "question",
    },
    h("p", { id, class: "nw-reason" }, text),
    h(
      "div",
      { class: "nw-answers" },
      h("button", { type: "button", class: "nw-button nw-primary", "data-yes": "", "data-testid": "yes" }, labels.yes ?? "✓"),
      h("button", { type: "button", class: "nw-button nw-plain", "data-close": "", "data-testid": "no" }, labels.no ?? "×"),
    ),
  );
}

/** @param {Reason} reason @param {boolean} open @param {Record<string, string>} labels @param {string} id */
export function reasonNode({ rule, text, catalogue }, open, labels, id) {
  return h(
    "div",
    { key: id },
    h(
      "p",
      { class: "nw-reason" },
      text,
      " ",
      h(
        "button",
        {
          type: "button",
          class: "nw-chip",
          "aria-expanded": String(open),
          "aria-controls": id,
          "aria-label": labels.rule ? `${labels.rule} ${rule}` : rule,
          "data-rule": rule,
          "data-testid": "bubble-rule",
        },
        rule,
      ),
    ),
    h("p", { id, class: "nw-catalogue", hidden: !open }, open ? catalogue : null),
  );
}

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const GAP = 10;
const TAIL_ROOM = 18;

/** @param {Box} a @param {Box} b */
function overlap(a, b) {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/**
 * Beside what was pressed, never over it, inside the bounds if it fits, over as few targets as can be.
 * @param {Box} anchor
 * @param {{ width: number, height: number }} size
 * @param {Box} bounds
 * @param {Box[]} others
 */
export function place(anchor, size, bounds, others) {
  const right = bounds.left + bounds.width - size.width;
  const bottom = bounds.top + bounds.height - size.height;
  const middleX = anchor.left + anchor.width / 2;
  const middleY = anchor.top + anchor.height / 2;
  const left = clamp(middleX - size.width / 2, bounds.left, Math.max(bounds.left, right));
  const top = clamp(middleY - size.height / 2, bounds.top, Math.max(bounds.top, bottom));
  const spots = [
    { side: "below", left, top: anchor.top + anchor.height + GAP },
    { side: "above", left, top: anchor.top - size.height - GAP },
    { side: "right", left: anchor.left + anchor.width + GAP, top },
    { side: "left", left: anchor.left - size.width - GAP, top },
  ].map((spot) => {
    const box = { ...spot, ...size };
    const out =
      Math.max(0, bounds.left - box.left) + Math.max(0, box.left - right) + Math.max(0, bounds.top - box.top) + Math.max(0, box.top - bottom);
    return { ...spot, cost: out * 100 + others.filter((other) => overlap(box, other)).length };
  });
  const best = spots.reduce((a, b) => (b.cost < a.cost ? b : a));
  const upright = best.side === "below" || best.side === "above";
  const along = upright ? middleX - best.left : middleY - best.top;
  const length = upright ? size.width : size.height;
  return { side: best.side, left: best.left, top: best.top, tail: clamp(along, TAIL_ROOM, Math.max(TAIL_ROOM, length - TAIL_ROOM)) };
}

/**
 * Puts the drawn bubble at its place; all boxes are counted from the root.
 * @param {HTMLElement} root
 * @param {HTMLElement} node
 * @param {Element} anchor
 */
export function putBubble(root, node, anchor) {
  const home = root.getBoundingClientRect();
  const box = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - home.left, top: top - home.top, width, height };
  };
  const others = [...root.querySelectorAll("[data-target] .nw-hit")].map(box);
  const bounds = { left: 4, top: 4, width: home.width - 8, height: home.height - 8 };
  const spot = place(box(anchor), { width: node.offsetWidth, height: node.offsetHeight }, bounds, others);
  node.dataset.side = spot.side;
  node.style.left = `${spot.left}px`;
  node.style.top = `${spot.top}px`;
  node.style.setProperty("--tail", `${spot.tail}px`);
}
