/**
 * Creates an element. Text is set as text, never as markup.
 * @param {string} tag
 * @param {Record<string, unknown>} [properties] Attributes; functions are listeners, and false or null omits an attribute.
 * @param {...(Node | string | number | null)} children
 * @returns {HTMLElement}
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") made.addEventListener(name, /** @type {EventListener} */ (value));
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null).map((child) => child instanceof Node ? child : String(child)));
  return made;
}

/**
 * Creates a button.
 * @param {string} label
 * @param {() => void} action
 * @param {Record<string, unknown>} [properties]
 * @param {...(Node | string | null)} children Nodes after the label.
 */
export function button(label, action, properties = {}, ...children) {
  return /** @type {HTMLButtonElement} */ (element("button", { type: "button", click: action, ...properties }, label || null, ...children));
}

/**
 * Formats a number of points with at most two decimals.
 * @param {number | null | undefined} value
 */
export function amount(value) {
  if (value === null || value === undefined || !Number.isFinite(value)) return "–";
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

/**
 * Formats a coefficient with enough digits to distinguish it from similar ones.
 * @param {number} coefficient
 */
function factor(coefficient) {
  const rounded = Math.round(coefficient * 10_000) / 10_000;
  return Number.isInteger(rounded) ? amount(rounded) : String(rounded);
}

/**
 * Formats a product, with a simple fraction as a division: `600 / 3`, `0.75 * 600`.
 * @param {number} coefficient
 * @param {number} value
 */
export function product(coefficient, value) {
  if (Math.abs(coefficient - 1) < 1e-9) return amount(value);
  const divisor = Math.round(1e9 / coefficient) / 1e9, digits = String(divisor).length;
  const isDivision = divisor > 1 && Math.abs(1 / divisor - coefficient) < 1e-9 && digits < String(coefficient).length && digits <= 4;
  return isDivision ? `${amount(value)} / ${divisor}` : `${factor(coefficient)} * ${amount(value)}`;
}

/**
 * Formats a count with its noun.
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * Shortens text to a readable length.
 * @param {string} text
 * @param {number} [most]
 */
export function shortened(text, most = 80) {
  const line = text.slice(0, most * 4).replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
  const letters = Array.from(line);
  return letters.length > most ? letters.slice(0, most - 1).join("") + "…" : line;
}

/**
 * Text that stays on one line, wherever it is pasted: what ends a line, or acts on a terminal, as it is written in JSON.
 * @param {string} text
 */
export function oneLine(text) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The number of measurements by name. @type {Map<string, number>} */
const timings = new Map();

/**
 * Performs some work and records its duration in the page's performance entries, which keep the last few hundred of
 * each kind.
 * @template T
 * @param {string} name
 * @param {() => T} work
 * @returns {T}
 */
export function timed(name, work) {
  const start = performance.now(), result = work(), count = (timings.get(name) ?? 0) + 1;
  if (count > 500) performance.clearMeasures(name);
  timings.set(name, count > 500 ? 1 : count);
  performance.measure(name, { start });
  return result;
}

/** The fonts of the picture's names and numbers. */
export const pictureFonts = "Inter, -apple-system, 'Helvetica Neue', Arial, sans-serif";
