'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { findings, endOfWord, pictureArguments, run } = require('../lib/command');
const { completions, explanation } = require('../lib/completion');
const { page } = require('../lib/preview');
const { Schema } = require('../lib/schema');

const schema = new Schema({
  $ref: '#/$defs/document',
  $defs: {
    document: {
      type: 'object', required: ['root'],
      properties: {
        root: { description: 'The root.', $ref: '#/$defs/view' },
        states: { type: 'object', additionalProperties: { $ref: '#/$defs/view' } },
        'odd key': { type: 'boolean' },
      },
    },
    view: {
      type: 'object',
      properties: {
        class: { anyOf: [{ enum: ['UILabel', 'UIButton'] }, { type: 'string' }] },
        hidden: { type: 'boolean', description: 'Whether it is hidden.' },
        subviews: { type: 'array', items: { $ref: '#/$defs/view' } },
      },
    },
  },
});

function labels(marked) {
  return completions(schema, marked.replace('|', ''), marked.indexOf('|')).map((each) => each.label);
}

test('keys are completed without quotes, and those that are there left out', () => {
  assert.deepStrictEqual(labels('{ | }'), ['root', 'states', 'odd key']);
  assert.deepStrictEqual(labels('{ root: { class: "UILabel", | } }'), ['hidden', 'subviews']);
  const [root, , odd] = completions(schema, '{ }', 2);
  assert.strictEqual(root.text, 'root: ');
  assert.strictEqual(odd.text, '"odd key": ');
  assert.ok(root.isRequired && !odd.isRequired);
});

test('values are completed below arrays, references and ids', () => {
  assert.deepStrictEqual(labels('{ root: { subviews: [{ class: | }] } }'), ['UILabel', 'UIButton']);
  assert.deepStrictEqual(labels('{ states: { anything: { hidden: | } } }'), ['true', 'false']);
  assert.deepStrictEqual(labels('{ root: { class: "UI|" } }'), ['UILabel', 'UIButton']);
});

test('a completion replaces the whole word, and keeps the colon that follows', () => {
  const [first] = completions(schema, '{ ro: {} }', 4);
  assert.deepStrictEqual([first.start, first.end, first.text], [2, 4, 'root']);
});

test('a key is explained, a value is not', () => {
  assert.strictEqual(explanation(schema, '{ root: {} }', 3).text, 'The root.');
  assert.strictEqual(explanation(schema, '{ "root": { "hidden": true } }', 14).text, 'Whether it is hidden.');
  assert.strictEqual(explanation(schema, '{ root: { hidden: true } }', 20), null);
});

test('columns of findings count UTF-16 units from 0', () => {
  const json = JSON.stringify({ findings: [
    { file: 'a', line: 2, column: 6, severity: 'error', code: 'syntax', message: 'm' },
    { file: 'a', line: null, column: null, severity: 'note', code: 'x', message: 'm' },
  ] });
  const [first, second] = findings(json, ['{', '  "😀" word: 1']);
  assert.deepStrictEqual([first.line, first.column, first.end], [1, 6, 7]);
  assert.deepStrictEqual([second.line, second.column], [0, 0]);
});

test('the marked text ends with its quote, tag or word', () => {
  assert.strictEqual(endOfWord('  "a \\" b", c', 2), 10);
  assert.strictEqual(endOfWord('  <view id="a">', 2), 15);
  assert.strictEqual(endOfWord('{ root: 1 }', 2), 6);
  assert.strictEqual(endOfWord('', 0), 0);
});

test('a picture is asked for on standard output', () => {
  assert.deepStrictEqual(
    pictureArguments('a b.json5', { state: 'wide', theme: 'dark', extra: ['--device', 'iPhone 16'] }),
    ['render', 'a b.json5', '-o', '-', '--format', 'svg', '--theme', 'dark', '--quiet', '--state', 'wide', '--device', 'iPhone 16']);
});

test('a command that is missing is no exception', async () => {
  assert.strictEqual((await run('no-such-command-anywhere', [])).status, null);
});

test('the page escapes what the document says, and loads nothing', () => {
  const html = page({ svg: '<svg onload="x"/>', message: '<script>', title: '"><b>' });
  assert.ok(!html.includes('<script>') && !html.includes('onload') && !html.includes('<b>'));
  assert.ok(html.includes("default-src 'none'"));
  assert.ok(html.includes(Buffer.from('<svg onload="x"/>').toString('base64')));
});
