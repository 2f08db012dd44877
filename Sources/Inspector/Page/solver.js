import { pictureFonts } from "./elements.js";
import { decompressed } from "./lzma.js";
import { isRightToLeft } from "./painter.js";
import { readDisplayList } from "./stream.js";
import { bytesOf } from "./unpack.js";

/**
 * @typedef {{ memory: WebAssembly.Memory, live_allocate: (count: number) => number,
 *   live_open: (numbers: number, count: number, lengths: number, texts: number, bytes: number) => number,
 *   live_resize: (layout: number, width: number, height: number) => void,
 *   live_safe_area: (layout: number, top: number, left: number, bottom: number, right: number) => void,
 *   live_content: (layout: number, item: number, width: number, height: number, horizontalHugging: number, verticalHugging: number,
 *     horizontalResistance: number, verticalResistance: number) => void,
 *   live_shift: (layout: number, constraint: number, amount: number) => void,
 *   live_prioritize: (layout: number, constraint: number, priority: number) => void,
 *   live_activate: (layout: number, constraint: number, isActive: number) => void,
 *   live_text: (layout: number, index: number, bytes: number, count: number) => void,
 *   live_solve: (layout: number) => number, live_numbers: (layout: number) => number, live_bytes: (layout: number) => number,
 *   live_free: (layout: number) => number,
 *   live_reasons: (drawn: number, layout: number, item: number) => number, live_findings: (drawn: number, layout: number, withOpen: number) => number,
 *   live_measured: (layout: number, numbers: number, count: number, lengths: number, texts: number, bytes: number) => number,
 *   live_layout: (numbers: number, count: number, lengths: number, texts: number, bytes: number) => number,
 *   live_varied: (layout: number, numbers: number, count: number, lengths: number, texts: number, bytes: number) => number,
 *   live_draw: (drawn: number, layout: number, options: number, count: number) => number,
 *   live_drawn_numbers: (drawn: number) => number, live_drawn_bytes: (drawn: number) => number }} Exports
 * @typedef {{ item: number, width: number, height: number, frame: number[] | null, lines: string[] }} SolvedText
 * @typedef {{ frames: [number, number[]][], constraints: [number, number, number][],
 *   conflictCount: number, texts: SolvedText[] }} Solution Constraints with their index,
 *   outcome, and by how much they miss.
 */

/** The solver that the page contains: the command's own, as a WebAssembly module. */
export class Solver {
  /**
   * The handles of layouts as they are written.
   * @type {WeakMap<import("./data.js").Scene, number>}
   */
  #drawn = new WeakMap();

  /** @param {Exports} exports */
  constructor(exports) { this.exports = exports; }

  /**
   * The page's solver; null if it has none or the browser can't run it.
   * @returns {Promise<Solver | null>}
   */
  static async load() {
    const node = document.getElementById("solver");
    if (!node || typeof WebAssembly === "undefined") return null;
    try {
      return await Solver.of(decompressed(bytesOf({ size: Number(node.dataset.bytes), text: node.textContent ?? "" })));
    } catch {
      return null;
    }
  }

