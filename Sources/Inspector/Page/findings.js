import { concerned } from "./data.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Finding} Finding */
/** @typedef {{ members: number[], items: number[] }} FindingGroup Findings that say the same of different items, by their indices, with all items. */

/**
 * The groups that were made.
 * @type {WeakMap<Scene, FindingGroup[]>}
 */
const groupsOfScenes = new WeakMap();

/**
 * A scene's findings, with those that only differ in their items as one.
 * @param {Scene} scene
 */
export function findingGroups(scene) {
  const made = groupsOfScenes.get(scene);
  if (made) return made;
  /** @type {Map<string, FindingGroup>} */
  const groups = new Map();
  scene.findings.forEach((finding, index) => {
    const key = finding.constraints?.length ? String(index) : JSON.stringify([finding.code, finding.severity, withoutNames(scene, finding)]);
    const group = groups.get(key) ?? { members: [], items: [] };
    group.members.push(index);
    group.items.push(...finding.items.filter((item) => !group.items.includes(item)));
    groups.set(key, group);
  });
  const all = [...groups.values()];
  groupsOfScenes.set(scene, all);
  return all;
}

/**
 * A finding's message without the names of its items.
 * @param {Scene} scene
 * @param {Finding} finding
 */
function withoutNames(scene, { items, message }) {
  const names = items.flatMap((item) => [scene.names[item], scene.items[item].name ?? "", scene.items[item].id]).filter(Boolean);
  if (names.length === 0) return message;
  const words = names.sort((one, other) => other.length - one.length).map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return message.replace(new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join("|")})(?![\\p{L}\\p{N}_])`, "gu"), "…");
}

/**
 * The item that a finding is about: of a conflict, a view of the broken constraint, and not a guide beside it.
 * @param {Scene} scene
 * @param {Finding} finding
 */
export function focusOf(scene, { items, constraints = [] }) {
  const broken = constraints.at(-1);
  if (broken === undefined) return items[0] ?? -1;
  const named = [...concerned(scene.constraints[broken])].filter((item) => items.includes(item));
  return [...named, ...items].find((item) => item > 0 && scene.isView(item)) ?? named[0] ?? items[0] ?? -1;
}

/**
 * The sum of a conflict, as its finding has it; empty if it has none.
 * @param {Finding} finding
 */
export function conflictSum({ notes = [] }) { return notes.find((note) => note.startsWith(sumStart))?.slice(sumStart.length) ?? ""; }

const sumStart = "the sum: ";

/**
 * A sum as two lists of lengths that should be equal; null if it has others than positive numbers.
 * @param {string} sum Such as `20 + 320 + 20 = 360, not 300`.
 */
export function sumLengths(sum) {
  const sides = sum.replace(/^at (least|most) /, "").split(", not ");
  const lists = sides.map((side) => side.split(" = ")[0].split(" + ").map(Number));
  const isWhole = sides.length === 2 && lists.flat().every((length) => length > 0 && Number.isFinite(length));
  return isWhole ? lists : null;
}

/** The codes of mistakes that keep constraints out of a layout, which could determine what seems open. */
const mistakeCodes = ["unknown-item", "incompatible-attributes", "duplicate-id", "unreadable"];

/**
 * What is wrong with a changed layout: the mistakes that it was written with, and what was found again, without what may only be open because of these.
 * @param {Finding[]} written
 * @param {Finding[]} found
 */
export function changedFindings(written, found) {
  const mistakes = written.filter(({ code, severity }) => severity === "error" && mistakeCodes.includes(code));
  return [...mistakes, ...found.filter(({ code }) => mistakes.length === 0 || code !== "ambiguous")];
}
