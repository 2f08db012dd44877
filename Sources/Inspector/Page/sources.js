import { amount, oneLine } from "./elements.js";
import { placeWords } from "./data.js";
import { canvasName, changedEquation } from "./edits.js";
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./live.js").LiveScene} LiveScene */
/** @typedef {import("./live.js").LiveConstraint} LiveConstraint */

const directions = ["horizontal", "vertical"];

/**
 * What a scene was read from: a layout document, an Interface Builder file, or code.
 * @param {import("./data.js").SceneRecord} record
 */
export function sourceKind({ input }) {
  return /\.json5?$/i.test(input ?? "") ? "document" : /\.(xib|storyboard)$/i.test(input ?? "") ? "builder" : "code";
}

/**
 * Changes as edits of what the scene was read from, one on each line; those that aren't part of the layout are left out.
 * @param {LiveScene} live
 * @param {string[]} texts
 */
export function sourceEdits(live, texts) {
  const write = { document: documentEdit, builder: builderEdit, code: codeEdit }[sourceKind(live.scene.record)];
  return applied(live, texts).flatMap((edit) => {
    const constraints = live.constraintsNamed.get(edit.name) ?? [];
    return constraints.length && ["constant", "priority", "active"].includes(edit.key) ? constraints.map((constraint) => write(live, edit, constraint)) : [write(live, edit, null)];
  }).flat().map(oneLine).join("\n");
}

/**
 * Changes as a state of a layout document; null where a state can't have one: it names constraints by their ids.
 * @param {LiveScene} live
 * @param {string[]} texts
 */
export function stateOf(live, texts) {
  // Ids can be any text, such as `__proto__`, so these have no names but their own.
  /** @type {Record<string, Record<string, Record<string, unknown>>>} */
  const parts = Object.create(null);
  /** @type {Record<string, unknown>} */
  const canvas = Object.create(null);
  for (const { name, key, value } of applied(live, texts)) {
    const constraint = live.constraintsNamed.get(name)?.[0], view = live.viewNamed.get(name);
    if (name === canvasName) {
      canvas[key] = value;
      continue;
    }
    const isConstraint = constraint !== undefined && ["constant", "priority", "active"].includes(key);
    if (isConstraint && name === live.scene.constraints[constraint.shown]?.text) return null;
    const part = parts[isConstraint ? "constraints" : "views"] ??= Object.create(null), id = isConstraint || !view ? name : live.scene.items[view.item].id;
    (part[id] ??= Object.create(null))[key] = value;
  }
  return JSON.stringify({ id: "what-if", ...(Object.keys(canvas).length ? { canvas } : {}), ...parts }, null, 2);
}

/**
 * @param {LiveScene} live
 * @param {string[]} texts
 */
function applied(live, texts) { return live.applied(texts, null); }

/**
 * The line of a document as it becomes: the whole constraint, or the key of a view.
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {LiveConstraint | null} constraint
 */
function documentEdit(live, { name, key, value }, constraint) {
  const { record, constraints, items } = live.scene, shown = constraint && constraints[constraint.shown];
  if (!shown) {
    const owner = name === canvasName ? canvasName : items[live.viewNamed.get(name)?.item ?? 0].id;
    return `${owner}: { ${key}: ${JSON.stringify(value)} }`;
  }
  const equation = JSON.stringify(changedEquation(shown, key, value)), id = name === shown.text ? "" : name;
  const entry = id || key === "active" ? `{ ${id ? `id: ${JSON.stringify(id)}, ` : ""}constraint: ${equation}${key === "active" ? `, active: ${value}` : ""} }` : equation;
  return `${placeWords(record, shown.place) || `${fileName(record)}:?`}: ${entry}`;
}

/**
 * The attribute of an Interface Builder file's element, before and after.
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {LiveConstraint | null} constraint
 */
function builderEdit(live, edit, constraint) {
  const { name, key, value } = edit, { constraints, items } = live.scene, written = live.written(edit);
  const change = (/** @type {string} */ attribute, /** @type {unknown} */ before, /** @type {unknown} */ after) => `${attribute}=${xml(before)} → ${xml(after)}`;
  if (constraint) {
    const line = constraints[constraint.shown]?.place?.[0], place = `constraint ${constraint.objectID || constraint.name}${line ? `, line ${line}` : ""}`;
    // Interface Builder lists the constraints that aren't installed where their view says what varies.
    return `${place}: ${key === "active" ? `not installed: ${excluded(constraint.objectID || constraint.name)} in its view` : change(key, written, value)}`;
  }
  if (name === canvasName) return `canvas: ${key} ${JSON.stringify(written)} → ${JSON.stringify(value)}, which apps get from the device`;
  const place = `view ${items[live.viewNamed.get(name)?.item ?? 0].id}`;
  if (key === "hidden") return `${place}: ${change(key, written ? "YES" : "NO", value ? "YES" : "NO")}`;
  if (key === "text") return `${place}: ${change(key, written, value)}`;
  if (key === "intrinsicContentSize") return `${place}: the intrinsic size ${pair(written)} → ${pair(value)}, in the Size inspector as a placeholder`;
  const words = key === "hugging" ? "HuggingPriority" : "CompressionResistancePriority";
  return `${place}: ${differing(written, value).map((axis) => change(`${directions[axis]}${words}`, Object(written)[axis], Object(value)[axis])).join(", ")}`;
}

/**
 * A statement of code. What has no name in it is told by what it is.
 * @param {LiveScene} live
 * @param {Edit} edit
 * @param {LiveConstraint | null} constraint
 */
function codeEdit(live, edit, constraint) {
  const { name, key, value } = edit, isName = /^[A-Za-z_]\w*$/.test(name);
  const owner = isName ? name : constraint ? "constraint" : "view", told = isName ? "" : `  // ${name}`;
  if (name === canvasName) return `// the canvas’s ${key}: ${JSON.stringify(value)}`;
  switch (key) {
    case "priority": return `${owner}.priority = UILayoutPriority(${value})${told}`;
    case "active": return `${owner}.isActive = ${value}${told}`;
    case "hidden": return `${owner}.isHidden = ${value}${told}`;
    case "intrinsicContentSize": return `${owner}.intrinsicContentSize is CGSize(width: ${Object(value)[0]}, height: ${Object(value)[1]}) where its class overrides it${told}`;
    case "hugging": case "compressionResistance": {
      const setter = key === "hugging" ? "setContentHuggingPriority" : "setContentCompressionResistancePriority";
      return differing(live.written(edit), value).map((axis) => `${owner}.${setter}(UILayoutPriority(${Object(value)[axis]}), for: .${directions[axis]})${told}`);
    }
    default: return `${owner}.${key} = ${JSON.stringify(value)}${told}`;
  }
}

/**
 * What an Interface Builder file has in a view for a constraint that isn't installed.
 * @param {string} id
 */
function excluded(id) { return `<variation key="default"><mask key="constraints"><exclude reference=${xml(id)}/></mask></variation>`; }

/**
 * The places at which two lists differ.
 * @param {unknown} first
 * @param {unknown} second
 */
function differing(first, second) { return [0, 1].filter((place) => Object(first)[place] !== Object(second)[place]); }

/** @param {unknown} value */
function pair(value) { return `${amount(Object(value)[0])} × ${amount(Object(value)[1])}`; }

/**
 * A value as an attribute of XML.
 * @param {unknown} value
 */
function xml(value) {
  return `"${String(value).replace(/[&<>"\n]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": "&#10;" })[letter] ?? letter)}"`;
}

/** @param {import("./data.js").SceneRecord} record */
function fileName({ input }) { return (input ?? "").split("/").pop() ?? ""; }
