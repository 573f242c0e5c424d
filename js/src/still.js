// Parts of the picture that are drawn anew only when what they show is another thing. A reused node does not do: Preact
// walks through the elements below it all the same.
import { Component } from "preact";

/** @import { ComponentChildren, ComponentClass } from "preact" */

/**
 * @template {object} Props
 * @param {(props: Props) => ComponentChildren} draw
 * @returns {ComponentClass<Props>}
 */
export function still(draw) {
  return /** @type {any} */ (
    class extends Component {
      /** @param {any} next */
      shouldComponentUpdate(next) {
        return Object.keys(next).some((name) => next[name] !== /** @type {any} */ (this.props)[name]);
      }
      /** @param {any} props */
      render(props) {
        return draw(props);
      }
    }
  );
}
