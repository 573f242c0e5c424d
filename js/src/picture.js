// A picture of its own on a card, such as a plot: its spots are pressed by mouse, or walked through with the arrow keys.
import { h } from "preact";
import { shapeNodes } from "./shapes.js";
import { readShape, readTarget } from "./wire.js";

/** @import { Picture, Target } from "./wire.js" */

/** The keys beside its spots, and the one each leads to. @type {Record<string, (here: number, last: number) => number>} */
const WAYS = {
  ArrowRight: (here, last) => Math.min(here + 1, last),
  ArrowLeft: (here) => Math.max(here - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Spots answer less far around where they stand close, so that each can be pressed. */
const LEAST = 4;

/** @param {Target} spot @param {Target[]} spots */
export function reach({ x, y, r, id }, spots) {
  const apart = spots.filter((other) => other.id !== id).map((other) => Math.hypot(other.x - x, other.y - y));
  return Math.max(LEAST, Math.min(r, ...apart.map((distance) => distance / 2)));
}

/** @param {Picture} item @param {string} prefix @param {number} [key] */
export function pictureNode({ picture, size, label, spots = [] }, prefix, key) {
  const shapes = picture.map((sent) => readShape(sent));
  // From left to right, as one reads it, whoever they belong to.
  const places = spots.map((sent) => readTarget(sent)).sort((one, other) => one.x - other.x || one.y - other.y);
  return h(
    "svg",
    { key, class: "nw-picture", viewBox: `0 0 ${size[0]} ${size[1]}`, role: "group", "aria-label": label },
    h("g", { "aria-hidden": "true" }, shapeNodes(shapes, prefix)),
    places.map((place, i) => {
      const { id, action, label: name, x, y } = place;
      return h(
        "g",
        {
          key: id,
          class: "nw-spot",
          transform: `translate(${x} ${y})`,
          role: "button",
          tabindex: i === 0 ? 0 : -1,
          "aria-label": name,
          "data-action": action,
          "data-spot": id,
          "data-testid": `spot-${id}`,
        },
        h("title", null, name),
        h("circle", { r: reach(place, places) }),
      );
    }),
  );
}

/** The spot that a key leads to from another. @param {Element} spot @param {string} key */
export function spotBeside(spot, key) {
  const spots = [...(spot.parentElement?.querySelectorAll("[data-spot]") ?? [])];
  const to = WAYS[key]?.(spots.indexOf(spot), spots.length - 1);
  return to === undefined ? undefined : /** @type {SVGElement | undefined} */ (spots[to]);
}
