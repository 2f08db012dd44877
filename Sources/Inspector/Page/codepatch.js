/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./live.js").LiveScene} LiveScene */
/** @typedef {import("./patch.js").Change} Change */

/** The most lines of a statement that makes a constraint. */
const mostLines = 12;
/** A number of points as calls that make constraints have it, also those of libraries. */
const constants = /(?:\b(?:constant|equalToConstant|lessThanOrEqualToConstant|greaterThanOrEqualToConstant):\s*|\.(?:offset|inset)\(\s*)(-?\d[\d_]*(?:\.\d+)?)(?![\w.])/g;
/** A call without a constant. */
const bare = /\.constraint\(\s*(?:equalTo|lessThanOrEqualTo|greaterThanOrEqualTo):[^():,]*(?=\))/g;

/**
 * Changes of a Swift file: constants at the lines that made the constraints, and texts that are written once.
 * @param {LiveScene} live
 * @param {Edit[]} edits
 * @param {string} source
 * @returns {{ changes: Change[], count: number }}
 */
export function codeChanges(live, edits, source) {
  const changes = edits.flatMap((edit) => (edit.key === "constant" ? constantChange(live, edit, source) : edit.key === "text" ? textChange(live, edit, source) : null) ?? []);
  return { changes, count: changes.length };
}

/**
 * Null where the line isn't known, makes several constraints, or doesn't have the constant as one number.
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {string} source
 * @returns {Change | null}
 */
function constantChange(live, edit, source) {
  const { constraints } = live.scene, named = live.constraintsNamed.get(edit.name) ?? [], place = constraints[named[0]?.shown ?? -1]?.place, written = Number(live.written(edit)), value = Number(edit.value);
  if (!place || place[2] !== undefined || constraints.filter((other) => other.place?.[0] === place[0] && other.place[2] === undefined).length > 1) return null;
  const start = lineStart(source, place[0]), statement = start < 0 ? "" : statementAt(source, start);
  const found = [...statement.matchAll(constants)].filter(([, number]) => Math.abs(Number(number.replaceAll("_", ""))) === Math.abs(written));
  if (found.length === 1) {
    const [whole, number] = found[0], from = start + (found[0].index ?? 0) + whole.length - number.length, isOpposite = Number(number.replaceAll("_", "")) !== written;
    return { start: from, end: from + number.length, text: String(isOpposite && value !== 0 ? -value : value) };
  }
  const calls = [...statement.matchAll(bare)];
  if (written !== 0 || found.length > 0 || calls.length !== 1) return null;
  const end = start + (calls[0].index ?? 0) + calls[0][0].length;
  return { start: end, end, text: `, constant: ${value}` };
}

/**
 * Null where the text isn't written exactly once.
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {string} source
 * @returns {Change | null}
 */
function textChange(live, edit, source) {
  const written = literal(String(live.written(edit))), start = source.indexOf(written);
  if (written === '""' || start < 0 || source.includes(written, start + 1)) return null;
  return { start, end: start + written.length, text: literal(String(edit.value)) };
}

/**
 * A text as a string of Swift's.
 * @param {string} text
 */
function literal(text) {
  return `"${text.replace(/[\\"\n\r\t\p{Cc}]/gu, (letter) => ({ "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t" })[letter] ?? `\\u{${letter.charCodeAt(0).toString(16)}}`)}"`;
}

/**
 * Where a line begins; -1 if there is none.
 * @param {string} source
 * @param {number} line Counting from 1.
 */
function lineStart(source, line) {
  let start = 0;
  for (let count = 1; count < line; count++) {
    start = source.indexOf("\n", start) + 1;
    if (start === 0) return -1;
  }
  return start;
}

/**
 * The lines from a place to where the parentheses opened in them are closed.
 * @param {string} source
 * @param {number} start
 */
function statementAt(source, start) {
  let end = start, open = 0;
  for (let count = 0; count < mostLines && end < source.length; count++) {
    const next = source.indexOf("\n", end), line = source.slice(end, next < 0 ? source.length : next + 1);
    open += line.split("(").length - line.split(")").length;
    end += line.length;
    if (open <= 0) break;
  }
  return source.slice(start, end);
}
