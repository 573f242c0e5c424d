// Shows a widget in a plain page. The model is the least that anywidget promises, and it refuses to be set:
// the board reports what was pressed, Python alone changes the game.

/** @type {Record<string, any>} */
const traits = await (await fetch("/traits.json")).json();
/** @type {Map<string, Set<(...values: any[]) => void>>} */
const listeners = new Map();

/** @param {string} name @param {...any} values */
const emit = (name, ...values) => [...(listeners.get(name) ?? [])].forEach((listener) => listener(...values));

/** @param {any} data A comm message, as a kernel sends it. */
function fromPython(data) {
  if (data.method === "custom") {
    emit("msg:custom", data.content, []);
  } else if (data.method === "update") {
    Object.assign(traits, data.state);
    Object.keys(data.state).forEach((name) => emit(`change:${name}`, model, data.state[name]));
    emit("change", model);
  }
}

const model = {
  /** @param {string} name */
  get: (name) => traits[name],
  /** @param {string} name */
  set: (name) => {
    throw new Error(`the view set the trait ${name}`);
  },
  save_changes: () => {},
  /** @param {any} content */
  send: async (content) => {
    // @ts-ignore: exposed by the test
    (await window.toPython(content)).forEach(fromPython);
  },
  /** @param {string} names @param {(...values: any[]) => void} listener */
  on: (names, listener) => {
    names.split(" ").forEach((name) => listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)));
  },
  /** @param {string | null} [name] @param {((...values: any[]) => void) | null} [listener] */
  off: (name, listener) => {
    const names = name ? name.split(" ") : [...listeners.keys()];
    names.forEach((each) => (listener ? listeners.get(each)?.delete(listener) : listeners.delete(each)));
  },
  widget_manager: {},
};

const gone = new AbortController();
const bridge = { fromPython, shown: false, failed: false, remove: () => gone.abort() };
Object.assign(window, { bridge });

try {
  // @ts-ignore: served by the test
  const { default: given } = await import("/widget.js");
  const widget = typeof given === "function" ? await given() : given;
  const el = /** @type {HTMLElement} */ (document.getElementById("cell"));
  const tidy = [await widget.initialize?.({ model, signal: gone.signal })];
  tidy.push(await widget.render?.({ model, el, signal: gone.signal }));
  gone.signal.addEventListener("abort", () => tidy.forEach((each) => typeof each === "function" && each()));
  bridge.shown = true;
} catch (error) {
  bridge.failed = true;
  throw error;
}
