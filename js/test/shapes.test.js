import assert from "node:assert/strict";
import { test } from "node:test";
import { render } from "preact";
import { attribute, shapeNodes, shapesById } from "../src/shapes.js";
import { drawn } from "./page.js";

/** @param {any[]} shapes */
const picture = (...shapes) => drawn(shapeNodes(shapes, "nw7-"), true);

test("ids and every reference to them get the prefix of their board", () => {
  const svg = picture(
    { t: "defs", c: [{ t: "symbol", a: { id: "chip" } }, { t: "clipPath", a: { id: "hull" } }] },
    { t: "use", a: { href: "#chip" } },
    { t: "g", a: { "clip-path": "url(#hull)", fill: "url('#hull')" } },
  );
  assert.equal(svg.querySelector("symbol")?.id, "nw7-chip");
  assert.equal(svg.querySelector("clipPath")?.id, "nw7-hull");
  assert.equal(svg.querySelector("use")?.getAttribute("href"), "#nw7-chip");
  const group = svg.querySelector("g");
  assert.equal(group?.getAttribute("clip-path"), "url(#nw7-hull)");
  assert.equal(group?.getAttribute("fill"), "url(#nw7-hull)");
});

test("a place comes before a shape's own turn, and a stable id is kept", () => {
  const circle = picture({ t: "circle", k: "diver", at: [3, 4], a: { transform: "rotate(90)", r: 2 } }).querySelector("circle");
  assert.equal(circle?.getAttribute("transform"), "translate(3 4) rotate(90)");
  assert.equal(circle?.getAttribute("data-k"), "diver");
  assert.equal(circle?.getAttribute("r"), "2");
});

test("a shape with a stable id is the same element in the next picture", () => {
  const svg = picture({ t: "g", k: "one" }, { t: "g", k: "two" });
  const two = svg.querySelector("[data-k=two]");
  render(shapeNodes([{ t: "g", k: "two", at: [1, 1] }, { t: "g", k: "three" }], "nw7-"), svg);
  assert.equal(svg.querySelector("[data-k=two]"), two);
  assert.equal(svg.querySelector("[data-k=one]"), null);
});

test("text with markup in it is text", () => {
  const svg = picture({ t: "text", x: "<script>alert(1)</script>" });
  assert.equal(svg.querySelector("script"), null);
  assert.equal(svg.textContent, "<script>alert(1)</script>");
});

for (const tag of ["script", "foreignObject", "image", "a", "iframe", "style", "animate", "set", "feImage", "SCRIPT"]) {
  test(`a scene cannot bring in <${tag}>`, () => {
    const svg = picture({ t: tag, a: { href: "https://elsewhere.test/" }, c: [{ t: "circle" }] });
    assert.equal(svg.children.length, 0);
  });
}

for (const [name, value] of [
  ["onclick", "alert(1)"],
  ["ONLOAD", "alert(1)"],
  ["dangerouslySetInnerHTML", { __html: "<script></script>" }],
  ["innerHTML", "<script></script>"],
  ["href", "https://elsewhere.test/x.svg#a"],
  ["href", "javascript:alert(1)"],
  ["xlink:href", "data:image/svg+xml,x"],
  ["style", "background: url(https://elsewhere.test/)"],
  ["fill", "url(https://elsewhere.test/x.svg#a)"],
  ["mask", "url( 'https://elsewhere.test/x.svg#a' )"],
  ["src", "https://elsewhere.test/"],
  ["data-action", ":undo"],
  ["data-target", "a"],
]) {
  test(`an attribute can neither run, fetch nor pose as a control: ${name}=${JSON.stringify(value)}`, () => {
    const shape = picture({ t: "rect", a: { width: 1, [String(name)]: value } }).querySelector("rect");
    assert.deepEqual(shape?.getAttributeNames(), ["width"]);
    assert.equal(shape?.childNodes.length, 0);
  });
}

test("a colour by its name passes as it is", () => {
  assert.equal(attribute("fill", "var(--deep)", "nw1-"), "var(--deep)");
  assert.equal(attribute("stroke-width", 2, "nw1-"), 2);
});

test("shapes are found by their ids however deep they lie", () => {
  const found = shapesById([{ t: "g", c: [{ t: "g", k: "inner", at: [1, 2], c: [{ t: "g", k: "inmost" }] }] }]);
  assert.deepEqual([...found.keys()], ["inner", "inmost"]);
  assert.deepEqual(found.get("inner")?.at, [1, 2]);
});
