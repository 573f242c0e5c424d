// What Python and the board tell each other. The board knows no game and no rule, and holds no text of its own.

/** @typedef {[number, number]} Point */

/**
 * A shape as Python sends it: the tag "#boat" stands for a <use> of the symbol of that name. What has a tag, attributes
 * and children alone is a list of them. A symbol that only stands somewhere is a text, "symbol x y id"; in a preview it
 * may be the name alone, and stands on its target.
 * @typedef {string | [string, Record<string, string | number>, ...any] | { t: string, a?: Record<string, string | number>, c?: any[], x?: string, k?: string, at?: Point, via?: Point[] }} SentShape
 */
/** @typedef {{ id: string, action: string, label: string, at: [number, number, number], legal?: boolean, preview?: SentShape[], variants?: string[], confirm?: string }} SentTarget */

/**
 * An SVG element as data; empty parts are omitted.
 * @typedef {object} Shape
 * @property {string} t tag
 * @property {Record<string, string | number>} [a] attributes
 * @property {Shape[]} [c] children
 * @property {string} [x] text
 * @property {string} [k] id that stays the same from one picture to the next
 * @property {Point} [at] where its own origin stands
 * @property {Point[]} [via] the points it passes on the way to `at`
 */

/**
 * @typedef {object} Target
 * @property {string} id
 * @property {string} action
 * @property {string} label
 * @property {number} x
 * @property {number} y
 * @property {number} r
 * @property {boolean} legal
 * @property {Shape[]} [preview]
 * @property {string[]} [variants] words to put for {v} in the action, the label and the symbols of the preview
 * @property {string} [confirm] a question to be asked before the action is sent
 */

/** @typedef {{ text: string, style?: string }} Text */
/** @typedef {{ icon: string, label?: string, size?: number }} Icon */
/** @typedef {{ pill: string, on?: boolean }} Pill */
/** @typedef {{ button: string, label: string, style?: string, legal?: boolean, confirm?: string, key?: string }} Button */
/** How much of something is done, from 0 to 1. @typedef {{ bar: number, label?: string }} Bar */
/** A picture of its own, with spots to press. @typedef {{ picture: SentShape[], size: Point, label?: string, spots?: SentTarget[] }} Picture */
/** @typedef {Text | Icon | Pill | Button | Bar | Picture} Item */
/** @typedef {{ items?: Item[], right?: Item[] }} Row */
/** With steps, one for each line, a table is told line by line. @typedef {{ head: Item[][], rows?: Item[][][], label?: string, steps?: Reason[] }} Table */

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} area turn, result, seat, score, chart, legend or log
 * @property {string} [title]
 * @property {string} [accent] name of a colour, as in "seat-0"
 * @property {boolean} [active]
 * @property {(Row | Table)[]} [rows]
 * @property {Row} [brief] what stands for the card where there is little room, until it is opened
 */

/** A spot that never moves, by its name. @typedef {{ name: string, x: number, y: number, r: number }} Place */
/**
 * What stands still: its shapes, and the drawings by the names that shapes and cards refer to; they are read when needed.
 * @typedef {{ size: Point, shapes?: Shape[], symbols?: Map<string, SentShape>, places?: Place[], zoom?: boolean }} Backdrop
 */
/** @typedef {{ ply: number, description?: string, layers?: Shape[], targets?: Target[], elsewhere?: string, chosen?: string }} Scene */
/** @typedef {{ ply: number, lines?: string[] }} Says */
/** @typedef {{ title: string, body?: string, button: string, action: string }} Curtain */
/** @typedef {{ rule: string, text?: string, catalogue?: string }} Reason */

/**
 * @typedef {object} Answer
 * @property {"answer"} kind
 * @property {string} ask
 * @property {boolean} ok
 * @property {string} [text]
 * @property {Reason[]} [reasons]
 * @property {string[]} [at] ids of the shapes and targets that are the reason
 */

/** @typedef {{ kind: "act", action: string, ply: number, ask: string }} Act */

/**
 * @typedef {object} Traits
 * @property {Backdrop | null} backdrop
 * @property {Scene | null} scene
 * @property {Shape[]} notes what a teacher draws over the board
 * @property {Card[]} cards
 * @property {Says | null} says
 * @property {Curtain | null} curtain
 * @property {Record<string, string>} labels
 * @property {string} theme
 */

