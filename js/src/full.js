// The board over the whole window: by the browser's full screen where it is allowed, else as a sheet over the page.

/**
 * @param {HTMLElement} root
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function openFull(root, changed, signal) {
  const document = root.ownerDocument;
  const native = () => /** @type {Document | ShadowRoot} */ (root.getRootNode()).fullscreenElement === root;
  let sheet = false;

  function mark() {
    root.toggleAttribute("data-full", sheet || native());
    changed();
  }

  /** A popover lies above everything and fills the window, whatever the page does with its boxes. @param {boolean} open */
  function cover(open) {
    sheet = open;
    if (typeof root.showPopover === "function") {
      if (open) {
        root.popover = "manual";
        root.showPopover();
      } else {
        root.popover = null;
      }
    }
    mark();
  }

  document.addEventListener("fullscreenchange", mark, { signal });
  signal.addEventListener("abort", () => native() && void document.exitFullscreen(), { once: true });

  return {
    on: () => sheet || native(),

    async enter() {
      if (!document.fullscreenEnabled) return cover(true);
      try {
        await root.requestFullscreen();
      } catch {
        // Allowed in general, but not in this frame or not now.
        if (!signal.aborted) cover(true);
      }
    },

    /** Whether there was anything to leave. */
    leave() {
      if (sheet) cover(false);
      else if (native()) void document.exitFullscreen();
      else return false;
      return true;
    },
  };
}
