// Light or dark, as the page around the board is, and when it changes.

/**
 * @param {Document} document
 * @returns {"light" | "dark"}
 */
export function pageTheme(document) {
  const { body, documentElement } = document;
  const jupyter = body.dataset.jpThemeLight;
  if (jupyter) return jupyter === "true" ? "light" : "dark";
  const classes = [...body.classList, ...documentElement.classList];
  if (classes.includes("vscode-light") || classes.includes("vscode-high-contrast-light")) return "light";
  if (classes.includes("vscode-dark") || classes.includes("vscode-high-contrast")) return "dark";
  if (classes.includes("dark")) return "dark";
  if (classes.includes("light")) return "light";
  return document.defaultView?.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * @param {string} wanted
 * @param {Document} document
 */
export function themeFor(wanted, document) {
  return wanted === "light" || wanted === "dark" ? wanted : pageTheme(document);
}

/**
 * @param {Document} document
 * @param {() => void} changed
 * @param {AbortSignal} signal
 */
export function watchTheme(document, changed, signal) {
  const window = document.defaultView;
  if (!window) return;
  const observer = new window.MutationObserver(changed);
  const filter = { attributes: true, attributeFilter: ["class", "data-jp-theme-light"] };
  observer.observe(document.body, filter);
  observer.observe(document.documentElement, filter);
  window.matchMedia?.("(prefers-color-scheme: dark)").addEventListener("change", changed, { signal });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
