'use strict';
// Finds out where in a JSON5 text a position is, however incomplete the text is.

const WORD = /[^\s{}[\]:,"'/]/u;

/** Returns the tokens of a text: punctuation, strings and words, with where each starts and ends. */
function tokens(text) {
  const found = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const character = text[at];
    if (text.startsWith('//', at)) {
      while (at < text.length && text[at] !== '\n') at++;
      found.push({ kind: 'comment', start, end: at });
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      at = end < 0 ? text.length : end + 2;
      found.push({ kind: 'comment', start, end: end < 0 ? at + 1 : at });
    } else if (character === '"' || character === "'") {
      at++;
      while (at < text.length && text[at] !== character && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1;
      const isClosed = text[at] === character;
      at = Math.min(at + (isClosed ? 1 : 0), text.length);
      found.push({ kind: 'string', start, end: at, isClosed, value: text.slice(start + 1, isClosed ? at - 1 : at) });
    } else if ('{}[]:,'.includes(character)) {
      at++;
      found.push({ kind: character, start, end: at });
    } else if (WORD.test(character)) {
      while (at < text.length && WORD.test(text[at])) at++;
      found.push({ kind: 'word', start, end: at, value: text.slice(start, at) });
    } else {
      at++;
    }
  }
  return found;
}

/**
 * Returns what is at an offset: `place` is `key`, `value` or null (in a comment, after a value); `path` are the keys and
 * indices that lead to the object (of a key) or to the value; `start` and `end` are what a completion replaces; `keys`
 * are the keys that the object has elsewhere.
 */
function contextAt(text, offset) {
  const containers = [];
  let result = null;
  const all = tokens(text);
  const top = () => containers[containers.length - 1];
  const path = (length) => containers.slice(0, length).flatMap((each) => (each.step === undefined ? [] : [each.step]));
  const expectation = () => (containers.length ? top().expects : 'value');

  function settle(start, end, isQuoted) {
    const expects = expectation();
    if (expects !== 'key' && expects !== 'value') {
      result = { place: null, path: [], start, end, keys: [], isQuoted: false };
      return;
    }
    const isValue = expects === 'value';
    result = { place: expects, path: path(isValue ? containers.length : containers.length - 1), start, end, isQuoted, keys: [] };
    result.owner = isValue ? null : top();
  }

  for (const token of all) {
    if (!result && offset <= token.start) settle(offset, offset, false);
    if (!result && token.kind === 'comment' && offset > token.start && offset < token.end + (text[token.start + 1] === '/' ? 1 : 0)) {
      result = { place: null, path: [], start: offset, end: offset, keys: [], isQuoted: false };
    }
    const isText = token.kind === 'string' || token.kind === 'word';
    if (!result && isText && (offset < token.end || (offset === token.end && !token.isClosed))) {
      settle(token.start, token.end, token.kind === 'string');
      if (result.owner) token.isCompleted = true;
    }
    const container = top();
    if (token.kind === '{' || token.kind === '[') {
      containers.push(token.kind === '{'
        ? { isObject: true, expects: 'key', keys: [], step: undefined }
        : { isObject: false, expects: 'value', step: 0 });
    } else if (token.kind === '}' || token.kind === ']') {
      const closed = containers.pop();
      if (result && result.owner === closed) break;
      if (top()) top().expects = 'comma';
    } else if (container && token.kind === ',') {
      container.expects = container.isObject ? 'key' : 'value';
      container.step = container.isObject ? undefined : container.step + 1;
    } else if (container && token.kind === ':') {
      if (container.expects === 'colon') container.expects = 'value';
    } else if (container && isText) {
      if (container.expects === 'key') {
        container.step = token.value;
        container.expects = 'colon';
        if (!token.isCompleted) container.keys.push(token.value);
      } else if (container.expects === 'value') {
        container.expects = 'comma';
      }
    }
  }
  if (!result) settle(offset, offset, false);
  if (result.owner) result.keys = result.owner.keys;
  delete result.owner;
  return result;
}

module.exports = { contextAt, tokens };
