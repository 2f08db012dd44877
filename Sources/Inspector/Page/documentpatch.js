import { amount, oneLine } from "./elements.js";
import { canvasName } from "./edits.js";
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./live.js").LiveScene} LiveScene */
/** @typedef {import("./patch.js").Change} Change */
/** @typedef {{ key: string, start: number, end: number }} Member A member of an object, with where its value is. */

/** The traits of a canvas that documents have one value for. */
const canvasKeys = ["contentSizeCategory", "layoutDirection"];

/**
 * Changes of a layout document's text.
 * @param {LiveScene} live
 * @param {Edit[]} edits
 * @param {string} source
 * @returns {{ changes: Change[], count: number }}
 */
export function documentChanges(live, edits, source) {
  /**
   * The equations as they become, by where they begin.
   * @type {Map<number, Change>}
   */
  const equations = new Map();
  /** @type {Change[]} */
  const others = [];
  let count = 0;
  for (const edit of edits) {
    const made = changeOf(live, edit, source, equations);
    if (!made) continue;
    count += 1;
    if (equations.get(made.start) !== made) others.push(made);
  }
  return { changes: [...equations.values(), ...others], count };
}

/**
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {string} source
 * @param {Map<number, Change>} equations
 * @returns {Change | null}
 */
function changeOf(live, edit, source, equations) {
  const { name, key, value } = edit, constraints = live.constraintsNamed.get(name) ?? [], json = oneLine(JSON.stringify(value));
  if (name === canvasName) {
    const canvas = membersAt(source, skipSpace(source, 0))?.find((member) => member.key === "canvas");
    return canvas && canvasKeys.includes(key) ? memberChange(source, canvas.start, key, json) : null;
  }
  const isConstraint = constraints.length > 0 && ["constant", "priority", "active"].includes(key);
  if (!isConstraint) return memberChange(source, placeOf(source, live.scene.items[live.viewNamed.get(name)?.item ?? 0].place), key, json);
  const literal = placeOf(source, live.scene.constraints[constraints[0].shown]?.place), end = valueEnd(source, literal);
  if (constraints.length > 1 || literal < 0) return null;
  const around = objectOf(source, skipSpace(source, 0), literal), members = membersAt(source, around);
  if (members && (key === "active" || members.some((member) => member.key === key))) return memberChange(source, around, key, json);
  if (!/["']/.test(source[literal] ?? "") || end < 0) return null;
  if (key === "active") return { start: literal, end, text: `{ constraint: ${source.slice(literal, end)}, active: ${json} }` };
  const known = equations.get(literal), before = known?.text ?? source.slice(literal, end), after = changedLiteral(before, key, Number(value), live.written(edit));
  if (after === null) return null;
  const made = { start: literal, end, text: after };
  equations.set(literal, made);
  return made;
}

/**
 * An equation in quotes with another constant or priority; null where it isn't written as one number.
 * @param {string} literal
 * @param {string} key
 * @param {number} value
 * @param {import("./edits.js").Value | undefined} written
 */
export function changedLiteral(literal, key, value, written) {
  const [quote, inner] = [literal[0], literal.slice(1, -1)], parts = /^(.*?(?:==|<=|>=)\s*)(.*?)(\s*@\s*[\d.]+)?(\s*)$/s.exec(inner);
  if (!parts || inner.includes("[") || /^\s*[HV]:/.test(inner)) return null;
  const [, left, right, priority = "", end] = parts, isNumber = /^-?[\d.]+$/.test(right);
  if (key === "priority") return `${quote}${left}${right}${value >= 1000 ? "" : ` @${amount(value)}`}${end}${quote}`;
  const found = isNumber ? ["", "", "", right] : /^(.*?)(?:\s*([+-])\s*([\d.]+))?$/s.exec(right) ?? [], number = Number(found[3] ?? 0) * (found[2] === "-" ? -1 : 1);
  if (Math.abs(number - Number(written)) > 1e-6) return null;
  const changed = isNumber ? exact(value) : value === 0 ? found[1] : `${found[1]} ${value < 0 ? "-" : "+"} ${exact(Math.abs(value))}`;
  return `${quote}${left}${changed}${priority}${end}${quote}`;
}

/** @param {number} value */
function exact(value) { return String(Math.round(value * 1e6) / 1e6); }

/**
 * Sets a member of the object at a place, behind the first one if it has none of that name; null if there is no object.
 * @param {string} source
 * @param {number} place
 * @param {string} key
 * @param {string} json
 * @returns {Change | null}
 */
function memberChange(source, place, key, json) {
  const members = membersAt(source, place), known = members?.find((member) => member.key === key);
  if (!members) return null;
  if (known) return { start: known.start, end: known.end, text: json };
  return members.length ? { start: members[0].end, end: members[0].end, text: `, ${key}: ${json}` } : { start: place + 1, end: place + 1, text: ` ${key}: ${json} ` };
}

// MARK: JSON5

/**
 * The place of a line and a column, which counts characters; -1 if there is none.
 * @param {string} source
 * @param {import("./data.js").SourcePlace | undefined} place
 */
function placeOf(source, place) {
  if (!place || place[2]) return -1;
  let start = 0;
  for (let line = 1; line < place[0]; line++) {
    start = source.indexOf("\n", start) + 1;
    if (start === 0) return -1;
  }
  const letters = [...source.slice(start, source.indexOf("\n", start) + 1 || undefined)];
  return start + letters.slice(0, place[1] - 1).join("").length;
}

/**
 * The place after spaces and comments.
 * @param {string} source
 * @param {number} place
 */
function skipSpace(source, place) {
  const pattern = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
  pattern.lastIndex = place;
  pattern.exec(source);
  return pattern.lastIndex;
}

/**
 * The place after a value; -1 if there is none.
 * @param {string} source
 * @param {number} place
 */
function valueEnd(source, place) {
  const pattern = /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^\s,:[\]{}"'/]+/y;
  let depth = 0;
  for (let next = place; next >= 0 && next < source.length;) {
    next = skipSpace(source, next);
    pattern.lastIndex = next;
    if ("[{".includes(source[next] ?? "x")) depth += 1;
    else if ("]}".includes(source[next] ?? "x")) depth -= 1;
    else if (depth === 0 && ",:".includes(source[next] ?? "x")) return -1;
    else if (pattern.exec(source)) {
      if (depth === 0) return pattern.lastIndex;
      next = pattern.lastIndex;
      continue;
    }
    next += 1;
    if (depth <= 0) return depth === 0 ? next : -1;
  }
  return -1;
}

/**
 * The members of the object at a place; null if there is none.
 * @param {string} source
 * @param {number} place
 */
function membersAt(source, place) { return place >= 0 && source[place] === "{" ? partsAt(source, place) : null; }

/**
 * The members of an object, or the elements of an array with empty keys; null if they can't be read.
 * @param {string} source
 * @param {number} place
 * @returns {Member[] | null}
 */
function partsAt(source, place) {
  const isObject = source[place] === "{", closing = isObject ? "}" : "]";
  /** @type {Member[]} */
  const parts = [];
  for (let next = skipSpace(source, place + 1); source[next] !== closing;) {
    const keyEnd = isObject ? valueEnd(source, next) : next, colon = isObject ? skipSpace(source, keyEnd) : next, start = isObject ? skipSpace(source, colon + 1) : next, end = valueEnd(source, start);
    if (keyEnd < 0 || isObject && source[colon] !== ":" || end < 0) return null;
    parts.push({ key: source.slice(next, keyEnd).replace(/^["']|["']$/g, ""), start, end });
    next = skipSpace(source, end);
    if (source[next] === ",") next = skipSpace(source, next + 1);
    else if (source[next] !== closing) return null;
  }
  return parts;
}

/**
 * The object that has a value as its constraint; -1 if it is in a list.
 * @param {string} source
 * @param {number} container The object or list to search.
 * @param {number} value The value's place.
 * @returns {number}
 */
function objectOf(source, container, value) {
  for (let next = container; "[{".includes(source[next] ?? "x");) {
    const part = partsAt(source, next)?.find(({ start, end }) => start <= value && value < end);
    if (!part) return -1;
    if (part.start === value) return part.key === "constraint" ? next : -1;
    next = part.start;
  }
  return -1;
}
