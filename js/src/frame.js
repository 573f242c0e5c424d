// Everything in one cell: the board, the cards around it, a bubble or a curtain over them.
import { h } from "preact";
import { bubbleNode } from "./bubble.js";
import { StillCard } from "./cards.js";
import { curtainNode } from "./curtain.js";

/** @import { Traits, Card } from "./wire.js" */
/** @import { Bubble } from "./bubble.js" */
/** @import { Shown } from "./shown.js" */
/** @import { Size } from "./layout.js" */
/** @import { VNode } from "preact" */

/**
 * @typedef {object} FrameProps
 * @property {Traits} traits
 * @property {VNode | null} board
 * @property {VNode | null} tools
 * @property {Bubble | null} bubble
 * @property {Size} size
 * @property {(id: string) => Shown} shown
 * @property {string} prefix
 * @property {VNode[]} live
 */

// What is read in every turn stands together; what is looked up now and then may go below the board.
const BESIDE = ["turn", "result", "seat", "score", "log"];
const BELOW = ["chart", "legend"];
// Seats with much on them fill the column beside the board: the rest then goes below it, so that both end level.
const CROWDED = { beside: ["turn", "result", "seat"], below: ["chart", "score", "log", "legend"] };
const MANY = 16;

/** @param {Card} card */
const areaOf = (card) => ([...BESIDE, ...BELOW].includes(card.area) ? card.area : "log");

/** How many lines the seats take; it hardly changes in a game, so that nothing jumps about. @param {Card[]} cards */
export function crowded(cards) {
  const lines = cards
    .filter((card) => card.area === "seat")
    .flatMap((card) => card.rows ?? [])
    .map((row) => ("head" in row ? 1 + (row.rows?.length ?? 0) : 1));
  return lines.reduce((sum, each) => sum + each, 0) > MANY;
}

/** @param {FrameProps} props */
export function frameNode({ traits, board, tools, bubble, size, shown, prefix, live }) {
  const { backdrop, cards, curtain, labels } = traits;
  const slim = size === "slim";
  const inLine = (slim || size === "narrow") && cards.some((card) => card.area === "turn");
  const note = bubble && bubbleNode(bubble, labels, prefix, inLine);
  // A bubble stands in the page right after what was pressed, so that the next Tab reaches its rule.
  const ofCard = bubble && "button" in bubble.origin ? bubble.origin.card : null;
  const onBoard = note && !inLine && ofCard === null;
  const cardsOf = (/** @type {string} */ area) =>
    cards
      .filter((card) => areaOf(card) === area)
      .flatMap((card) => [h(StillCard, { key: card.id, card, prefix, labels, slim, shown: shown(card.id) }), !inLine && ofCard === card.id ? note : null]);
  const areaNode = (/** @type {string} */ area) => {
    const inside = cardsOf(area);
    if (area === "turn" && inLine) inside.push(note);
    return inside.length ? h("div", { key: area, class: `nw-area nw-area-${area}` }, inside) : null;
  };

  const full = crowded(cards);
  const { beside, below } = full ? CROWDED : { beside: BESIDE, below: BELOW };
  const keys = board && labels.keys && h("p", { key: "keys", class: "nw-keys" }, labels.keys);
  const bar = tools && h("div", { key: "bar", class: "nw-bar" }, keys, tools);
  const classes = ["nw-frame", full && "nw-crowded", curtain && "nw-covered"].filter(Boolean).join(" ");
  const style = backdrop && { "--ratio": backdrop.size[0] / backdrop.size[1] };

  return [
    h(
      "div",
      { key: "frame", class: classes, style, inert: Boolean(curtain) },
      board && h("div", { key: "stage", class: "nw-stage" }, bar, board, onBoard ? note : null),
      h(
        "div",
        { key: "cards", class: "nw-cards", role: "group", "aria-label": labels.cards },
        beside.map(areaNode),
      ),
      full ? h("div", { key: "below", class: "nw-below" }, below.map(areaNode)) : below.map(areaNode),
      tools ? null : keys,
    ),
    curtain && curtainNode(curtain, prefix),
    ...live,
  ];
}
