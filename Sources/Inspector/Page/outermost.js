import { amount, pictureFonts } from "./elements.js";
import { intersection, placeOf, rectOf } from "./geometry.js";
import { drawRedlines, redline } from "./redlines.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Constraint} Constraint */
/** @typedef {import("./redlines.js").Redline} Redline */
/** @typedef {{ line: Redline, track: number, start: number, end: number, middle: number }} Tracked A line with the room along its track, in pixels. */
/** @typedef {Redline & { dashes: number[][] }} Mark A bow tie, or dashes across the axis between or beside aligned items. */
/** @typedef {{ marks: Mark[], tracks: Record<"x" | "y", Tracked[]> }} Distances Marks are on the sheet, dimensions on tracks beside it. */

/** How much a picture without a selection shows, so that it stays calm. */
const mostTracks = { x: 2, y: 3 }, mostMarks = 16, mostConstraintsTried = 120;
/** The number of lines without room after which no more of an axis are tried. */
const mostMisses = 8;
/** The greatest number of edges between which distances are shown that no constraint states, and the least such distance. */
const mostEdges = 14, leastDerived = 12;
/** The font of numbers beside the sheet, and the height of a number with its line, in pixels. */
export const numberFont = `600 10px ${pictureFonts}`, rowHeight = 20;
/** The most room on the left of a sheet, in pixels. */
const mostDepth = 112;
/** How far the dashes of aligned centres reach beyond an item, in points. */
const centreOverhang = 6;
/** The distance from the sheet to the first track, which leaves the canvas's edges free to drag. */
const firstTrack = 14;

/**
 * The distances that are shown while nothing is selected: those of the author's guides and ratios, or else the outermost, as far as
 * there is room.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {{ sheet: import("./geometry.js").Rect, zoom: number, isShown: (index: number) => boolean, measure: (text: string) => number }} options
 * @returns {Distances}
 */
export function outermost(scene, frames, { sheet, zoom, isShown, measure }) {
  /** @type {Mark[]} */
  const marks = [];
  /** @type {Record<"x" | "y", Redline[]>} */
  const lines = { x: [], y: [] };
  const misses = { x: 0, y: 0 };
  const roomOf = (/** @type {Redline[]} */ list) => tracked(list, { sheet, zoom, measure });
  for (const index of wanted(scene, frames, isShown, sheet).slice(0, mostConstraintsTried)) {
    const constraint = scene.constraints[index], found = redline(scene, frames, constraint);
    if (!found) continue;
    const { first, second, constant = 0, relation, multiplier } = constraint, isSize = placeOf(sheet, first.attribute) === null, isPlain = second !== undefined && !relation && !found.isUnmet && multiplier === undefined;
    const isEqual = isPlain && isSize && constant === 0 && first.attribute === second.attribute;
    const line = isEqual ? { ...found, label: `= ${amount(found.end - found.start)}` } : found;
    if (line.end - line.start < (isPlain && constant === 0 && !isSize ? 1 : 0.01)) {
      if (marks.length < mostMarks && marks.every(({ axis, start, lane }) => axis !== line.axis || Math.abs(start - line.start) + Math.abs(lane - line.lane) > 0.01)) marks.push({ ...line, dashes: dashes(constraint, frames, line) });
      continue;
    }
    // What isn't measured between edges, such as baselines, has no line of its length.
    if (isPlain && !isSize && Math.abs(Math.abs(constant) - (line.end - line.start)) > 1) continue;
    const known = lines[line.axis], length = line.axis === "x" ? sheet.width : sheet.height;
    if (misses[line.axis] > mostMisses || line.start < -1 || line.end > length + 1 || known.some(({ start, end, label }) => Math.abs(start - line.start) + Math.abs(end - line.end) < 0.02 && label === line.label)) continue;
    // Lines to the tracks begin at the inner item.
    const rects = (second ? [first, second] : [first]).map(({ item }) => rectOf(frames, item));
    line.lane = line.axis === "x" ? Math.min(...rects.map(({ y, height }) => y + height)) : Math.max(...rects.map(({ x }) => x));
    const placed = roomOf([...known, line]);
    if (placed.every(({ track }) => track < mostTracks[line.axis]) && (line.axis === "x" || depthOf(placed, mostTracks.y, measure) <= mostDepth)) known.push(line); else misses[line.axis] += 1;
  }
  return { marks, tracks: { x: roomOf([...lines.x, ...derived(lines.x, "x", sheet)]), y: roomOf([...lines.y, ...derived(lines.y, "y", sheet)]) } };
}