/**
 * The part of an anywidget model that the board uses.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(message: Act) => void} send
 * @property {(event: string, callback: (...args: any[]) => void) => void} on
 * @property {(event: string, callback: (...args: any[]) => void) => void} off
 */

export const TRAITS = /** @type {const} */ (["backdrop", "scene", "notes", "cards", "standing", "says", "curtain", "labels", "theme"]);

/** @param {Exclude<SentShape, string>} sent */
function parts(sent) {
  if (!Array.isArray(sent)) return sent;
  const [t, a, ...c] = sent;
  return { t, a, c };
}

/** @param {SentShape} sent @param {Point} [here] @returns {Shape} */
export function readShape(sent, here) {
  if (typeof sent === "string") return readSymbol(sent, here);
  const { t, c, ...rest } = parts(sent);
  /** @type {Shape} */
  const shape = t.startsWith("#") ? { ...rest, t: "use", a: { ...rest.a, href: t } } : { ...rest, t };
  if (c) shape.c = c.map((child) => readShape(child, here));
  return shape;
}

/** @param {string} sent @param {Point} [here] @returns {Shape} */
function readSymbol(sent, here) {
  const [symbol, x, y, k] = sent.split(" ");
  /** @type {Shape} */
  const shape = { t: "use", a: { href: `#${symbol}` } };
  const at = x === undefined ? here : /** @type {Point} */ ([Number(x), Number(y)]);
  if (at) shape.at = at;
  if (k) shape.k = k;
  return shape;
}

/** Many places of one size: "name x y name x y"… @param {{ r: number, at: string }} sent @returns {Place[]} */
function readPlaces({ r, at }) {
  const words = at.split(" ");
  return Array.from({ length: words.length / 3 }, (_, i) => {
    const [name = "", x, y] = words.slice(3 * i, 3 * i + 3);
    return { name, x: Number(x), y: Number(y), r };
  });
}

/** @param {SentTarget} sent @returns {Target} */
export function readTarget({ at: [x, y, r], legal = true, preview, ...rest }) {
  return { ...rest, x, y, r, legal, preview: preview?.map((shape) => readShape(shape, [x, y])) };
}

/** Reads a trait once: the same one gives the same picture, and the board sees that nothing has changed. */
function once(/** @type {(sent: any) => any} */ read) {
  const known = new WeakMap();
  return (/** @type {any} */ sent) => {
    if (!known.has(sent)) known.set(sent, read(sent));
    return known.get(sent);
  };
}

const readBackdrop = once(({ shapes: sent = [], places = [], ...rest }) => {
  const defs = sent.filter((/** @type {any} */ each) => parts(each).t === "defs");
  const symbols = defs.flatMap((/** @type {any} */ each) => parts(each).c ?? []);
  return {
    ...rest,
    shapes: sent.filter((/** @type {any} */ each) => !defs.includes(each)).map((/** @type {SentShape} */ each) => readShape(each)),
    symbols: new Map(symbols.map((/** @type {any} */ each) => [parts(each).a?.id, each])),
    places: places.flatMap(readPlaces),
  };
});
const readScene = once(({ layers = [], targets = [], ...rest }) => ({
  ...rest,
  layers: layers.map((/** @type {SentShape} */ sent) => readShape(sent)),
  targets: targets.map(readTarget),
}));
const readNotes = once((notes) => notes.map((/** @type {SentShape} */ sent) => readShape(sent)));
/** @type {Shape[]} */
const NO_NOTES = [];

/**
 * The traits as they are now; what has not arrived yet is empty, never broken.
 * @param {Model} model
 * @returns {Traits}
 */
export function readTraits(model) {
  const backdrop = model.get("backdrop");
  const scene = model.get("scene");
  return {
    backdrop: Array.isArray(backdrop?.size) ? readBackdrop(backdrop) : null,
    scene: typeof scene?.ply === "number" ? readScene(scene) : null,
    notes: Array.isArray(model.get("notes")) ? readNotes(model.get("notes")) : NO_NOTES,
    cards: [...(model.get("cards") ?? []), ...(model.get("standing") ?? [])],
    says: model.get("says") ?? null,
    curtain: model.get("curtain")?.action ? model.get("curtain") : null,
    labels: model.get("labels") ?? {},
    theme: model.get("theme") ?? "auto",
  };
}
