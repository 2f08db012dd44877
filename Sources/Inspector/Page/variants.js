import { Scene } from "./data.js";
import { canvasName, changedEquation, readEdit } from "./edits.js";

/**
 * @typedef {"device" | "contentSizeCategory" | "layoutDirection"} Trait
 * @typedef {{ trait: Trait | "hidden", values: string[], canvas: number[], isRightToLeft?: boolean,
 *   texts?: { index: number, size?: number, alignment?: string }[], contents?: { index: number, content: import("./data.js").Item["content"] }[],
 *   sides?: { index: number, first: import("./data.js").SideRecord, second?: import("./data.js").SideRecord, relation?: string, constant?: number }[],
 *   missing?: number[], listed?: number[] }} Variant
 *   Listed is where the list of constraints differs, how many are replaced, and the places of the others among those of all variants.
 *   What differs with other values of a trait, or with another view hidden.
 * @typedef {number[][] | null} Part What to replace in the layout's numbers on a resized canvas; null on the layout's own.
 */

/** The traits of the canvas that can be chosen. */
export const traits = /** @type {Trait[]} */ (["device", "contentSizeCategory", "layoutDirection"]);

/**
 * The trait that a change of the canvas sets; null for another change.
 * @param {import("./edits.js").Edit | null} edit
 */
export function traitOf(edit) {
  return edit?.name === canvasName && traits.includes(/** @type {Trait} */ (edit.key)) ? /** @type {Trait} */ (edit.key) : null;
}

/** A scene with other traits of its canvas. */
export class Variants {
  /**
   * The scenes by the variants chosen.
   * @type {Map<string, Scene>}
   */
  #scenes = new Map();

  /**
   * @param {Scene} scene
   * @param {(name: string) => string} nameOf The name of a view by its name or id.
   * @param {(name: string) => boolean} isHidden Whether a view is hidden as it is written.
   */
  constructor(scene, nameOf, isHidden) {
    this.nameOf = nameOf;
    this.isHidden = isHidden;
    this.scene = scene;
    this.numbers = /** @type {import("./data.js").LiveNumbers} */ (scene.record.numbers);
    this.record = /** @type {import("./data.js").LiveRecord} */ (scene.record.live);
    const { constraints, variants } = this.record.variants ?? { constraints: [], variants: [] };
    this.constraints = constraints;
    this.variants = variants.map((variant, index) => ({ texts: [], contents: [], sides: [], ...variant, edits: this.numbers.variants[index] }));
  }

  /**
   * The values of a trait that can be solved, and those that can't.
   * @param {Trait} trait
   */
  values(trait) {
    const own = this.record.traits[trait], known = this.variants.filter((variant) => variant.trait === trait).flatMap(({ values }) => values);
    return { known: known.filter((value) => value !== own), other: [...this.record.others?.[trait] ?? [], ...this.record.unmade?.[trait] ?? []].filter((value) => value !== own) };
  }