  /**
   * The solver of a module.
   * @param {BufferSource} bytes
   */
  static async of(bytes) {
    /** @type {WebAssembly.Memory | undefined} */
    let memory;
    const text = (/** @type {number} */ place, /** @type {number} */ count) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(new Uint8Array(/** @type {WebAssembly.Memory} */ (memory).buffer, place, count));
    const { instance } = await WebAssembly.instantiate(bytes, { page: {
      scalar_properties: scalarProperties,
      text_width: (/** @type {number} */ place, /** @type {number} */ count, /** @type {number} */ weight, /** @type {number} */ isItalic) => widthInEm(text(place, count), weight, isItalic > 0),
      text_direction: (/** @type {number} */ place, /** @type {number} */ count) => directionOf(text(place, count)),
    } });
    const exports = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports));
    memory = exports.memory;
    return new Solver(exports);
  }

  /**
   * Passes a layout to the solver; its handle, or -1 if it can't be read.
   * @param {number[]} numbers
   * @param {string[]} texts
   */
  open(numbers, texts) { return this.exports.live_open(...this.#passAll(numbers, texts)); }

  /**
   * The handle of a scene's layout as it is written, to draw and to explain it; -1 if it has none that can be read.
   * @param {import("./data.js").Scene} scene
   */
  drawn(scene) {
    const known = this.#drawn.get(scene);
    if (known !== undefined) return known;
    const { drawing, variation } = scene.record, { measured, varied = { numbers: [0], strings: [] } } = drawing ?? {};
    let handle = drawing ? this.exports.live_layout(...this.#passAll(drawing.numbers, drawing.strings)) : -1;
    if (measured && handle >= 0) this.exports.live_measured(handle, ...this.#passAll(measured.numbers, measured.strings));
    if (variation && handle >= 0) handle = this.exports.live_varied(handle, ...this.#passAll([...variation, ...varied.numbers], varied.strings));
    this.#drawn.set(scene, handle);
    return handle;
  }

  /**
   * Copies numbers and texts to memory that the solver frees: where the numbers are and how many, the same of the texts' lengths, and where their bytes are.
   * @param {number[]} numbers
   * @param {string[]} texts
   * @returns {[number, number, number, number, number]}
   */
  #passAll(numbers, texts) {
    const coded = texts.map((text) => new TextEncoder().encode(text));
    const bytes = new Uint8Array(coded.reduce((sum, text) => sum + text.length, 0));
    coded.reduce((place, text) => (bytes.set(text, place), place + text.length), 0);
    return [this.#pass(Float64Array.from(numbers)), numbers.length,
      this.#pass(Float64Array.from(coded, (text) => text.length)), texts.length, this.#pass(bytes)];
  }

  /**
   * Copies numbers or bytes to memory that the solver frees.
   * @param {Float64Array | Uint8Array} values
   */
  #pass(values) {
    const place = this.exports.live_allocate(values.byteLength);
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
    return place;
  }

  /**
   * @param {number} layout
   * @param {number} index
   * @param {string} text
   */
  setText(layout, index, text) {
    const bytes = new TextEncoder().encode(text);
    this.exports.live_text(layout, index, this.#pass(bytes), bytes.length);
  }

  /**
   * Solves with all changes; null if that takes more work than the solver allows.
   * @param {number} layout
   * @returns {Solution | null}
   */
  solve(layout) {
    const count = this.exports.live_solve(layout);
    if (count < 0) return null;
    const numbers = new Float64Array(this.exports.memory.buffer, this.exports.live_numbers(layout), count);
    return readSolution(numbers, new Uint8Array(this.exports.memory.buffer, this.exports.live_bytes(layout)));
  }

  /**
   * Draws a layout as the command does; null if it can't be drawn.
   * @param {number} drawn The handle of the layout as it was written.
   * @param {number} layout That of the layout with changes, as it was solved last; -1 for the one that was written.
   * @param {{ layers: number, scale: number, isToScale: boolean, focus: number[], measured: number[], leftOut: number[], frames: number[] }} look The command's layers as bits, pixels for
   *   a point, whether no empty band is shortened, the items whose constraints are drawn in place of the usual ones, those between which distances are, those that aren't drawn, and the canvas's size and all
   *   frames where they are others.
   */
  draw(drawn, layout, { layers, scale, isToScale, focus, measured, leftOut, frames }) {
    const options = [layers, 0, Number(isToScale), 1, scale, pictureMargin, 1, 0, 0, ...[focus, measured, leftOut, frames].flatMap((list) => [list.length, ...list])];
    const count = this.exports.live_draw(drawn, layout, this.#pass(Float64Array.from(options)), options.length);
    if (count < 0) return null;
    const { buffer } = this.exports.memory;
    return readDisplayList(new Float64Array(buffer, this.exports.live_drawn_numbers(drawn), count), new Uint8Array(buffer, this.exports.live_drawn_bytes(drawn)));
  }

  /**
   * The numbers of frames with more than one possible value, by item and number; null if that takes too much work.
   * @param {number} layout
   * @returns {[number, number][] | null}
   */
  free(layout) {
    const count = this.exports.live_free(layout);
    if (count < 0) return null;
    const numbers = new Float64Array(this.exports.memory.buffer, this.exports.live_numbers(layout), count);
    return Array.from({ length: count / 2 }, (_, index) => [numbers[2 * index], numbers[2 * index + 1]]);
  }

  /**
   * Why the numbers of an item's frame are what they are in the last result, in the words of the command; undefined if that isn't known.
   * @param {number} drawn The handle of the layout as it was written.
   * @param {number} layout That of the layout as it was solved.
   * @param {number} item
   * @returns {Record<string, import("./data.js").Reason> | undefined}
   */
  reasons(drawn, layout, item) {
    const found = this.#explained(drawn, this.exports.live_reasons(drawn, layout, item));
    if (!found) return undefined;
    const { next, text } = found, step = () => {
      const place = next();
      return place < 0 ? text() : place;
    };
    return Object.fromEntries(["x", "y", "width", "height"].map((name) => [name, { line: text(), steps: Array.from({ length: next() }, step) }]));
  }

  /**
   * What is wrong with the last result: its conflicts and what it leaves open, in the words of the command.
   * @param {number} drawn The handle of the layout as it was written.
   * @param {number} layout That of the layout as it was solved.
   * @param {boolean} withOpen Whether to find what is open too.
   * @returns {import("./data.js").Finding[]}
   */
  findings(drawn, layout, withOpen) {
    const count = this.exports.live_findings(drawn, layout, Number(withOpen)), found = this.#explained(drawn, count), findings = [];
    if (!found) return [{ code: "unfinished", severity: "warning", message: "left out, because it takes more work than a page may: what is wrong after this change", items: [] }];
    while (found.place() < count) {
      const { next, text } = found, isConflict = next() === 1, message = text(), list = (/** @type {() => any} */ read) => Array.from({ length: next() }, read);
      const notes = list(text), items = list(next), constraints = list(next);
      findings.push({ code: isConflict ? "unsatisfiable" : "ambiguous", severity: isConflict ? "error" : "warning", message, notes, items, constraints });
    }
    return findings;
  }

  /**
   * Reads numbers, and texts by their lengths among these, one after another.
   * @param {number} drawn
   * @param {number} count How many numbers there are; null if it is negative.
   */
  #explained(drawn, count) {
    if (count < 0) return null;
    const { buffer } = this.exports.memory, numbers = new Float64Array(buffer, this.exports.live_drawn_numbers(drawn), count);
    const bytes = new Uint8Array(buffer, this.exports.live_drawn_bytes(drawn)), decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    let place = 0, end = 0;
    const next = () => numbers[place++];
    return { next, place: () => place, text: () => {
      const start = end;
      end += next();
      return decoder.decode(bytes.subarray(start, end));
    } };
  }
}

/**
 * Reads a result in the order in which the module writes it.
 * @param {Float64Array} numbers
 * @param {Uint8Array} bytes
 * @returns {Solution}
 */
function readSolution(numbers, bytes) {
  let place = 0, start = 0;
  const next = () => numbers[place++];
  /** @type {<Value>(read: () => Value) => Value[]} */
  const list = (read) => Array.from({ length: next() }, read);
  const rectangle = () => [next(), next(), next(), next()];
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return {
    frames: list(() => [next(), rectangle()]),
    constraints: list(() => [next(), next(), next()]),
    conflictCount: next(),
    texts: list(() => ({
      item: next(), width: next(), height: next(), frame: next() ? rectangle() : null,
      lines: list(() => {
        const count = next(), line = decoder.decode(bytes.subarray(start, start + count));
        start += count;
        return line;
      }),
    })),
  };
}

/** The space around a picture, in points. */
const pictureMargin = 24;
/** The size of text that is measured, in points. */
const measuredSize = 100;
/** @type {CanvasRenderingContext2D | null} */
let measuring = null;

/**
 * What the module asks of the browser: how wide a text is that Inter lacks letters of, in em.
 * @param {string} text
 * @param {number} weight
 * @param {boolean} isItalic
 */
function widthInEm(text, weight, isItalic) {
  measuring ??= document.createElement("canvas").getContext("2d");
  if (!measuring) return 0;
  measuring.font = `${isItalic ? "italic " : ""}${weight} ${measuredSize}px ${pictureFonts}`;
  return measuring.measureText(text).width / measuredSize;
}

/**
 * What the module asks of the browser: 1 for a paragraph that runs from right to left, 0 for one from left to right, -1 for one without a letter.
 * @param {string} text
 */
function directionOf(text) { return /\p{L}/u.test(text) ? Number(isRightToLeft(text)) : -1; }

/** The properties of a character by the bits that the module expects. */
const properties = [/\p{Emoji_Presentation}/u, /\p{Emoji}/u, /[\p{Mn}\p{Me}\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/u, /\p{Ps}/u, /\p{Pe}/u, /\p{White_Space}/u,
  // As `isHazardous` has it.
  /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])(?=\p{Cf})[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/u,
  /\p{Alphabetic}/u, /\p{N}/u, /\p{Uppercase}/u, /\p{Lowercase}/u];

/**
 * What the module asks of the browser: the properties of a character.
 * @param {number} scalar
 */
export function scalarProperties(scalar) {
  const letter = String.fromCodePoint(scalar);
  return properties.reduce((bits, property, index) => property.test(letter) ? bits | 1 << index : bits, 0);
}
