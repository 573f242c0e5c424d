// The pieces that are the reason of a refusal get a dashed outline around them.
import { byData } from "./focus.js";

const MARGIN = 4;

/**
 * @param {SVGSVGElement} svg
 * @param {string[]} ids
 */
export function markPieces(svg, ids) {
  const marks = svg.querySelector(".nw-marks");
  const layers = svg.querySelector(".nw-layers");
  const board = svg.getBoundingClientRect();
  if (!marks || !layers) return;
  const unit = board.width ? svg.viewBox.baseVal.width / board.width : 0;
  const outlines = ids
    .filter((id) => !byData(svg, "target", id))
    .map((id) => byData(layers, "k", id)?.getBoundingClientRect())
    .filter((box) => box !== undefined)
    .map((box) => {
      const outline = svg.ownerDocument.createElementNS(svg.namespaceURI, "rect");
      const sizes = {
        x: box.left - board.left - MARGIN,
        y: box.top - board.top - MARGIN,
        width: box.width + 2 * MARGIN,
        height: box.height + 2 * MARGIN,
        rx: 2 * MARGIN,
      };
      for (const [name, value] of Object.entries(sizes)) outline.setAttribute(name, String(value * unit));
      outline.setAttribute("class", "nw-outline");
      return outline;
    });
  marks.replaceChildren(...outlines);
}
