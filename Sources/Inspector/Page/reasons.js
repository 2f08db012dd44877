import { edgeOf, outwards, ownerOf, placesOf } from "./chain.js";
import { amount, factor, product } from "./elements.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./solver.js").Shares} Shares */
/** @typedef {import("./solver.js").Sum} Sum */

const frameNumbers = /** @type {const} */ (["x", "y", "width", "height"]);
/** The attributes that the numbers of a frame are. */
const frameAttributes = ["left", "top", "width", "height"];
/** The members of conflicts that are given numbers of frames count down from here. */
const firstGiven = -1_000_000;
/** The most steps of an explanation, and the most parts of a sum. */
const mostSteps = 12;

/**
 * A member of a conflict as the index of a constraint, where the page lists it: the canvas's size, or that of an autoresizing view.
 * @param {Scene} scene
 * @param {number} member
 */
export function listedMember(scene, member) {
  if (member > firstGiven) return member;
  const item = Math.floor((firstGiven - member) / 4), attribute = frameAttributes[(firstGiven - member) % 4];
  return scene.constraints.findIndex(({ source, first }) => (source === "canvas" || source === "autoresizing") && first.item === item && first.attribute === attribute);
}

/**
 * The view whose content a member of a conflict stands for.
 * @param {number} member
 */
export function contentOf(member) { return { item: Math.floor((-2 - member) / 2), axis: member % 2 === 0 ? "width" : "height" }; }

/**
 * A sum that doesn't work out, as the command writes it; empty if there is nothing to add up.
 * @param {Sum} sum
 * @param {boolean} isWithoutZero Whether only the fact that no size is negative contradicts it.
 */
export function sumWords({ more, less, isLimit }, isWithoutZero) {
  const total = (/** @type {[number, number][]} */ parts) => parts.reduce((sum, [value, multiplier]) => sum + value * multiplier, 0);
  if (more.length + less.length === 0 || Math.abs(total(more) - total(less)) <= 0.005) return "";
  const words = (/** @type {[number, number][]} */ parts, sign = "") => {
    const shown = parts.slice(0, mostSteps).map(([value, multiplier]) => multiplier === 1 ? amount(value) : `${factor(multiplier)} * ${amount(value)}`);
    const all = parts.length > mostSteps ? [...shown, amount(total(parts.slice(mostSteps)))] : shown;
    return all.length === 1 && parts[0][1] === 1 ? sign + amount(total(parts)) : `${sign}${all.join(sign ? " - " : " + ")} = ${sign}${amount(total(parts))}`;
  };
  const isMultiple = less.length === 1 && less[0][1] !== 1 && more.length === 1 && more[0][1] === 1;
  const isMore = !isMultiple && (less.length <= 1 && more.length > 0 || less.length === 0), [added, other] = isMore ? [more, less] : [less, more];
  if (other.length === 0 && isWithoutZero) return `${words(added, "-")}, and no size is negative`;
  return `${isLimit ? isMore ? "at least " : "at most " : ""}${words(added)}, not ${other.length ? words(other) : "0"}`;
}

/**
 * What is behind a number: a constraint that the page lists, or the content of a view.
 * @typedef {{ rank: number, places: import("./chain.js").Place[], coefficient: number, constant: number, step: number | string }} Term
 */

/**
 * Why the numbers of an item's frame are what they are, in the words of the command; a number is left out if its sum isn't the number
 * shown.
 * @param {Scene} scene
 * @param {string[]} names
 * @param {number} item
 * @param {Shares[]} all Those of the owner for a guide of UIKit's.
 * @returns {Record<string, import("./data.js").Reason>}
 */
export function reasonsOf(scene, names, item, all) {
  const { frame } = scene.items[item], pixel = 1.01 / (scene.record.scale ?? 1), owner = ownerOf(scene, item);
  /** @type {Record<string, import("./data.js").Reason>} */
  const reasons = {};
  all.forEach(({ addition, shares }, number) => {
    const name = frameNumbers[number], attribute = frameAttributes[number], subject = `${names[item]}.${attribute}`, isLength = number > 1;
    if (owner === item && !shares) {
      reasons[name] = { line: `${subject}: nothing decides it`, steps: [] };
      return;
    }
    // A guide's position is in its owner; its length is that of its owner without insets.
    const terms = owner === item || isLength ? termsOf(scene, names, shares ?? []) : [];
    const inset = owner === item ? 0 : frame[number] - (isLength ? scene.items[owner].frame[number] : 0), shift = owner === item ? addition : inset;
    const total = terms.reduce((sum, { coefficient, constant }) => sum + coefficient * constant, shift);
    if (!shares && isLength || Math.abs(total - frame[number]) > pixel) return;
    const links = outwards(terms.map(({ places }) => places), { item: owner, attribute });
    const nearest = links[0] && terms[links[0].index].step;
    const first = typeof nearest === "number" && amount(shift) === "0" ? rightOf(scene, nearest, item, attribute) : null;
    const start = isLength ? null : startOf(scene, links.slice(1).map(({ index }) => terms[index].step), item);
    const sum = sumOf(terms, shift, start), value = amount(total);
    const said = owner === item ? `${amount(shift)} from the alignment rectangle to the frame`
      : isLength ? `${amount(-shift)} less than ${names[owner]}.${name}` : `${amount(shift)} inside ${names[owner]}`;
    reasons[name] = {
      line: [subject, ...first !== null && first !== sum ? [first] : [], ...sum !== value ? [sum] : [], value].join(" = "),
      steps: [...amount(shift) === "0" ? [] : [said], ...links.map(({ index }) => terms[index].step)].slice(0, mostSteps),
    };
  });
  return reasons;
}

