import { amount } from "./elements.js";
import { shellJSON, shellOption } from "./shell.js";

/**
 * @typedef {string | number | boolean | number[]} Value
 * @typedef {{ name: string, key: string, value: Value }} Edit A change of the layout, as `--set` takes it.
 */

/** The name of what changes of the canvas belong to. */
export const canvasName = "canvas";

/**
 * The options of the command line for traits of the canvas; there is none for its safe area.
 * @type {Map<string, (value: Value) => string | null>}
 */
const canvasOptions = new Map([
  ["device", (value) => shellOption("--device", String(value))],
  ["contentSizeCategory", (value) => shellOption("--text-size", String(value))],
  ["layoutDirection", (value) => `--direction ${value === "rightToLeft" ? "rtl" : "ltr"}`],
]);

/**
 * Reads a change: a name, a dot, a key, an equals sign and a value in JSON; other values are texts. Null if it isn't one.
 * @param {string} text
 * @returns {Edit | null}
 */
export function readEdit(text) {
  const found = /^(.+?)\.([A-Za-z]+)\s*=(?!=)\s*(.*)$/s.exec(text);
  if (!found) return null;
  /** @type {unknown} */
  let value = found[3].trim();
  try {
    value = JSON.parse(found[3]);
  } catch {
    // A text without quotes.
  }
  const isNumbers = Array.isArray(value) && value.every((number) => typeof number === "number");
  const isKept = typeof value === "number" || typeof value === "boolean" || isNumbers;
  return { name: found[1].trim(), key: found[2], value: isKept ? /** @type {Value} */ (value) : String(value) };
}

/**
 * @param {Edit} edit
 */
export function writeEdit({ name, key, value }) { return `${name}.${key} = ${JSON.stringify(value)}`; }

/**
 * Whether two values are the same.
 * @param {Value | undefined} first
 * @param {Value | undefined} second
 */
export function isSame(first, second) { return JSON.stringify(first) === JSON.stringify(second); }

/**
 * The equation of a constraint with another constant or priority.
 * @param {{ text: string, second?: unknown }} constraint
 * @param {string} key
 * @param {Value} value
 */
export function changedEquation({ text, second }, key, value) {
  const [, body, priority, origin] = /** @type {RegExpExecArray} */ (/^(.*?)( @[\d.]+)?( \([a-z ]+\))?$/s.exec(text)), number = Number(value);
  if (key === "priority") return number >= 1000 ? body : `${body} @${amount(number)}`;
  if (key !== "constant") return text;
  const whole = second ? body.replace(/ [+-] [\d.]+$/, "") + (number === 0 ? "" : ` ${number < 0 ? "-" : "+"} ${amount(Math.abs(number))}`)
    : body.replace(/-?[\d.]+$/, amount(number));
  return whole + (priority ?? "") + (origin ?? "");
}

/**
 * The options of the command line for changes, as far as there are any and they can be written.
 * @param {Edit[]} edits
 */
export function editOptions(edits) {
  return edits.flatMap((edit) => {
    const { name, key, value } = edit;
    const option = name !== canvasName ? shellOption("--set", `${name}.${key} = ${shellJSON(value)}`) : canvasOptions.get(key)?.(value) ?? null;
    return option === null ? [] : [option];
  });
}