/**
 * The dashes that show aligned items: beside an item for centres and baselines, between items that don't touch; none for edges that do.
 * @param {Constraint} constraint
 * @param {Float64Array} frames
 * @param {Redline} line
 */
function dashes({ first, second }, frames, { axis }) {
  const extent = (/** @type {number} */ item) => {
    const { x, y, width, height } = rectOf(frames, item);
    return axis === "x" ? [y, y + height] : [x, x + width];
  };
  const [[start, end], [from, to]] = [extent(first.item), extent((second ?? first).item)], touches = from < end && start < to;
  if (/center|Baseline/.test(first.attribute)) return touches ? [[start - centreOverhang, start], [end, end + centreOverhang]] : [end <= from ? [end, from] : [to, start]];
  return touches ? [] : [end <= from ? [end, from] : [to, start]];
}

/**
 * The constraints whose distances are worth showing, the most important first.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {(index: number) => boolean} isShown
 * @param {import("./geometry.js").Rect} sheet
 */
function wanted(scene, frames, isShown, sheet) {
  const inConflict = new Set(scene.findings.filter(({ code }) => code === "unsatisfiable").flatMap(({ constraints }) => constraints ?? []));
  /** @type {number[]} */
  const depths = [];
  for (const { parent, guide } of scene.items) depths.push(parent === undefined ? 0 : depths[parent] + (guide === undefined ? 1 : 0));
  const itemsOf = (/** @type {Constraint} */ { first, second }) => second ? [first.item, second.item] : [first.item];
  const isSeen = (/** @type {number} */ item) => {
    const { width, height } = intersection(rectOf(frames, item), sheet);
    return !scene.items[item].isHidden && (isShown(item) || !scene.isView(item)) && width >= 0 && height >= 0 && (width > 0 || height > 0);
  };
  const all = scene.constraints.flatMap((constraint, index) => (
    constraint.source || constraint.effect === "inactive" || inConflict.has(index) || !itemsOf(constraint).every(isSeen) ? [] : [{ constraint, index }]));
  const ofGuides = all.filter(({ constraint }) => itemsOf(constraint).some((item) => scene.items[item].guide === "custom"));
  const related = new Set([0, ...ofGuides.flatMap(({ constraint }) => itemsOf(constraint))]);
  const essential = new Set([...ofGuides, ...all.filter(({ constraint: { first, second, multiplier } }) => second && placeOf(sheet, first.attribute) === null && (multiplier !== undefined || first.attribute !== second.attribute))]);
  const rest = all.filter((one) => !essential.has(one)).filter(({ constraint }) => (ofGuides.length === 0 || constraint.second && constraint.constant && itemsOf(constraint).every((item) => related.has(item))));
  const depth = (/** @type {Constraint} */ constraint) => Math.max(...itemsOf(constraint).map((item) => depths[item]));
  rest.sort((one, other) => depth(one.constraint) - depth(other.constraint) || one.index - other.index);
  return [...all.filter((one) => essential.has(one)), ...rest].map(({ index }) => index);
}

/**
 * Packs lines into tracks, the shortest closest to the sheet. Distances that follow from others only fill what those leave.
 * @param {Redline[]} list
 * @param {{ sheet: import("./geometry.js").Rect, zoom: number, measure: (text: string) => number }} options
 */
function tracked(list, { sheet, zoom, measure }) {
  /** @type {Tracked[]} */
  const placed = [];
  const ordered = [...list].sort((one, other) => Number(other.isStated) - Number(one.isStated) || one.end - one.start - (other.end - other.start));
  for (const line of ordered) {
    const half = line.axis === "x" ? measure(line.label) / 2 + 4 : 7, length = (line.axis === "x" ? sheet.width : sheet.height) * zoom;
    const middle = Math.max(half, Math.min((line.start + line.end) / 2 * zoom, length - half));
    const start = Math.min(line.start * zoom, middle - half) + 0.5, end = Math.max(line.end * zoom, middle + half) - 0.5;
    const isTaken = (/** @type {number} */ track) => placed.some((other) => other.track === track && other.start < end && start < other.end);
    let track = 0;
    while (isTaken(track)) track++;
    if (line.isStated || placed.some((other) => other.track === track)) placed.push({ line, track, start, end, middle });
  }
  return placed;
}

/**
 * The depth in pixels of the first tracks along y.
 * @param {Tracked[]} placed
 * @param {number} count
 * @param {(text: string) => number} measure
 */