  /**
   * The indices of the variants that changes choose, as far as they can be combined.
   * @param {string[]} texts
   * @param {Part} part
   * @returns {number[]}
   */
  chosen(texts, part) {
    /** @type {number[]} */
    const chosen = [];
    for (const text of texts) {
      const edit = readEdit(text), trait = traitOf(edit), found = trait ? this.#find(trait, String(edit?.value)) : edit?.key === "hidden" ? this.hiding(edit.name, edit.value) : -1;
      if (found >= 0 && this.#isFor(found, part) && chosen.every((other) => this.#agree(other, found))) chosen.push(found);
    }
    return chosen;
  }

  /**
   * The index of the variant with a value; -1 if there is none.
   * @param {string} trait
   * @param {string} value
   */
  #find(trait, value) { return this.variants.findIndex((variant) => variant.trait === trait && variant.values.includes(value)); }

  /**
   * The index of the variant in which a view that a stack view arranges is hidden or not; -1 if there is none.
   * @param {string} name
   * @param {import("./edits.js").Value} [value]
   */
  hiding(name, value) {
    const index = this.#find("hidden", this.nameOf(name));
    return index >= 0 && value !== this.isHidden(name) ? index : -1;
  }

  /**
   * Whether a variant changes other numbers than a part does, so that both can be made at once. A device has a canvas of its own.
   * @param {number} index
   * @param {Part} part
   */
  #isFor(index, part) {
    const variant = this.variants[index];
    return !part || variant.trait !== "device" && !(variant.trait === "contentSizeCategory" && this.#limitsReading(variant.edits, part)) && areApart(variant.edits, part);
  }

  /**
   * Whether edits change the readable width, which follows the canvas and the text size.
   * @param {number[][]} edits
   * @param {number[][]} others
   */
  #limitsReading(edits, others) {
    const readable = readablePlace(this.numbers.layout);
    return edits.concat(others).some(([start, count]) => start <= readable && readable < start + count);
  }

  /**
   * Whether two variants change different numbers, so that both can be made at once.
   * @param {number} first
   * @param {number} second
   */
  #agree(first, second) {
    const [one, other] = [this.variants[first], this.variants[second]];
    if (one.trait === other.trait || one.listed && other.listed) return false;
    // The list of constraints is another one.
    if (one.listed && other.sides.length || other.listed && one.sides.length) return false;
    // The readable width follows the device and the text size; on phones there is none that a text size could change.
    if (this.#limitsReading(one.edits, other.edits) && [one, other].every(({ trait }) => trait === "device" || trait === "contentSizeCategory")) return false;
    if (this.#measuresForOtherScreen(one, other) || this.#measuresForOtherScreen(other, one)) return false;
    const indices = (/** @type {{ index: number }[]} */ list) => new Set(list.map(({ index }) => index));
    const [sides, contents] = [indices(one.sides), indices(one.contents)];
    return areApart(one.edits, other.edits) && other.sides.every(({ index }) => !sides.has(index)) && other.contents.every(({ index }) => !contents.has(index));
  }

  /**
   * Whether a variant has contents that are rounded to the pixels of another screen than a device's.
   * @param {Variant} device
   * @param {{ contents: unknown[] }} other
   */
  #measuresForOtherScreen(device, other) {
    return device.trait === "device" && device.canvas[2] !== (this.scene.record.scale ?? 1) && other.contents.length > 0;
  }

  /**
   * Why a value of a trait isn't part of the layout; empty if it is.
   * @param {Trait} trait
   * @param {string} value
   * @param {string[]} texts All changes.
   * @param {Part} part
   */
  problem(trait, value, texts, part) {
    if (value === this.record.traits[trait]) return "";
    const found = this.#find(trait, value);
    if (found >= 0) return this.#clash(found, texts, part);
    if (this.record.others?.[trait]?.includes(value)) return "changes which views or constraints there are, so the command line lays it out";
    return this.record.unmade?.[trait]?.includes(value) ? "isn’t in this page, since that would have taken too much work; the command line lays it out" : "isn’t a value that the page knows";
  }

  /**
   * Why a change of a view's being hidden isn't part of the layout; empty if it is.
   * @param {string} name
   * @param {import("./edits.js").Value} value
   * @param {string[]} texts All changes.
   * @param {Part} part
   */
  hidingProblem(name, value, texts, part) {
    const found = this.hiding(name, value);
    return found < 0 ? "" : this.#clash(found, texts, part);
  }

