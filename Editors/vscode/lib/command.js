'use strict';
// Runs the command, and reads what it prints.

const { execFile } = require('node:child_process');

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MILLISECONDS = 60000;

/** Runs the command; resolves to its status and both outputs, also where it fails. A missing command has the status null. */
function run(command, commandArguments, options = {}) {
  return new Promise((resolve) => {
    const settings = { maxBuffer: MOST_BYTES, timeout: MOST_MILLISECONDS, cwd: options.folder, encoding: 'utf8' };
    execFile(command, commandArguments, settings, (error, output, errors) => {
      const status = error ? (typeof error.code === 'number' ? error.code : null) : 0;
      resolve({ status, output, errors: status === null ? `${error.message}` : errors });
    });
  });
}

/** Returns the findings of `check --reporter json`, with lines and columns from 0 in UTF-16, as editors count. */
function findings(json, lines) {
  return JSON.parse(json).findings.map((finding) => {
    const line = Math.max(0, (finding.line || 1) - 1);
    const text = lines[line] || '';
    const column = Array.from(text).slice(0, Math.max(0, (finding.column || 1) - 1)).join('').length;
    return {
      file: finding.file, line, column, end: endOfWord(text, column), severity: finding.severity, code: finding.code,
      message: finding.message,
    };
  });
}

/** Returns where the value, key or element at a column ends: after its closing quote, or after a word. */
function endOfWord(text, column) {
  const rest = text.slice(column);
  const match = /^("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|<[^>]*>|[^\s{}[\]:,"'<>]+|.)/u.exec(rest);
  return column + (match ? match[0].length : 0);
}

/** Returns the arguments for the picture of a file. */
function pictureArguments(file, { scene, state, theme, extra = [] }) {
  const choice = [...(scene ? ['--scene', scene] : []), ...(state ? ['--state', state] : [])];
  return ['render', file, '-o', '-', '--format', 'svg', '--theme', theme || 'light', '--quiet', ...choice, ...extra];
}

module.exports = { run, findings, endOfWord, pictureArguments };
