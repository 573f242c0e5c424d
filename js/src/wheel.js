// The wheel over the board turns what is pointed at; everywhere else the page scrolls as ever.

const NOTCH = 40;
const LINE = 16;
/** ms between two turns: a flick on a pad is many events. */
const PAUSE = 100;
/** ms after which a new gesture has begun. */
const REST = 250;

/**
 * @typedef {object} Wheel
 * @property {() => boolean} turnable whether what is pointed at can be turned
 * @property {(by: number) => void} turn
 * @property {() => boolean} zoomable
 */

/**
 * @param {HTMLElement} root
 * @param {Wheel} wheel
 * @param {AbortSignal} signal
 */
export function listenToWheel(root, { turnable, turn, zoomable }, signal) {
  let sum = 0;
  let turnedAt = -Infinity;
  let scrolledAt = -Infinity;

  /** @param {WheelEvent} event */
  function roll(event) {
    if (!(/** @type {Element} */ (event.target).closest(".nw-board"))) return;
    if (event.ctrlKey || event.metaKey) {
      // Zoomed as far as it goes: the page around must not go on instead.
      if (zoomable()) event.preventDefault();
      return;
    }
    // Who scrolls past the board goes on scrolling.
    if (!turnable() || event.timeStamp - scrolledAt < REST) {
      scrolledAt = event.timeStamp;
      return;
    }
    event.preventDefault();
    const delta = event.deltaY * (event.deltaMode ? LINE : 1);
    sum = Math.sign(sum) === Math.sign(delta) ? sum + delta : delta;
    if (Math.abs(sum) < NOTCH || event.timeStamp - turnedAt < PAUSE) return;
    turnedAt = event.timeStamp;
    turn(Math.sign(sum));
    sum = 0;
  }

  root.addEventListener("wheel", roll, { signal, passive: false });
}
