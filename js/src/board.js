// The board: backdrop, layers, a teacher's notes, what a target would do, and the targets themselves.
import { h } from "preact";
import { shapeNode, shapeNodes } from "./shapes.js";

/** @import { Backdrop, Scene, Shape, Target } from "./wire.js" */
/** @import { VNode } from "preact" */

/**
 * @typedef {object} BoardProps
 * @property {Backdrop} backdrop
 * @property {Scene} scene
 * @property {Shape[]} notes
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

/** Draws a target anew when it looks different, which few of a hundred do while a pointer passes. */
function targetsOnce() {
  /** @type {WeakMap<Target, { look: string, node: VNode }>} */
  const known = new WeakMap();
  return (/** @type {Target} */ target, /** @type {BoardProps} */ props) => {
    const { id } = target;
    const look = [props.entrance === id, props.pointed?.id === id, props.bad.includes(id)].join();
    const before = known.get(target);
    if (before?.look === look) return before.node;
    const node = targetNode(target, props);
    known.set(target, { look, node });
    return node;
  };
}

/** Each note is known by what it shows, so that what stays does not appear once more. @param {Shape[]} notes @param {string} prefix */
const noteNodes = (notes, prefix) => notes.map((note, i) => h("g", { key: `${i} ${JSON.stringify(note)}` }, shapeNode(note, prefix)));

/** @param {ReturnType<typeof stillLife>} drawBackdrop @param {ReturnType<typeof stillLife>} drawLayers */
export function boardWith(drawBackdrop, drawLayers) {
  const drawTarget = targetsOnce();
  return (/** @type {BoardProps} */ props) => {
    const { backdrop, scene, notes, prefix, labels, pointed } = props;
    const [width, height] = backdrop.size;
    const about = `${prefix}about`;
    const viewBox = `0 0 ${width} ${height}`;
    return h(
      "div",
      { key: "board", class: "nw-board", style: { "--ratio": width / height } },
      h(
        "div",
        { key: "canvas", class: "nw-canvas" },
        // What stands still has an element of its own, which the browser paints once and keeps.
        h("svg", { key: "still", class: "nw-still", viewBox, "aria-hidden": "true" }, drawBackdrop(backdrop.shapes, prefix, "backdrop")),
        h(
          "svg",
          {
            key: "live",
            viewBox,
            style: { aspectRatio: `${width} / ${height}` },
            role: "group",
            "aria-label": labels.board,
            "aria-describedby": about,
            "data-testid": "board",
          },
          drawLayers(scene.layers, prefix, "layers"),
          h("g", { key: "notes", class: "nw-notes", "aria-hidden": "true" }, noteNodes(notes, prefix)),
          h("g", { key: "marks", class: "nw-marks", "aria-hidden": "true" }),
          h("g", { key: "preview", class: "nw-preview", "aria-hidden": "true" }, shapeNodes(pointed?.preview, prefix)),
          h("g", { key: "targets" }, (scene.targets ?? []).map((target) => drawTarget(target, props))),
        ),
      ),
      h("p", { id: about, class: "nw-unseen" }, scene.description),
    );
  };
}
