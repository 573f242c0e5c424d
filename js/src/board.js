// The board: backdrop, layers, what a target would do, and the targets themselves.
import { h } from "preact";
import { shapeNodes } from "./shapes.js";

/** @import { Backdrop, Scene, Shape, Target } from "./wire.js" */
/** @import { VNode } from "preact" */

/**
 * @typedef {object} BoardProps
 * @property {Backdrop} backdrop
 * @property {Scene} scene
 * @property {string} prefix
 * @property {Record<string, string>} labels
 * @property {string | undefined} entrance id of the one target that Tab reaches
 * @property {Target | undefined} pointed the target that is hovered or focused
 * @property {string[]} bad
 */

/** Draws shapes once: the very same nodes tell Preact that nothing has changed. */
export function stillLife() {
  /** @type {{ shapes: Shape[] | undefined, prefix: string, nodes: VNode } | undefined} */
  let drawn;
  return (/** @type {Shape[] | undefined} */ shapes, /** @type {string} */ prefix, /** @type {string} */ part) => {
    if (!drawn || drawn.shapes !== shapes || drawn.prefix !== prefix) {
      drawn = { shapes, prefix, nodes: h("g", { key: part, class: `nw-${part}`, "aria-hidden": "true" }, shapeNodes(shapes, prefix)) };
    }
    return drawn.nodes;
  };
}

/** @param {Target} target @param {BoardProps} props */
function targetNode(target, { entrance, pointed, bad }) {
  const { id, r } = target;
  const classes = ["nw-target", target.legal ? "nw-legal" : "nw-illegal"];
  if (pointed?.id === id) classes.push("nw-pointed");
  if (bad.includes(id)) classes.push("nw-marked");
  return h(
    "g",
    {
      key: id,
      class: classes.join(" "),
      transform: `translate(${target.x} ${target.y})`,
      role: "button",
      tabindex: id === entrance ? 0 : -1,
      "aria-label": target.label,
      "aria-disabled": target.legal ? undefined : "true",
      "data-target": id,
      "data-testid": `target-${id}`,
    },
    h("circle", { class: "nw-hit", r }),
    h("circle", { class: "nw-ring nw-under", r }),
    h("circle", { class: "nw-ring nw-over", r }),
  );
}

/** @param {ReturnType<typeof stillLife>} drawBackdrop @param {ReturnType<typeof stillLife>} drawLayers */
export function boardWith(drawBackdrop, drawLayers) {
  return (/** @type {BoardProps} */ props) => {
    const { backdrop, scene, prefix, labels, pointed } = props;
    const [width, height] = backdrop.size;
    const about = `${prefix}about`;
    return h(
      "div",
      { key: "board", class: "nw-board" },
      h(
        "svg",
        {
          viewBox: `0 0 ${width} ${height}`,
          style: { aspectRatio: `${width} / ${height}` },
          role: "group",
          "aria-label": labels.board,
          "aria-describedby": about,
          "data-testid": "board",
        },
        drawBackdrop(backdrop.shapes, prefix, "backdrop"),
        drawLayers(scene.layers, prefix, "layers"),
        h("g", { key: "marks", class: "nw-marks", "aria-hidden": "true" }),
        h("g", { key: "preview", class: "nw-preview", "aria-hidden": "true" }, shapeNodes(pointed?.preview, prefix)),
        h("g", { key: "targets" }, (scene.targets ?? []).map((target) => targetNode(target, props))),
      ),
      h("p", { id: about, class: "nw-unseen" }, scene.description),
    );
  };
}
