// The live board of a notebook cell: anywidget calls `render` once for every cell that shows the widget.
import { openBoard } from "./app.js";

/**
 * @param {{ model: import("./wire.js").Model, el: HTMLElement, signal?: AbortSignal }} cell
 * @returns {() => void} closes the board, for hosts that hand over no signal
 */
function render({ model, el, signal }) {
  const closing = new AbortController();
  const close = () => closing.abort();
  signal?.addEventListener("abort", close, { once: true });
  if (signal?.aborted) close();
  else openBoard(model, el, closing.signal);
  return close;
}

export default { render };
