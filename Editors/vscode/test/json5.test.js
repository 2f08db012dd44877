'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { contextAt } = require('../lib/json5');

/** The context at the mark | in a text. */
function at(marked) {
  const offset = marked.indexOf('|');
  return contextAt(marked.replace('|', ''), offset);
}

const cases = [
  ['{ | }', 'key', []],
  ['{ ro| }', 'key', []],
  ["{ 'ro|': {} }", 'key', []],
  ['{ root: { | } }', 'key', ['root']],
  ['{ root: { id: "a", | } }', 'key', ['root']],
  ['{ root: { subviews: [{ | }] } }', 'key', ['root', 'subviews', 0]],
  ['{ root: { subviews: [{}, { class: "UIL|" }] } }', 'value', ['root', 'subviews', 1, 'class']],
  ['{ root: { subviews: [{}, { class: | }] } }', 'value', ['root', 'subviews', 1, 'class']],
  ['{ canvas: { orientation: |', 'value', ['canvas', 'orientation']],
  ['{ constraints: [ "a", | ] }', 'value', ['constraints', 1]],
  ['{ "a": 1 | }', null, []],
  ['{ // comm|ent\n }', null, []],
  ['{ /* { */ root: { | } }', 'key', ['root']],
  ['{ text: "} ]", | }', 'key', []],
  ['{ text: "a\\"}", | }', 'key', []],
  ['|', 'value', []],
];

for (const [text, place, path] of cases) {
  test(`the place in ${JSON.stringify(text)}`, () => {
    const context = at(text);
    assert.strictEqual(context.place, place);
    assert.deepStrictEqual(context.path, path);
  });
}

test('keys on both sides of the position are known, but not those of other objects', () => {
  assert.deepStrictEqual(at('{ a: { z: 1 }, b: 2, |\n c: 3, d: [{ y: 1 }] }, { x: 1 }').keys, ['a', 'b', 'c', 'd']);
});

test('every position of every beginning of a document has a context', () => {
  const text = '{ // c\n root: { "id": \'v\', subviews: [{ class: "UILabel" /* x */ }, 1.5e3, true] } }';
  for (let end = 0; end <= text.length; end++) {
    for (let offset = 0; offset <= end; offset++) {
      const context = contextAt(text.slice(0, end), offset);
      assert.ok([null, 'key', 'value'].includes(context.place));
      assert.ok(context.start <= offset && offset <= context.end, `${end} ${offset}`);
    }
  }
});