  /**
   * @param {number} index
   * @param {string[]} texts
   * @param {Part} part
   */
  #clash(index, texts, part) {
    if (this.chosen(texts, part).includes(index)) return "";
    return `can’t be combined in the page with ${this.#isFor(index, part) ? "a change before it" : "the size of the canvas"}; the command line lays out both`;
  }

  /**
   * The layout's numbers with variants.
   * @param {number[]} chosen
   * @param {Part} part
   */
  numbersOf(chosen, part) {
    return replaced(this.numbers.layout, [...part ?? [], ...chosen.flatMap((index) => this.variants[index].edits)].sort((first, second) => first[0] - second[0]));
  }

  /**
   * The scene with variants, before it is solved.
   * @param {number[]} chosen
   */
  sceneOf(chosen) {
    if (chosen.length === 0) return this.scene;
    const known = this.#scenes.get(chosen.join(" "));
    if (known) return known;
    const { record } = this.scene, variants = chosen.map((index) => this.variants[index]);
    const items = [...record.items], constraints = [...record.constraints];
    for (const { texts, contents, sides, missing = [], listed } of variants) {
      for (const { index, size, alignment } of texts) items[index] = { ...items[index], text: { ...items[index].text, lines: items[index].text?.lines ?? [], size: size ?? 0, alignment } };
      for (const { index, content } of contents) items[index] = { ...items[index], content };
      for (const { index, first, second, relation, constant } of sides) constraints[index] = { ...constraints[index], first, second, relation, constant, text: givenText({ ...constraints[index], second }, constant) };
      for (const index of missing) items[index] = { ...items[index], isHidden: true };
      if (listed) constraints.splice(listed[0], listed[1], ...listed.slice(2).map((place) => this.constraints[place]));
    }
    const listed = variants.find((variant) => variant.listed)?.listed ?? [0, 0];
    const turnedPlaces = variants.flatMap(({ trait, sides }) => trait === "layoutDirection" ? sides.map(({ index }) => index) : []);
    const variation = [...listed.slice(0, 2), listed.length - 2, ...listed.slice(2), turnedPlaces.length, ...turnedPlaces];
    const screen = variants.find(({ trait }) => trait === "device") ?? variants[0], turned = variants.find(({ trait }) => trait === "layoutDirection");
    const device = screen.trait === "device" ? screen.values[0] : record.device;
    const scene = new Scene({ ...record, items, constraints, variation, canvas: screen.canvas.slice(0, 2), scale: screen.canvas[2], device, isRightToLeft: turned ? turned.isRightToLeft : record.isRightToLeft });
    this.#scenes.set(chosen.join(" "), scene);
    return scene;
  }
}

/**
 * The place among a layout's numbers that says whether there is no readable width: after the canvas's size and scale, its safe area,
 * that of the root, and the keyboard.
 * @param {number[]} numbers
 */
function readablePlace(numbers) {
  const afterInsets = (/** @type {number} */ place) => place + (numbers[place] === 1 ? 1 : 5);
  let place = afterInsets(3);
  place = numbers[place] ? afterInsets(place + 1) : place + 1;
  return place + (numbers[place] ? 2 : 1);
}

/**
 * Whether what two lists replace doesn't overlap.
 * @param {number[][]} edits
 * @param {number[][]} others
 */
function areApart(edits, others) {
  return edits.every(([start, count]) => others.every(([place, removed]) => start + Math.max(1, count) <= place || place + Math.max(1, removed) <= start));
}

/**
 * Numbers with some of them replaced.
 * @param {number[]} numbers
 * @param {number[][]} edits For each place from the first, its index, how many are replaced, and what takes their place.
 */
export function replaced(numbers, edits) {
  /** @type {number[][]} */
  const parts = [];
  let start = 0;
  for (const [place, removed, ...added] of edits) {
    parts.push(numbers.slice(start, place), added);
    start = place + removed;
  }
  return [...parts, numbers.slice(start)].flat();
}

/**
 * The equation of a constraint with another number, if its number follows the canvas.
 * @param {{ text: string, second?: unknown, source?: string }} constraint
 * @param {number} constant
 */
export function givenText(constraint, constant = 0) {
  return ["canvas", "autoresizing"].includes(constraint.source ?? "") ? changedEquation(constraint, "constant", constant) : constraint.text;
}
