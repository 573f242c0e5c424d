// One question to Python at a time: what was pressed, and the answer to it.

/** @import { Act, Answer } from "./wire.js" */

const PATIENCE = 4000;
let boards = 0;

/**
 * @template Origin
 * @typedef {object} Listener
 * @property {(message: Act) => void} send
 * @property {(origin: Origin, answer: Answer) => void} answered
 * @property {(origin: Origin) => void} lost no answer came in time
 * @property {() => void} changed the board began or ceased to wait
 */

/**
 * @template Origin
 * @param {Listener<Origin>} listener
 * @param {AbortSignal} signal
 */
export function openAsks({ send, answered, lost, changed }, signal) {
  const board = `${Date.now().toString(36)}-${(boards += 1)}-${Math.random().toString(36).slice(2, 8)}`;
  let count = 0;
  /** @type {{ ask: string, origin: Origin } | null} */
  let last = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function settle() {
    clearTimeout(timer);
    timer = undefined;
    changed();
  }

  signal.addEventListener("abort", () => clearTimeout(timer), { once: true });

  return {
    waiting: () => timer !== undefined,

    /**
     * Sends an action, unless an answer is still being waited for.
     * @param {string} action
     * @param {number} ply of the scene that the person saw
     * @param {Origin} origin
     */
    act(action, ply, origin) {
      if (timer !== undefined || signal.aborted) return false;
      const ask = `${board}-${(count += 1)}`;
      last = { ask, origin };
      timer = setTimeout(() => {
        settle();
        lost(origin);
      }, PATIENCE);
      changed();
      send({ kind: "act", action, ply, ask });
      return true;
    },

    /**
     * A late answer to the last question still counts; one to another board's question does not.
     * @param {any} message
     */
    receive(message) {
      if (message?.kind !== "answer" || last === null || message.ask !== last.ask) return;
      const { origin } = last;
      last = null;
      settle();
      answered(origin, message);
    },
  };
}
