'use strict';
// Completions and explanations in a JSON5 document, without the editor's types.

const { contextAt, tokens } = require('./json5');

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/** Returns what can be written at an offset: each with a label, the text to insert, and what that replaces. */
function completions(schema, text, offset) {
  const context = contextAt(text, offset);
  if (context.place === 'key') {
    const isFollowed = /^\s*:/.test(text.slice(context.end));
    return schema.keys(context.path).filter(({ key }) => !context.keys.includes(key)).map(({ key, description, isRequired }) => {
      const written = IDENTIFIER.test(key) && !context.isQuoted ? key : JSON.stringify(key);
      return {
        kind: 'key', label: key, text: written + (isFollowed ? '' : ': '), detail: description, isRequired,
        start: context.start, end: context.end,
      };
    });
  }
  if (context.place === 'value') {
    return schema.values(context.path).map((value) => ({
      kind: 'value', label: String(value), text: JSON.stringify(value), detail: '', isRequired: false,
      start: context.start, end: context.end,
    }));
  }
  return [];
}

/** Returns what the key at an offset means; null if there is none. */
function explanation(schema, text, offset) {
  const token = tokens(text).find((each) => ['string', 'word'].includes(each.kind) && each.start <= offset && offset < each.end);
  if (!token) return null;
  const context = contextAt(text, token.start + 1 < token.end ? token.start + 1 : offset);
  if (context.place !== 'key') return null;
  const description = schema.description([...context.path, token.value]);
  return description ? { text: description, start: token.start, end: token.end } : null;
}

module.exports = { completions, explanation };
