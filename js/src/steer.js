// Which target is meant: by an arrow key, by a jump, by a point under a finger.

/** @import { Target, Point } from "./wire.js" */

/** @type {Map<string, Point>} */
const ARROWS = new Map([["ArrowRight", [1, 0]], ["ArrowLeft", [-1, 0]], ["ArrowDown", [0, 1]], ["ArrowUp", [0, -1]]]);

// A step aside costs more than a step ahead, so that a row is followed to its end.
const ASIDE = 2.5;
// What lies more aside than ahead has to be this much nearer.
const ASLANT = 3;

/**
 * The nearest target in the direction of an arrow: within 45 degrees, unless one a little aslant is much nearer.
 * @param {Target[]} targets
 * @param {Target} from
 * @param {string} key
 * @returns {Target | undefined}
 */
export function inDirection(targets, from, key) {
  const arrow = ARROWS.get(key);
  if (!arrow) return undefined;
  const [dx, dy] = arrow;
  let best;
  let least = Infinity;
  for (const target of targets) {
    const ahead = (target.x - from.x) * dx + (target.y - from.y) * dy;
    const aside = Math.abs((target.x - from.x) * dy + (target.y - from.y) * dx);
    if (target.id === from.id || ahead <= 1e-6) continue;
    const cost = (ahead + ASIDE * aside) * (aside > ahead ? ASLANT : 1);
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}

/**
 * Where a key leads from a target; undefined when the key is no business of the board.
 * @param {Target[]} targets
 * @param {Target} from
 * @param {string} key
 * @param {boolean} [back] N goes back
 */
export function steer(targets, from, key, back = false) {
  if (ARROWS.has(key)) return inDirection(targets, from, key) ?? from;
  const legal = targets.filter((target) => target.legal);
  const jump = legal.length ? legal : targets;
  if (key === "Home") return jump[0];
  if (key === "End") return jump.at(-1);
  if (key === "n" || key === "N") {
    const here = targets.indexOf(from);
    // All others in their order from here on, round to where one is.
    const round = [...targets.slice(here + 1), ...targets.slice(0, here)];
    return (back ? round.findLast((target) => target.legal) : round.find((target) => target.legal)) ?? from;
  }
  return undefined;
}

/** Where Tab enters the board. @param {Target[]} targets @param {string | null} last */
export function entrance(targets, last) {
  return targets.find((target) => target.id === last) ?? targets.find((target) => target.legal) ?? targets[0];
}

/**
 * The legal target nearest to a place.
 * @param {Target[]} targets
 * @param {{ x: number, y: number }} place
 * @returns {Target | undefined}
 */
export function nearestLegal(targets, place) {
  let best;
  let least = Infinity;
  for (const target of targets) {
    const distance = Math.hypot(target.x - place.x, target.y - place.y);
    if (target.legal && distance < least) [best, least] = [target, distance];
  }
  return best;
}

const SMALL = 24;
const BEYOND = 0.8;

/**
 * The target at a point. For a finger, small targets reach 0.8 r further, legal ones before others.
 * @param {Target[]} targets
 * @param {{ x: number, y: number }} point in units of the board
 * @param {number} scale px on screen of one unit
 * @param {boolean} finger
 * @returns {Target | undefined}
 */
export function targetAt(targets, point, scale, finger) {
  let best;
  let least = Infinity;
  for (const target of targets) {
    const distance = Math.hypot(target.x - point.x, target.y - point.y) / target.r;
    const reach = finger && 2 * target.r * scale < SMALL ? 1 + BEYOND : 1;
    if (distance > reach) continue;
    const cost = distance + (distance > 1 && !target.legal ? BEYOND : 0);
    if (cost < least) [best, least] = [target, cost];
  }
  return best;
}