function depthOf(placed, count, measure) {
  const widths = Array.from({ length: count }, () => 0);
  for (const { line, track } of placed) if (track < count) widths[track] = Math.max(widths[track], measure(line.label) + 14);
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * The distances between edges of stated ones that no constraint states itself.
 * @param {Redline[]} stated
 * @param {"x" | "y"} axis
 * @param {import("./geometry.js").Rect} sheet
 * @returns {Redline[]}
 */
function derived(stated, axis, sheet) {
  if (stated.length === 0) return [];
  const [length, border] = axis === "x" ? [sheet.width, sheet.height] : [sheet.height, 0];
  const edges = [{ place: 0, lane: border }, { place: length, lane: border }, ...stated.flatMap(({ start, end, lane }) => [{ place: start, lane }, { place: end, lane }])]
    .sort((one, other) => one.place - other.place).filter(({ place }, index, all) => index === 0 || place - all[index - 1].place > 0.25);
  if (edges.length > mostEdges) return [];
  return edges.slice(1).flatMap(({ place: end, lane }, index) => {
    const start = edges[index].place;
    if (end - start < leastDerived || stated.some((line) => line.start < end - 0.01 && start + 0.01 < line.end)) return [];
    return [{ axis, start, end, lane, label: amount(end - start), isStated: false }];
  });
}

/**
 * Draws bow ties where edges are held together, and dashes where items are aligned.
 * @param {CanvasRenderingContext2D} context
 * @param {Mark[]} marks
 * @param {number} zoom
 * @param {ReturnType<typeof import("./drawing.js").readColors>} colors
 */
export function drawMarks(context, marks, zoom, colors) {
  drawRedlines(context, marks.filter((mark) => mark.dashes.length === 0), zoom, colors);
  context.strokeStyle = colors.constraint;
  context.setLineDash([3, 2]);
  for (const { axis, start, dashes: parts } of marks) for (const part of parts) {
    const [from, to] = part.map((place) => place * zoom), along = Math.round(start * zoom) + 0.5;
    context.beginPath();
    context.moveTo(axis === "x" ? along : from, axis === "x" ? from : along);
    context.lineTo(axis === "x" ? along : to, axis === "x" ? to : along);
    context.stroke();
  }
  context.setLineDash([]);
}

/**
 * Draws distances on tracks beside the sheet, those along x below it and those along y on its left.
 * @param {CanvasRenderingContext2D} context
 * @param {Distances} distances
 * @param {import("./geometry.js").Rect} sheet In pixels.
 * @param {number} zoom
 * @param {ReturnType<typeof import("./drawing.js").readColors>} colors
 */
export function drawTracks(context, { tracks }, sheet, zoom, colors) {
  context.font = numberFont;
  context.textBaseline = "middle";
  for (const axis of /** @type {const} */ (["x", "y"])) {
    for (const { line, track, middle } of tracks[axis]) {
      const depth = axis === "x" ? track * rowHeight : depthOf(tracks.y, track, (text) => context.measureText(text).width);
      const across = axis === "x" ? sheet.height + firstTrack + depth + 14.5 : -(depth + 8.5);
      const [start, end] = [line.start, line.end].map((place) => Math.round(place * zoom));
      const stroke = (/** @type {number[][]} */ ...points) => {
        context.beginPath();
        points.forEach(([along, place], index) => {
          const [x, y] = axis === "x" ? [along, place] : [place, along];
          if (index % 2) context.lineTo(x, y); else context.moveTo(x, y);
        });
        context.stroke();
      };
      context.lineWidth = 1;
      context.strokeStyle = colors.derived;
      context.globalAlpha = 0.35;
      stroke([start + 0.5, line.lane * zoom], [start + 0.5, across], [end - 0.5, line.lane * zoom], [end - 0.5, across]);
      context.globalAlpha = 1;
      context.strokeStyle = context.fillStyle = line.isUnmet ? colors.conflict : line.isStated ? colors.constraint : colors.derived;
      context.setLineDash(line.isDotted ? [1.5, 2.5] : []);
      stroke([start, across], [end, across]);
      context.setLineDash([]);
      stroke([start + 0.5, across - 4], [start + 0.5, across + 4], [end - 0.5, across - 4], [end - 0.5, across + 4]);
      context.textAlign = axis === "x" ? "center" : "right";
      if (axis === "x") context.fillText(line.label, middle, across - 8.5); else context.fillText(line.label, across - 7, middle);
    }
  }
}
