// How wide the cell is, which is not how wide the window is.

/** @typedef {"slim" | "narrow" | "middle" | "wide"} Size */

/**
 * A notebook beside its list of files has some 950 px, on a small laptop 850: board and turn have to be seen at once there.
 * @param {number} width
 * @returns {Size}
 */
export function sizeOf(width) {
  if (width >= 820) return "wide";
  if (width >= 640) return "middle";
  return width >= 560 ? "narrow" : "slim";
}

/**
 * @param {HTMLElement} root
 * @param {(size: Size) => void} changed
 * @param {AbortSignal} signal
 */
export function watchSize(root, changed, signal) {
  const Observer = root.ownerDocument.defaultView?.ResizeObserver;
  if (!Observer) return;
  const observer = new Observer(() => {
    // A hidden tab has no width: the last layout stays until it is seen again.
    if (root.clientWidth > 0) changed(sizeOf(root.clientWidth));
  });
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
