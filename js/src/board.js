// The board: backdrop, layers, a teacher's notes, what a target would do, and the targets themselves.
import { h } from "preact";
import { shapeNode, shapeNodes } from "./shapes.js";
import { still } from "./still.js";

/** @import { Backdrop, Scene, Shape, Target } from "./wire.js" */
/** @import { VNode } from "preact" */

/**
 * @typedef {object} BoardProps
 * @property {Backdrop} backdrop
 * @property {VNode} symbols what the pictures refer to
 * @property {Scene} scene
 * @property {Shape[]} notes
 * @property {string} prefix
 * @property {Record<string, string>} labels
 * @property {string | undefined} entrance id of the one target that Tab reaches
 * @property {Target | undefined} pointed the target that is hovered or focused
 * @property {string[]} bad
 */

const Picture = still((/** @type {{ shapes: Shape[] | undefined, prefix: string, part: string }} */ { shapes, prefix, part }) =>
  h("g", { class: `nw-${part}`, "aria-hidden": "true" }, shapeNodes(shapes, prefix)),
);

/** Each note is known by what it shows, so that what stays does not appear once more. */
const Notes = still((/** @type {{ notes: Shape[], prefix: string }} */ { notes, prefix }) =>
  h("g", { class: "nw-notes", "aria-hidden": "true" }, notes.map((note, i) => h("g", { key: `${i} ${JSON.stringify(note)}` }, shapeNode(note, prefix)))),
);

/** @param {{ target: Target, entrance: boolean, pointed: boolean, bad: boolean }} props */
function targetNode({ target, entrance, pointed, bad }) {
  const { id, r } = target;
  const classes = ["nw-target", target.legal ? "nw-legal" : "nw-illegal"];
  if (pointed) classes.push("nw-pointed");
  if (bad) classes.push("nw-marked");
  return h(
    "g",
    {
      class: classes.join(" "),
      transform: `translate(${target.x} ${target.y})`,
      role: "button",
      tabindex: entrance ? 0 : -1,
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

/** Of a hundred targets few look different while a pointer passes. */
const StillTarget = still(targetNode);

/** @param {BoardProps} props */
export function boardNode({ backdrop, symbols, scene, notes, prefix, labels, entrance, pointed, bad }) {
  const [width, height] = backdrop.size;
  const about = `${prefix}about`;
  const viewBox = `0 0 ${width} ${height}`;
  return h(
    "div",
    { key: "board", class: "nw-board" },
    symbols,
    h(
      "div",
      { key: "canvas", class: "nw-canvas" },
      // What stands still has an element of its own, which the browser paints once and keeps.
      h("svg", { key: "still", class: "nw-still", viewBox, "aria-hidden": "true" }, h(Picture, { shapes: backdrop.shapes, prefix, part: "backdrop" })),
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
        h(Picture, { key: "layers", shapes: scene.layers, prefix, part: "layers" }),
        h(Notes, { key: "notes", notes, prefix }),
        h("g", { key: "marks", class: "nw-marks", "aria-hidden": "true" }),
        h("g", { key: "preview", class: "nw-preview", "aria-hidden": "true" }, shapeNodes(pointed?.preview, prefix)),
        h(
          "g",
          { key: "targets" },
          (scene.targets ?? []).map((target) => {
            const { id } = target;
            return h(StillTarget, { key: id, target, entrance: entrance === id, pointed: pointed?.id === id, bad: bad.includes(id) });
          }),
        ),
      ),
    ),
    h("p", { id: about, class: "nw-unseen" }, scene.description),
  );
}
