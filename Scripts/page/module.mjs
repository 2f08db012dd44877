// The page's module in Node: solves and draws as the page does.
import { readFileSync } from "node:fs";
import { decompressed } from "../../Sources/Inspector/Page/lzma.js";
import { changedFindings } from "../../Sources/Inspector/Page/findings.js";
import { Solver, scalarProperties } from "../../Sources/Inspector/Page/solver.js";
import { drawnByModule } from "./picture.mjs";

/** The layers of pictures in the order of their bits. */
const layers = ["views", "guides", "system-guides", "stack-guides", "text", "names", "guide-names", "classes", "guide-constraints", "constraints", "unmet", "ledger",
  "conflicts", "ambiguity", "caption", "legend", "hidden", "snapshots"];
/** Those that pictures have by default, but for words that the page has beside its picture. */
const standard = ["views", "guides", "system-guides", "text", "names", "classes", "guide-constraints", "conflicts", "ambiguity"];

export class Module {
  /** The texts that the browser had to measure. */
  asked = 0;
  /** @type {any} */
  exports;

  /** @param {string | URL} path */
  static async load(path) {
    const module = new Module();
    const text = (/** @type {number} */ place, /** @type {number} */ count) => new TextDecoder().decode(new Uint8Array(module.exports.memory.buffer, place, count));
    const { instance } = await WebAssembly.instantiate(decompressed(readFileSync(path)), { page: {
      scalar_properties: scalarProperties,
      text_width: (/** @type {number} */ place, /** @type {number} */ count) => {
        module.asked += 1;
        return 0.6 * [...text(place, count)].length;
      },
      text_direction: (/** @type {number} */ place, /** @type {number} */ count) => {
        const letter = /\p{L}/u.exec(text(place, count))?.[0];
        return letter === undefined ? -1 : /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter) ? 1 : 0;
      },
    } });
    module.exports = instance.exports;
    return module;
  }

  /** @param {Float64Array | Uint8Array} values */
  #pass(values) {
    const place = this.exports.live_allocate(values.byteLength);
    new Uint8Array(this.exports.memory.buffer, place, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return place;
  }

  /** @param {number[]} numbers */
  #numbers(numbers) { return this.#pass(Float64Array.from(numbers)); }

  /**
   * @param {(...values: number[]) => number} open
   * @param {number[]} numbers
   * @param {string[]} strings
   */
  #opened(open, numbers, strings) {
    const coded = strings.map((text) => new TextEncoder().encode(text));
    const handle = open(this.#numbers(numbers), numbers.length, this.#numbers(coded.map((text) => text.length)), strings.length,
      this.#pass(Uint8Array.from(coded.flatMap((text) => [...text]))));
    if (handle < 0) throw new Error("a layout can't be read");
    return handle;
  }

  /** A layout that can be solved, by its handle. */
  open(/** @type {number[]} */ numbers, /** @type {string[]} */ strings) { return this.#opened(this.exports.live_open, numbers, strings); }

  /** A layout that can be drawn, by its handle. */
  openDrawn(/** @type {import("../../Sources/Inspector/Page/data.js").DrawnLayout} */ { numbers, strings, measured }) {
    const handle = this.#opened(this.exports.live_layout, numbers, strings);
    if (measured) this.#opened((...values) => this.exports.live_measured(handle, ...values) - 1, measured.numbers, measured.strings);
    return handle;
  }

  /** Changes a text, by its index. */
  setText(/** @type {number} */ live, /** @type {number} */ index, /** @type {string} */ text) {
    const bytes = new TextEncoder().encode(text);
    this.exports.live_text(live, index, this.#pass(bytes), bytes.length);
  }

  /** Draws a layout with the results of solving another, -1 for none, as the command does without caption and legend. */
  /** What is wrong with a layout as it was solved, as messages. */
  findings(/** @type {number} */ drawn, /** @type {number} */ live, /** @type {import("../../Sources/Inspector/Page/data.js").Finding[]} */ written) {
    const found = changedFindings(written, new Solver(this.exports).findings(drawn, live, true));
    return found.filter(({ code }) => code === "unsatisfiable" || code === "ambiguous").map(({ message }) => message);
  }

  draw(/** @type {number} */ drawn, /** @type {number} */ live, /** @type {number} */ scale) {
    const bits = standard.reduce((bits, name) => bits | 1 << layers.indexOf(name), 0);
    const options = [bits, 0, 0, 1, scale >= 1 && scale <= 4 ? scale : 2, 24, 1, 0, 0, 0, 0, 0, 0];
    const count = this.exports.live_draw(drawn, live, this.#numbers(options), options.length);
    if (count < 0) throw new Error("a layout isn't drawn");
    const { buffer } = this.exports.memory;
    return drawnByModule(new Float64Array(buffer, this.exports.live_drawn_numbers(drawn), count), new Uint8Array(buffer, this.exports.live_drawn_bytes(drawn)));
  }
}
