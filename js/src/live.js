// What a screen reader reads aloud: each move once, politely; a refusal at once.
import { h } from "preact";

/** @import { Says } from "./wire.js" */

export function openLive() {
  let heard = "";
  let moves = 0;
  let alerts = 0;
  /** @type {{ key: string, line: string }[]} */
  let lines = [];
  let alert = "";

  return {
    /**
     * The same news sent twice are read once.
     * @param {Says | null} says
     */
    hear(says) {
      const news = JSON.stringify([says?.ply, says?.lines]);
      if (!says || news === heard) return;
      heard = news;
      moves += 1;
      lines = (says.lines ?? []).map((line, i) => ({ key: `${moves}-${i}`, line }));
    },

    /** Something that is not a move: it comes after what was said before. @param {string} line */
    tell(line) {
      moves += 1;
      lines = [...lines, { key: `${moves}`, line }];
    },

    /** @param {string} text */
    warn(text) {
      alerts += 1;
      alert = text;
    },

    // The keys make a new node of every message: two equal sentences in a row are two messages.
    nodes: () => [
      h(
        "div",
        { key: "live", class: "nw-unseen", role: "status", "aria-live": "polite", "data-testid": "live" },
        lines.map(({ key, line }) => h("p", { key }, line)),
      ),
      h(
        "div",
        { key: "alert", class: "nw-unseen", role: "alert", "aria-live": "assertive", "data-testid": "alert" },
        alert && h("p", { key: alerts }, alert),
      ),
    ],
  };
}
