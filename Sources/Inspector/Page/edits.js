/**
 * A change of the layout, as `--set` takes it.
 * @typedef {{ name: string, key: string, value: string | number | boolean }} Edit
 */

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
  return { name: found[1].trim(), key: found[2], value: typeof value === "number" || typeof value === "boolean" ? value : String(value) };
}

/**
 * @param {Edit} edit
 */
export function writeEdit({ name, key, value }) { return `${name}.${key} = ${JSON.stringify(value)}`; }

/**
 * The options of the command line for changes.
 * @param {string[]} edits
 */
export function editOptions(edits) { return edits.map((edit) => `--set ${quoted(edit)}`).join(" "); }

/**
 * A text as one word of a shell's command.
 * @param {string} text
 */
export function quoted(text) { return /^[\w./-]+$/.test(text) ? text : `'${text.replace(/'/g, "'\\''")}'`; }
