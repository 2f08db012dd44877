import { button, amount, element, product, shortened } from "./elements.js";
import { concerned, placeWords } from "./data.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Side} Side */
/** @typedef {import("./data.js").Reason} Reason */
/** @typedef {{ side: Side, name: string }} NamedSide A side with its name in the equation of its constraint. */

const numberNames = /** @type {const} */ (["x", "y", "width", "height"]);

/** Why the numbers of a frame are what they are, as steps: named numbers, each with what it is of and where it is written. */
export class Steps {
  /**
   * The numbers whose steps are shown.
   * @type {Set<number>}
   */
  #opened = new Set();

  /**
   * @param {import("./store.js").Store} store
   * @param {import("./picture.js").Picture} picture
   */
  constructor(store, picture) {
    this.store = store;
    this.picture = picture;
  }

  /**
   * @param {number} item
   * @param {number} number The number's place in the frame.
   * @param {Reason} reason
   */
  of(item, number, reason) {
    const { scene } = this.picture, line = element("bdi", { class: "sum" }, shortened(sumWithNames(scene, item, number, reason), 400));
    if (reason.steps.length === 0) return line;
    const details = /** @type {HTMLDetailsElement} */ (element("details", { open: this.#opened.has(number), toggle: () => {
      if (details.open) this.#opened.add(number); else this.#opened.delete(number);
    } }, element("summary", {}, line), element("ol", {}, ...reason.steps.map((step) => this.#step(item, step)))));
    return details;
  }

  /**
   * A step: what it says with the numbers of what it names, which it selects, and where it is written.
   * @param {number} item The item that is explained.
   * @param {number | string} step
   */
  #step(item, step) {
    const { scene } = this.picture;
    if (typeof step === "string") return this.#words(item, step);
    const constraint = scene.constraints[step], items = [...concerned(constraint)], target = items.find((other) => other !== item && other > 0) ?? items.find((other) => other !== item) ?? item;
    return this.#row(target, equationWithNumbers(scene, item, constraint), constraint.text, placeWords(scene.record, constraint.place));
  }

  /**
   * A step in words, such as what a view's content asks for.
   * @param {number} item
   * @param {string} words
   */
  #words(item, words) {
    const { scene } = this.picture, name = /^(.*)\.(?:width|height) = /s.exec(words)?.[1], named = name === undefined ? -1 : scene.ownNames.indexOf(name), target = named < 0 ? item : named;
    return this.#row(target, words, words, named < 0 ? "" : placeWords(scene.record, scene.items[target].place));
  }

  /**
   * @param {number} target
   * @param {string} words
   * @param {string} text What the step says as it is written.
   * @param {string} where
   */
  #row(target, words, text, where) {
    return element("li", { "data-step": text }, button(shortened(words, 300), () => this.store.set({ selected: target }), {
      class: "link", title: shortened(text, 300), mouseenter: () => this.store.set({ hovered: target }), mouseleave: () => this.store.set({ hovered: -1 }),
    }), where ? element("bdi", { class: "where" }, ` ${where}`) : null);
  }
}

/**
 * An attribute without the margins that it may be at.
 * @param {string} attribute
 */
function edgeOf(attribute) { return attribute.replace(/Margin$|WithinMargins$/, ""); }

/**
 * The parts of a constraint's text: its sides, and the second's name.
 * @param {string} text
 */
function equationOf(text) {
  const [, left = "", right = ""] = /^(.*?) (?:==|<=|>=) (.*?)(?: @[\d.]+)?(?: \([a-z ]+\))?$/s.exec(text) ?? [];
  const [, second = ""] = /^(?:[\d.]+ \* )?(.*?)(?: \/ [\d.]+)?(?: [+-] [\d.]+)?$/s.exec(right) ?? [];
  return { left, right, second };
}

/**
 * The number of an attribute in the coordinates of what is around an item; null if its frame doesn't tell it.
 * @param {Scene} scene
 * @param {Side} side
 * @param {number} item
 */
function numberOf(scene, { item: other, attribute, from }, item) {
  const edge = edgeOf(attribute), { canvas } = scene.items[other], { canvas: own, frame } = scene.items[item];
  const [x, y, width, height] = [canvas[0] - own[0] + frame[0], canvas[1] - own[1] + frame[1], canvas[2], canvas[3]];
  if (from || edge !== attribute) return null;
  const numbers = new Map([["left", x], ["right", x + width], ["centerX", x + width / 2], ["width", width], ["top", y], ["bottom", y + height], ["centerY", y + height / 2], ["height", height]]);
  return numbers.get(edge) ?? null;
}

/**
 * The number of a margin, which no frame tells, by the constraint that holds exactly; null for other attributes.
 * @param {Side | undefined} side
 * @param {number | null} first The number of the constraint's first side.
 * @param {number} constant
 * @param {number} multiplier
 */
function marginOf(side, first, constant, multiplier) {
  return side && !side.from && first !== null && multiplier !== 0 && edgeOf(side.attribute) !== side.attribute ? (first - constant) / multiplier : null;
}

