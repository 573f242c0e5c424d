// Between two players at one screen: nothing is seen until the next one says so.
import { h } from "preact";

/**
 * @param {import("./wire.js").Curtain} curtain
 * @param {string} prefix
 */
export function curtainNode(curtain, prefix) {
  const title = `${prefix}curtain-title`;
  const body = `${prefix}curtain-body`;
  return h(
    "div",
    { key: "curtain", class: "nw-curtain", "data-testid": "curtain" },
    h(
      "div",
      { class: "nw-card nw-dialog", role: "dialog", "aria-labelledby": title, "aria-describedby": body },
      h("p", { id: title, class: "nw-title" }, curtain.title),
      h("p", { id: body }, curtain.body),
      h(
        "button",
        {
          type: "button",
          class: "nw-button nw-primary",
          "data-action": curtain.action,
          "data-testid": `button-${curtain.action}`,
        },
        curtain.button,
      ),
    ),
  );
}
