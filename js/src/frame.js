// Everything in one cell: the board, the cards around it, a bubble or a curtain over them.
import { h } from "preact";
import { bubbleNode } from "./bubble.js";
import { cardNode } from "./cards.js";
import { curtainNode } from "./curtain.js";

/** @import { Traits, Card } from "./wire.js" */
/** @import { Bubble } from "./bubble.js" */
/** @import { VNode } from "preact" */

/**
 * @typedef {object} FrameProps
 * @property {Traits} traits
 * @property {VNode | null} board
 * @property {Bubble | null} bubble
 * @property {boolean} narrow
 * @property {string} prefix
 * @property {VNode[]} live
 */

// What is read in every turn stands together; what is looked up now and then may go below the board.
const BESIDE = ["turn", "seat", "score", "log"];
const BELOW = ["legend"];

/** @param {Card} card */
const areaOf = (card) => ([...BESIDE, ...BELOW].includes(card.area) ? card.area : "log");

/** @param {FrameProps} props */
export function frameNode({ traits, board, bubble, narrow, prefix, live }) {
  const { cards, curtain, labels } = traits;
  const inLine = narrow && cards.some((card) => card.area === "turn");
  const note = bubble && bubbleNode(bubble, labels, prefix, inLine);
  // A bubble stands in the page right after what was pressed, so that the next Tab reaches its rule.
  const ofCard = bubble && "button" in bubble.origin ? bubble.origin.card : null;
  const onBoard = note && !inLine && ofCard === null;
  const cardsOf = (/** @type {string} */ area) =>
    cards
      .filter((card) => areaOf(card) === area)
      .flatMap((card) => [cardNode(card, prefix), !inLine && ofCard === card.id ? note : null]);
  const areaNode = (/** @type {string} */ area) => {
    const inside = cardsOf(area);
    if (area === "turn" && inLine) inside.push(note);
    return inside.length ? h("div", { key: area, class: `nw-area nw-area-${area}` }, inside) : null;
  };

  return [
    h(
      "div",
      { key: "frame", class: curtain ? "nw-frame nw-covered" : "nw-frame", inert: Boolean(curtain) },
      board && h("div", { key: "stage", class: "nw-stage" }, board, onBoard ? note : null),
      h(
        "div",
        { key: "cards", class: "nw-cards", role: "group", "aria-label": labels.cards },
        BESIDE.map(areaNode),
      ),
      BELOW.map(areaNode),
      board && labels.keys && h("p", { key: "keys", class: "nw-keys" }, labels.keys),
    ),
    curtain && curtainNode(curtain, prefix),
    ...live,
  ];
}
