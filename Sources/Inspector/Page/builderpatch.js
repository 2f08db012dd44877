/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./live.js").LiveScene} LiveScene */
/** @typedef {import("./patch.js").Change} Change */

/** The attributes of views for the priorities of their content, by key and axis. */
const priorityNames = new Map([["hugging", "HuggingPriority"], ["compressionResistance", "CompressionResistancePriority"]]);
const axisNames = ["horizontal", "vertical"];

/**
 * Changes of an Interface Builder file's text: attributes, and the constraints that aren't installed.
 * @param {LiveScene} live
 * @param {Edit[]} edits
 * @param {string} source
 * @returns {{ changes: Change[], count: number }}
 */
export function builderChanges(live, edits, source) {
  const made = edits.map((edit) => changesOf(live, edit, source)).filter((changes) => changes.length > 0);
  return { changes: made.flat(), count: made.length };
}

/**
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {string} source
 * @returns {Change[]}
 */
function changesOf(live, edit, source) {
  const { name, key, value } = edit, constraints = live.constraintsNamed.get(name) ?? [], written = live.written(edit);
  if (constraints.length && ["constant", "priority", "active"].includes(key)) {
    const tag = constraints.length === 1 && constraints[0].objectID ? tagOf(source, constraints[0].objectID) : null;
    if (!tag || tag.name !== "constraint") return [];
    if (key === "active") return value === false ? exclusion(source, tag, constraints[0].objectID) : [];
    const usual = key === "priority" ? "1000" : "0";
    return Number(attributeOf(source, tag, key)?.value ?? usual) === Number(written) ? [attributeChange(source, tag, key, String(value))] : [];
  }
  const view = live.viewNamed.get(name), tag = view ? tagOf(source, live.scene.items[view.item].id) : null;
  if (!tag) return [];
  if (key === "hidden") return [attributeChange(source, tag, key, value ? "YES" : "NO")];
  if (key === "text") {
    const text = attributeOf(source, tag, key), isPlain = !/[^\P{Cc}\n]/u.test(String(value));
    return text && isPlain && unescapedXML(text.value) === written ? [attributeChange(source, tag, key, String(value))] : [];
  }
  const words = priorityNames.get(key);
  if (!words) return [];
  return axisNames.flatMap((axis, place) => Object(written)[place] === Object(value)[place] ? [] : [attributeChange(source, tag, `${axis}${words}`, String(Object(value)[place]))]);
}

/**
 * The opening tag of the element with an id; null if there isn't exactly one.
 * @param {string} source
 * @param {string} id
 */
function tagOf(source, id) {
  const mark = ` id="${escapedXML(id)}"`, place = source.indexOf(mark);
  if (place < 0 || source.indexOf(mark, place + 1) >= 0) return null;
  const start = source.lastIndexOf("<", place), [, name] = /^<(\w+)\s/.exec(source.slice(start, start + 80)) ?? [], pattern = /<\w+(?:\s+[\w:]+="[^"]*")*\s*\/?>/y;
  pattern.lastIndex = start;
  return name && pattern.exec(source) ? { name, start, end: pattern.lastIndex } : null;
}

/**
 * @param {string} source
 * @param {{ start: number, end: number }} tag
 * @param {string} name
 */
function attributeOf(source, tag, name) {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(source.slice(tag.start, tag.end));
  return found ? { start: tag.start + found.index + name.length + 3, value: found[1] } : null;
}

/**
 * Sets an attribute, before the id if the tag has none of that name.
 * @param {string} source
 * @param {{ start: number, end: number }} tag
 * @param {string} name
 * @param {string} value
 * @returns {Change}
 */
function attributeChange(source, tag, name, value) {
  const known = attributeOf(source, tag, name), text = escapedXML(value);
  if (known) return { start: known.start, end: known.start + known.value.length, text };
  const place = tag.start + source.slice(tag.start, tag.end).indexOf(" id=\"");
  return { start: place, end: place, text: ` ${name}="${text}"` };
}

/**
 * Makes a constraint one that isn't installed, as its view says.
 * @param {string} source
 * @param {{ start: number, end: number }} tag
 * @param {string} id
 * @returns {Change[]}
 */
function exclusion(source, tag, id) {
  const closing = "</constraints>", list = source.indexOf(closing, tag.end);
  if (list < 0) return [];
  const end = list + closing.length, exclude = `<exclude reference="${escapedXML(id)}"/>`, known = /^\s*<variation key="default">\s*<mask key="constraints">/.exec(source.slice(end));
  if (known) return [{ start: end + known[0].length, end: end + known[0].length, text: exclude }];
  const indent = /(?:^|\n)([ \t]*)$/.exec(source.slice(0, list))?.[1] ?? "";
  return [{ start: end, end, text: `\n${indent}<variation key="default"><mask key="constraints">${exclude}</mask></variation>` }];
}

/** @param {string} text */
function escapedXML(text) { return text.replace(/[&<>"\n]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;" })[letter] ?? letter); }

/** @param {string} text */
function unescapedXML(text) {
  const letters = new Map([["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", "\""], ["apos", "'"]]);
  return text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => letters.get(name) ?? (name ? whole : String.fromCodePoint(parseInt(hex ?? decimal, hex ? 16 : 10))));
}