/**
 * @param {Scene} scene
 * @param {string[]} names
 * @param {NonNullable<Shares["shares"]>} shares
 * @returns {Term[]}
 */
function termsOf(scene, names, shares) {
  return shares.map(({ member, coefficient, constant }) => {
    const place = listedMember(scene, member);
    if (place >= 0) {
      const constraint = scene.constraints[place];
      return { rank: constraint.source === "canvas" ? -1 : place, places: placesOf(scene, constraint), coefficient, constant, step: place };
    }
    if (place === -1) return { rank: Infinity, places: [], coefficient, constant, step: "no size is negative" };
    const { item, axis } = contentOf(place);
    return { rank: scene.constraints.length + item, places: [{ item, attribute: axis }], coefficient, constant, step: `${names[item]}.${axis} = ${amount(Math.abs(constant))} (its content)` };
  });
}

/**
 * A number as a sum, with the canvas's part first.
 * @param {Term[]} terms
 * @param {number} shift What the frame has besides.
 * @param {string | null} start The edge from which it is measured.
 */
function sumOf(terms, shift, start) {
  const ranked = [...terms].sort((one, other) => one.rank === other.rank ? 0 : one.rank - other.rank);
  const parts = [...ranked, { coefficient: 1, constant: shift }].filter(({ coefficient, constant }) => amount(coefficient * constant) !== "0")
    .map(({ coefficient, constant }) => ({ isNegative: coefficient * constant < 0, words: product(Math.abs(coefficient), Math.abs(constant)) }));
  if (start !== null) parts.unshift({ isNegative: false, words: start });
  if (parts.length > mostSteps) return `${parts.length} numbers`;
  return parts.map(({ isNegative, words }, index) => index === 0 ? `${isNegative ? "-" : ""}${words}` : ` ${isNegative ? "-" : "+"} ${words}`).join("") || "0";
}

/**
 * The parts of a constraint's text: its sides, and the second's name and constant.
 * @param {string} text
 */
export function equationOf(text) {
  const [, left = "", right = ""] = /^(.*?) (?:==|<=|>=) (.*?)(?: @[\d.]+)?(?: \([a-z ]+\))?$/s.exec(text) ?? [];
  const [, second = "", sign = "", constant = "0"] = /^(?:[\d.]+ \* )?(.*?)(?: \/ [\d.]+)?(?: ([+-]) ([\d.]+))?$/s.exec(right) ?? [];
  return { left, right, second, constant: sign === "-" ? -Number(constant) : Number(constant) };
}

/**
 * What a constraint says an item's number is; null if it is about another number.
 * @param {Scene} scene
 * @param {number} place
 * @param {number} item
 * @param {string} attribute
 */
function rightOf(scene, place, item, attribute) {
  const { first, second, multiplier = 1, text } = scene.constraints[place], { left, right, constant } = equationOf(text), owner = ownerOf(scene, item);
  const kind = (/** @type {string} */ edge) => ["left", "right", "centerX", "width"].includes(edgeOf(edge)) ? "x" : "y";
  const belongs = (/** @type {import("./data.js").Side} */ side) => ownerOf(scene, side.item) === owner && kind(side.attribute) === kind(attribute);
  const is = (/** @type {import("./data.js").Side} */ side) => side.item === item && side.attribute === attribute && !side.from;
  if (!second || multiplier === 0 || belongs(first) || !belongs(second)) return is(first) ? right : null;
  if (!is(second)) return null;
  const shifted = `${left}${constant === 0 ? "" : ` ${constant < 0 ? "+" : "-"} ${amount(Math.abs(constant))}`}`;
  return multiplier === 1 ? shifted : `${constant === 0 ? shifted : `(${shifted})`} / ${factor(multiplier)}`;
}

/**
 * The edge of the view around an item from which a position is measured; null if its chain doesn't end there.
 * @param {Scene} scene
 * @param {(number | string)[]} steps
 * @param {number} item
 */
function startOf(scene, steps, item) {
  const { parent } = scene.items[item];
  for (const step of steps) {
    if (typeof step !== "number") continue;
    const { first, second, text } = scene.constraints[step], words = equationOf(text);
    for (const { side, name } of [...second ? [{ side: second, name: words.second }] : [], { side: first, name: words.left }]) {
      if (side.item === parent && ["left", "top"].includes(side.attribute)) return `${name} 0`;
    }
  }
  return null;
}
