import { documentChanges } from "./documentpatch.js";
import { builderChanges } from "./builderpatch.js";
import { codeChanges } from "./codepatch.js";
import { sourceKind } from "./sources.js";
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./live.js").LiveScene} LiveScene */
/** @typedef {{ start: number, end: number, text: string }} Change A part of a file, by the places of its first character and the one after its last, and what takes its place. */

/** How many lines around a change a patch has, as is usual. */
const contextLines = 3;

/**
 * Changes as a patch of the file that a scene was read from, with how many of them are in it: those that the file has one value for.
 * @param {LiveScene} live
 * @param {Edit[]} edits
 * @param {Record<string, string>} sources The texts of files by their paths.
 */
export function patchOf(live, edits, sources) {
  const { record } = live.scene, { input = "", state } = record, kind = sourceKind(record);
  // A state changes a document in places of its own.
  if (!Object.hasOwn(sources, input) || state) return { patch: "", count: 0 };
  const source = sources[input], { changes, count } = { document: documentChanges, builder: builderChanges, code: codeChanges }[kind](live, edits, source);
  return { patch: changes.length ? unifiedDiff(input, source, changes) : "", count };
}

/**
 * The lines of a file, each with what ends it.
 * @param {string} text
 */
function linesOf(text) { return text.match(/[^\n]*\n|[^\n]+$/g) ?? []; }

/**
 * Changes of a file as a unified diff, which git and patch apply.
 * @param {string} path
 * @param {string} source
 * @param {Change[]} changes Without overlaps.
 */
export function unifiedDiff(path, source, changes) {
  const lines = linesOf(source), name = pathInPatch(path);
  const starts = lines.reduce((all, line) => [...all, all[all.length - 1] + line.length], [0]);
  const lineAt = (/** @type {number} */ place) => Math.max(0, starts.filter((start) => start <= place && start < source.length).length - 1);
  /** @type {{ first: number, last: number, changes: Change[] }[]} */
  const hunks = [];
  for (const change of [...changes].sort((one, other) => one.start - other.start || one.end - other.end)) {
    const first = lineAt(change.start), last = Math.max(first, lineAt(Math.max(change.start, change.end - 1))), before = hunks.at(-1);
    if (before && first <= before.last + 2 * contextLines) {
      before.changes.push(change);
      before.last = Math.max(before.last, last);
    } else hunks.push({ first, last, changes: [change] });
  }
  let shift = 0;
  const parts = hunks.map(({ first, last, changes }) => {
    const [start, end] = [Math.max(0, first - contextLines), Math.min(lines.length, last + 1 + contextLines)];
    const old = lines.slice(first, last + 1), made = linesOf(replacedText(source.slice(starts[first], starts[last + 1]), starts[first], changes));
    const marked = (/** @type {string} */ mark, /** @type {string[]} */ list) => list.map((line) => `${mark}${line}${line.endsWith("\n") ? "" : "\n\\ No newline at end of file\n"}`);
    const head = `@@ -${start + 1},${end - start} +${start + 1 + shift},${end - start + made.length - old.length} @@\n`;
    shift += made.length - old.length;
    return [head, ...marked(" ", lines.slice(start, first)), ...changedLines(old, made, marked), ...marked(" ", lines.slice(last + 1, end))].join("");
  });
  return `--- ${name("a")}\n+++ ${name("b")}\n${parts.join("")}`;
}

/**
 * The lines of a part that stay, those that go, and those that come.
 * @param {string[]} old
 * @param {string[]} made
 * @param {(mark: string, list: string[]) => string[]} marked
 */
function changedLines(old, made, marked) {
  if (old.length !== made.length) return [...marked("-", old), ...marked("+", made)];
  return old.flatMap((line, index) => line === made[index] ? marked(" ", [line]) : [...marked("-", [line]), ...marked("+", [made[index]])]);
}

/**
 * A part of a text with its changes.
 * @param {string} text
 * @param {number} offset Where the part begins.
 * @param {Change[]} changes In their order.
 */
function replacedText(text, offset, changes) {
  let place = 0;
  const parts = changes.flatMap((change) => {
    const kept = text.slice(place, change.start - offset);
    place = change.end - offset;
    return [kept, change.text];
  });
  return [...parts, text.slice(place)].join("");
}

/**
 * What a patch calls a file: by its path, or only its name where that isn't below the working folder.
 * @param {string} path
 */
function pathInPatch(path) {
  const isBelow = !/^[/\\]|^[A-Za-z]:|(^|\/)\.\.(\/|$)/.test(path), shown = isBelow ? path.replace(/^(\.\/)+/, "") : path.split(/[/\\]/).pop() ?? "";
  return (/** @type {string} */ side) => {
    const name = `${side}/${shown}`;
    if (!/["\\\p{Cc}]/u.test(name)) return / /.test(name) ? `${name}\t` : name;
    return `"${name.replace(/["\\\p{Cc}]/gu, (letter) => /["\\]/.test(letter) ? `\\${letter}` : `\\${letter.charCodeAt(0).toString(8).padStart(3, "0")}`)}"`;
  };
}
