// The small round buttons above the board: turn, zoom, full size. What has no label is not shown: it could not be named.
import { h } from "preact";

/** What each tool looks like, on a grid of 20. @type {Record<string, string>} */
const DRAWN = {
  turn: "M15.5 10a5.5 5.5 0 1 1-1.8-4.1M14 2.6v3.6h-3.6",
  zoom_in: "M10 4.5v11M4.5 10h11",
  zoom_out: "M4.5 10h11",
  fit: "M10 3v3.6M10 13.4V17M3 10h3.6M13.4 10H17M7.5 7.5h5v5h-5z",
  full: "M8 3.5H3.5V8M12 3.5h4.5V8M8 16.5H3.5V12M12 16.5h4.5V12",
  leave_full: "M3.5 8H8V3.5M16.5 8H12V3.5M3.5 12H8v4.5M16.5 12H12v4.5",
};

/**
 * @typedef {object} Tools
 * @property {boolean} turn whether anything can be turned
 * @property {number | null} scale how far it is zoomed; null when it cannot be
 * @property {boolean} full whether the board fills the window
 */

/** @param {Tools} tools @param {Record<string, string>} labels */
export function toolNodes({ turn, scale, full }, labels) {
  const zoom = scale === null ? [] : ["zoom_in", "zoom_out", "fit"];
  const names = [...(turn ? ["turn"] : []), ...zoom, full ? "leave_full" : "full"].filter((name) => labels[name]);
  const idle = (/** @type {string} */ name) => scale === 1 && (name === "zoom_out" || name === "fit");
  return names.length
    ? h(
        "div",
        { key: "tools", class: "nw-tools" },
        names.map((name) =>
          h(
            "button",
            {
              // Entering and leaving is one button: the focus stays on it.
              key: name.replace("leave_", ""),
              type: "button",
              class: idle(name) ? "nw-tool nw-idle" : "nw-tool",
              "aria-label": labels[name],
              title: labels[name],
              "data-tool": name,
              "data-testid": `tool-${name}`,
            },
            h("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, h("path", { d: DRAWN[name] })),
          ),
        ),
      )
    : null;
}
