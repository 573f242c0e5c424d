import assert from "node:assert/strict";
import { test } from "node:test";
import { openAsks } from "../src/asks.js";

/** @param {import("node:test").TestContext} t */
function table(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const closing = new AbortController();
  /** @type {any[]} */
  const sent = [];
  /** @type {[string, any][]} */
  const answered = [];
  /** @type {string[]} */
  const lost = [];
  const asks = openAsks(
    {
      send: (message) => sent.push(message),
      answered: (/** @type {string} */ origin, answer) => answered.push([origin, answer.ok]),
      lost: (origin) => lost.push(origin),
      changed: () => {},
    },
    closing.signal,
  );
  return { asks, sent, answered, lost, close: () => closing.abort() };
}

const answer = (/** @type {string} */ ask, ok = true) => ({ kind: "answer", ask, ok });

test("a question says what was pressed in which picture", (t) => {
  const { asks, sent } = table(t);
  asks.act("take", 12, "here");
  assert.deepEqual({ ...sent[0], ask: typeof sent[0].ask }, { kind: "act", action: "take", ply: 12, ask: "string" });
});

test("one question at a time; the next one after the answer, with a name of its own", (t) => {
  const { asks, sent, answered } = table(t);
  assert.equal(asks.act("take", 1, "first"), true);
  assert.equal(asks.act("take", 1, "second"), false);
  assert.equal(asks.waiting(), true);
  asks.receive(answer(sent[0].ask, false));
  assert.equal(asks.waiting(), false);
  asks.act("leave", 1, "third");
  assert.equal(sent.length, 2);
  assert.notEqual(sent[0].ask, sent[1].ask);
  assert.deepEqual(answered, [["first", false]]);
});

test("answers to another board, other messages and second answers are ignored", (t) => {
  const mine = table(t);
  t.mock.timers.reset();
  const other = table(t);
  mine.asks.act("take", 1, "mine");
  other.asks.act("take", 1, "other");
  assert.notEqual(mine.sent[0].ask, other.sent[0].ask);
  mine.asks.receive(answer(other.sent[0].ask));
  mine.asks.receive(answer("forged"));
  mine.asks.receive({ kind: "news", ask: mine.sent[0].ask });
  mine.asks.receive(null);
  assert.deepEqual(mine.answered, []);
  assert.equal(mine.asks.waiting(), true);
  mine.asks.receive(answer(mine.sent[0].ask));
  mine.asks.receive(answer(mine.sent[0].ask));
  assert.deepEqual(mine.answered, [["mine", true]]);
});

test("silence is told after four seconds, and a late answer still counts", (t) => {
  const { asks, sent, answered, lost } = table(t);
  asks.act("take", 1, "here");
  t.mock.timers.tick(3999);
  assert.deepEqual(lost, []);
  t.mock.timers.tick(1);
  assert.deepEqual(lost, ["here"]);
  assert.equal(asks.waiting(), false);
  asks.receive(answer(sent[0].ask));
  assert.deepEqual(answered, [["here", true]]);
});

test("a late answer to an older question does not end the wait for the newer one", (t) => {
  const { asks, sent, answered } = table(t);
  asks.act("take", 1, "old");
  t.mock.timers.tick(4000);
  asks.act("leave", 1, "new");
  asks.receive(answer(sent[0].ask));
  assert.deepEqual(answered, []);
  assert.equal(asks.waiting(), true);
});

test("a closed board neither asks nor complains", (t) => {
  const { asks, sent, lost, close } = table(t);
  asks.act("take", 1, "here");
  close();
  t.mock.timers.tick(10_000);
  assert.deepEqual(lost, []);
  assert.equal(asks.act("take", 1, "here"), false);
  assert.equal(sent.length, 1);
});
