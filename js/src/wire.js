// What Python and the board tell each other. The board knows no game and no rule, and holds no text of its own.

/** @typedef {[number, number]} Point */

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
 */

/** @typedef {{ text: string, style?: string }} Text */
/** @typedef {{ icon: string, label?: string, size?: number }} Icon */
/** @typedef {{ pill: string, on?: boolean }} Pill */
/** @typedef {{ button: string, label: string, style?: string, legal?: boolean }} Button */
/** @typedef {Text | Icon | Pill | Button} Item */
/** @typedef {{ items?: Item[], right?: Item[] }} Row */
/** @typedef {{ head: Item[][], rows?: Item[][][], label?: string }} Table */

/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} area turn, seat, score, legend or log
 * @property {string} [title]
 * @property {string} [accent] name of a colour, as in "seat-0"
 * @property {boolean} [active]
 * @property {(Row | Table)[]} [rows]
 */

/** @typedef {{ size: Point, shapes?: Shape[] }} Backdrop */
/** @typedef {{ ply: number, description?: string, layers?: Shape[], targets?: Target[] }} Scene */
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

export const TRAITS = /** @type {const} */ (["backdrop", "scene", "cards", "says", "curtain", "labels", "theme"]);

/**
 * The traits as they are now; what has not arrived yet is empty, never broken.
 * @param {Model} model
 * @returns {Traits}
 */
export function readTraits(model) {
  const backdrop = model.get("backdrop");
  const scene = model.get("scene");
  return {
    backdrop: Array.isArray(backdrop?.size) ? backdrop : null,
    scene: typeof scene?.ply === "number" ? scene : null,
    cards: model.get("cards") ?? [],
    says: model.get("says") ?? null,
    curtain: model.get("curtain")?.action ? model.get("curtain") : null,
    labels: model.get("labels") ?? {},
    theme: model.get("theme") ?? "auto",
  };
}
