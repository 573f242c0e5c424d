// What of the cards is shown on this screen: how far a table has been told, whether its rule is read, which cards are open.

/** @import { Card, Table } from "./wire.js" */

/** @typedef {{ step: number, reads: boolean, open: boolean }} Shown */

/** Nothing is told, read or opened. @type {Shown} */
export const CLOSED = { step: 0, reads: false, open: false };

/** The table of a card that is told line by line, if it has one. @param {Card | undefined} card */
export const toldTable = (card) => /** @type {Table | undefined} */ (card?.rows?.find((row) => "head" in row && row.steps?.length));

export function openShown() {
  /** @type {Map<string, Shown>} */
  const known = new Map();
  let begun = false;

  /** @param {string} id */
  const of = (id) => known.get(id) ?? CLOSED;
  /** @param {string} id @param {Partial<Shown>} changed */
  const change = (id, changed) => void known.set(id, { ...of(id), ...changed });

  return {
    of,

    /**
     * A table that comes while one looks on is told from its first line; one that was there before is shown whole.
     * @param {Card[]} cards
     * @returns {Card[]} those that begin to be told
     */
    meet(cards) {
      const news = cards.filter((card) => toldTable(card) && !of(card.id).step);
      for (const card of news) change(card.id, { step: begun ? 1 : toldTable(card)?.steps?.length });
      const fresh = begun ? news : [];
      begun ||= cards.length > 0;
      return fresh;
    },

    /** @param {Card} card @param {string} where on, back, first or all @returns {boolean} whether that is another line */
    go(card, where) {
      const last = toldTable(card)?.steps?.length ?? 0;
      const { step } = of(card.id);
      const to = { on: Math.min(last, step + 1), back: Math.max(1, step - 1), first: 1, all: last }[where];
      if (!to || to === step) return false;
      change(card.id, { step: to, reads: false });
      return true;
    },

    /** @param {string} id */
    read: (id) => change(id, { reads: !of(id).reads }),
    /** @param {string} id */
    fold: (id) => change(id, { open: !of(id).open }),
  };
}