/**
 * A constraint's equation with the numbers of what it names.
 * @param {Scene} scene
 * @param {number} item
 * @param {import("./data.js").Constraint} constraint
 */
function equationWithNumbers(scene, item, { first, second, text, relation = "==", multiplier = 1, constant = 0 }) {
  const { left, right, second: name } = equationOf(text), numbers = [first, second].map((side) => side ? numberOf(scene, side, item) : null);
  numbers[1] ??= marginOf(second, numbers[0], constant, multiplier);
  if (!left || !right || second && !name || numbers[0] === null) return text;
  const value = ` ${amount(numbers[0])}`, sign = relation === "==" ? "=" : relation;
  if (!second) return `${left} ${sign} ${right}`;
  return numbers[1] === null ? `${left}${value} ${sign} ${right}` : `${left}${value} ${sign} ${right.replace(name, () => `${name} ${amount(numbers[1])}`)}`;
}

/**
 * Why a number is what it is, as a sum that begins with the number of the edge that it follows; where several have to be solved
 * together, as what is divided among them.
 * @param {Scene} scene
 * @param {number} item
 * @param {number} number
 * @param {Reason} reason
 */
export function sumWithNames(scene, item, number, { line, steps }) {
  const shared = withCommonDivisor(line);
  if (shared !== null) return shared;
  const constraint = typeof steps[0] === "number" ? scene.constraints[steps[0]] : null, named = constraint && namedSum(scene, item, number, constraint);
  return named ?? line.replace(/^\S+\.(?:left|top|width|height) = (?=.* = )/s, "");
}

/**
 * A sum in which all parts are divided by the same number, with one division; null for others.
 * @param {string} line Such as `a.width = 320 / 2 - 20 / 2 = 150`.
 */
function withCommonDivisor(line) {
  const parts = line.split(" = "), sum = parts.at(-2) ?? "", terms = [...sum.matchAll(/(^| [-+] )(-?[\d.]+) \/ ([\d.]+)/g)];
  const [first] = terms, isWhole = terms.length > 1 && terms.map(([term]) => term).join("") === sum && terms.every((term) => term[3] === first[3]);
  if (!isWhole) return null;
  const together = `(${terms.map(([, sign, value]) => `${sign}${value}`).join("")}) / ${first[3]}`;
  return [...parts.slice(1, -2), together, parts.at(-1)].join(" = ");
}

/**
 * A number of a frame as a sum of named numbers; null where a constraint doesn't tell it so.
 * @param {Scene} scene
 * @param {number} item
 * @param {number} number
 * @param {import("./data.js").Constraint} constraint The one that is nearest to the item.
 */
function namedSum(scene, item, number, { first, second, text, multiplier = 1, constant = 0, relation }) {
  const { left, second: name } = equationOf(text), { frame } = scene.items[item], value = frame[number], isLength = number > 1;
  if (!second || !name || first.from || second.from || first.item === second.item || relation || multiplier === 0) return null;
  const isFirst = first.item === item, [own, other] = isFirst ? [first, second] : [second, first];
  const size = frame[number % 2 + 2], start = frame[number % 2], edge = own.attribute;
  if (own.item !== item || !isFirst && multiplier !== 1) return null;
  const anchor = numberOf(scene, other, item) ?? (isFirst ? marginOf(other, numberOf(scene, own, item), constant, multiplier) : null), shift = isFirst ? constant : -constant;
  const factor = isFirst ? multiplier : 1, isStart = ["left", "top"].includes(edge), isEnd = ["right", "bottom"].includes(edge), isCentre = edge.startsWith("center");
  if (anchor === null || !(isLength ? isEnd || edge === numberNames[number] : isStart || isEnd || isCentre)) return null;
  const isSame = isLength && edge === numberNames[number], otherName = isFirst ? name : left;
  const parts = [anchor === 0 && factor === 1 ? otherName : `${otherName} ${product(factor, anchor)}`];
  const add = (/** @type {number} */ amountOf, words = "") => { if (amount(amountOf) !== "0") parts.push(`${amountOf < 0 ? "-" : "+"} ${words}${amount(Math.abs(amountOf))}`); };
  add(shift);
  if (isLength && isEnd) add(-start, `${numberNames[number - 2]} `);
  else if (!isLength && isEnd) add(-size, `${numberNames[number + 2]} `);
  else if (!isLength && isCentre) parts.push(`- ${numberNames[number + 2]} ${amount(size)} / 2`);
  const sum = anchor * factor + shift - (isSame ? 0 : isLength ? start : isEnd ? size : isCentre ? size / 2 : 0), pixel = 1 / (scene.record.scale ?? 1);
  if (Math.abs(sum - value) > 1.01 * pixel) return null;
  const isRounded = Math.abs(sum - value) > 0.005;
  return `${parts.join(" ")} = ${isRounded ? `${amount(sum)}, rounded to ${pixel === 1 ? "1" : `1/${amount(1 / pixel)}`} pt: ` : ""}${amount(value)}`;
}
