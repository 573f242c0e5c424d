// Zoom and pan, by d3-zoom: it knows wheels, pads and fingers of all makes. Here is what it may do on a board.
import { select } from "d3-selection";
import { zoom as d3zoom, zoomIdentity } from "d3-zoom";

/** @import { Point, Target } from "./wire.js" */
/** @import { ZoomTransform } from "d3-zoom" */

const MOST = 6;
/** px that a hand may tremble in a click. */
export const TREMBLE = 6;
const MARGIN = 12;

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(value, most));

/** The picture never leaves its frame. @param {ZoomTransform} to @param {[Point, Point]} extent */
export function inside({ k, x, y }, [, [width, height]]) {
  return zoomIdentity.translate(clamp(x, width * (1 - k), 0), clamp(y, height * (1 - k), 0)).scale(k);
}

/**
 * How far the picture has to go so that a spot is seen, with some room around it.
 * @param {number} at where it is
 * @param {number} reach
 * @param {number} length of the frame
 */
export function intoView(at, reach, length) {
  const room = Math.min(reach + MARGIN, length / 2);
  return clamp(at, room, length - room) - at;
}

/**
 * What is meant for the picture; all else is the page's: its wheel, and one finger on a picture that is whole.
 * @param {{ type: string, ctrlKey: boolean, metaKey: boolean, button?: number, touches?: { length: number } }} event
 * @param {number} k
 */
export function meant(event, k) {
  if (event.type === "wheel") return event.ctrlKey || event.metaKey;
  if (event.touches) return k > 1 || event.touches.length > 1;
  return k > 1 && !event.button && !event.ctrlKey;
}

/** A notch of a mouse is a moderate step, a pinch on a pad follows the fingers. @param {WheelEvent} event */
const wheelDelta = ({ deltaY, deltaMode }) => clamp(-deltaY * (deltaMode ? 0.16 : 0.01), -0.4, 0.4);

/**
 * @param {() => void} changed something was zoomed or panned
 * @param {AbortSignal} signal
 */
export function openZoom(changed, signal) {
  /** @type {HTMLElement | null} */
  let frame = null;
  let width = 0;
  let height = 0;
  let now = zoomIdentity;

  /** @type {import("d3-zoom").ZoomBehavior<HTMLElement, unknown>} */
  const zooming = d3zoom();
  zooming
    .scaleExtent([1, MOST])
    .extent(() => [[0, 0], [width, height]])
    .constrain((to, extent) => inside(to, extent))
    .filter((event) => meant(event, now.k))
    .wheelDelta(wheelDelta)
    .clickDistance(TREMBLE)
    .on("zoom", ({ transform }) => apply(transform))
    .on("end", changed);

  /** Moved without a new picture: the browser shifts what it has painted. @param {ZoomTransform} to */
  function apply(to) {
    now = to;
    const canvas = /** @type {HTMLElement | null | undefined} */ (frame?.querySelector(".nw-canvas"));
    if (!canvas || !frame) return;
    frame.classList.toggle("nw-zoomed", to.k > 1);
    canvas.style.transform = to.k > 1 ? `translate(${(100 * to.x) / width}%, ${(100 * to.y) / height}%) scale(${to.k})` : "";
  }

  /** The frame has another size: the same part of the picture stays in it. @param {number} wide @param {number} high */
  function resize(wide, high) {
    if (!frame || !wide || (wide === width && high === height)) return;
    const { k, x, y } = now;
    const scaled = width ? zoomIdentity.translate((x * wide) / width, (y * high) / height).scale(k) : now;
    [width, height] = [wide, high];
    if (k > 1) zooming.transform(select(frame), scaled);
  }

  function release() {
    observer?.disconnect();
    if (frame) select(frame).on(".zoom", null).classed("nw-zoomable nw-zoomed", false);
    frame = null;
    now = zoomIdentity;
    width = height = 0;
  }
  /** @type {ResizeObserver | undefined} */
  let observer;
  signal.addEventListener("abort", release, { once: true });

  return {
    scale: () => now.k,

    /** The element that frames the picture, none when it cannot be zoomed. @param {HTMLElement | null} element */
    frame(element) {
      if (element === frame) return;
      if (frame) {
        apply(zoomIdentity);
        release();
      }
      if (!element) return;
      frame = element;
      element.classList.add("nw-zoomable");
      select(element).call(zooming).on("dblclick.zoom", null);
      const Observer = element.ownerDocument.defaultView?.ResizeObserver;
      observer = Observer && new Observer(() => resize(element.clientWidth, element.clientHeight));
      observer?.observe(element);
    },

    /** Larger or smaller, about a spot of the board or the middle. @param {number} factor @param {Target} [spot] @param {Point} [size] */
    by(factor, spot, size) {
      if (!frame || !width) return;
      const about = spot && size ? now.apply([(spot.x * width) / size[0], (spot.y * height) / size[1]]) : undefined;
      zooming.scaleBy(select(frame), factor, about);
    },

    fit() {
      if (frame && now.k > 1) zooming.transform(select(frame), zoomIdentity);
    },

    /** Pans until a target is seen. @param {Target} target @param {Point} size of the board in its units */
    show({ x, y, r }, size) {
      if (!frame || !width || now.k === 1) return;
      const unit = width / size[0];
      const [left, top] = now.apply([x * unit, y * unit]);
      const [dx, dy] = [intoView(left, r * unit * now.k, width), intoView(top, r * unit * now.k, height)];
      if (dx || dy) zooming.translateBy(select(frame), dx / now.k, dy / now.k);
    },
  };
}
