import { amount } from "./elements.js";
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

/** @param {number} number */
function factor(number) {
  const rounded = Math.round(number * 10_000) / 10_000;
  return Number.isInteger(rounded) ? amount(rounded) : String(rounded);
}

/**
 * Why the numbers of an item's frame are what they are, as sums; a number is left out if its sum isn't the number shown.
 * @param {Scene} scene
 * @param {number} item
 * @param {Shares[]} all
 * @returns {Record<string, import("./data.js").Reason>}
 */
export function reasonsOf(scene, item, all) {
  const { frame } = scene.items[item], pixel = 1.01 / (scene.record.scale ?? 1);
  /** @type {Record<string, import("./data.js").Reason>} */
  const reasons = {};
  all.forEach(({ addition, shares }, number) => {
    const name = frameNumbers[number], subject = `${scene.names[item]}.${frameAttributes[number]}`;
    if (!shares) {
      reasons[name] = { line: `${subject}: nothing decides it`, steps: [] };
      return;
    }
    const parts = [...shares.map(({ coefficient, constant }) => ({ value: coefficient * constant, words: part(coefficient, constant) })), { value: addition, words: amount(Math.abs(addition)) }]
      .filter(({ value }) => Math.abs(value) > 0.0005);
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    if (Math.abs(total - frame[number]) > pixel) return;
    const sum = parts.slice(0, mostSteps).map(({ value, words }, index) => index === 0 ? `${value < 0 ? "-" : ""}${words}` : ` ${value < 0 ? "-" : "+"} ${words}`).join("");
    const line = parts.length <= 1 && !parts[0]?.words.includes("*") ? `${subject} = ${amount(total)}` : `${subject} = ${sum}${parts.length > mostSteps ? " + …" : ""} = ${amount(total)}`;
    reasons[name] = { line, steps: steps(scene, item, shares) };
  });
  return reasons;
}

/**
 * @param {number} coefficient
 * @param {number} constant
 */
function part(coefficient, constant) {
  const times = Math.abs(coefficient);
  return Math.abs(times - 1) < 1e-9 ? amount(Math.abs(constant)) : `${factor(times)} * ${amount(Math.abs(constant))}`;
}

/**
 * The constraints behind a number, those of the item first.
 * @param {Scene} scene
 * @param {number} item
 * @param {NonNullable<Shares["shares"]>} shares
 */
function steps(scene, item, shares) {
  /** @type {{ isOwn: boolean, step: number | string }[]} */
  const found = shares.flatMap(({ member, constant }) => {
    const place = listedMember(scene, member);
    if (place === -1) return [];
    const content = contentOf(place);
    return [place >= 0 ? { isOwn: scene.constraintsOf[item].includes(place), step: place } : { isOwn: content.item === item, step: `${scene.names[content.item]}.${content.axis} = ${amount(Math.abs(constant))} (its content)` }];
  });
  return found.sort((first, second) => Number(second.isOwn) - Number(first.isOwn)).slice(0, mostSteps).map(({ step }) => step);
}
