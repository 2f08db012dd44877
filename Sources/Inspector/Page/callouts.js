import { pictureFonts, shortened } from "./elements.js";
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {{ names: string[], frame: Rect }} Homeless Names without room on the sheet, of items with the same frame in pixels. */
/** @typedef {{ names: string[], side: 1 | -1, route: number[][], y: number }} Callout */

/** The width of the remark on names of the same box, in pixels. */
const remarkWidth = 84;
/** The least room in pixels in which names are shortened instead of being cut off. */
const leastRoom = 60;
/** The most names beside a sheet that a reader still finds at a glance, and the most for which a line is looked for. */
const mostCallouts = 12, mostCalloutsTried = 60;
/** The height of a name beside the sheet, the distance between names, from the sheet to them, and between lines, in pixels. */
const calloutHeight = 14, calloutSpacing = 6, calloutGap = 22, laneWidth = 3;
/** Where lines leave a box, as shares of its height, and how far above and below it they bend. */
const exits = [0.5, 0.25, 0.75, 0.1, 0.9], detours = [4, 7, 10, 14, 18, 24, 30, 40, 52];

/**
 * Draws names beside the sheet, with lines to their boxes that cross no text.
 * @param {CanvasRenderingContext2D} context
 * @param {Homeless[]} homeless
 * @param {{ sheet: Rect, sides: (1 | -1)[], isFree: (rect: Rect) => boolean, fill: (rect: Rect) => void, measure: (text: string) => number,
 *   colors: ReturnType<typeof import("./drawing.js").readColors> }} options Sides are 1 for the right one, -1 for the left one.
 */
export function drawCallouts(context, homeless, { sheet, sides, isFree, fill, measure, colors }) {
  /** @type {Callout[]} */
  const callouts = [];
  for (const { names, frame } of homeless.slice(0, mostCalloutsTried)) {
    const found = callouts.length < mostCallouts ? freeRoute(frame, sheet, sides, (route) => boxes(route).every(isFree)) : null;
    if (!found) continue;
    boxes(found.route).forEach(fill);
    callouts.push({ ...found, names, y: (found.route.at(-1) ?? [0, 0])[1] - calloutHeight / 2 });
  }
  for (const side of sides) drawColumn(context, callouts.filter((callout) => callout.side === side), side, { sheet, measure, colors });
}

/**
 * The first line from a box to a margin that is free: a straight one to the closer margin, or to the other one, or one with a bend.
 * @param {Rect} frame
 * @param {Rect} sheet
 * @param {(1 | -1)[]} sides
 * @param {(route: number[][]) => boolean} isFree
 * @returns {{ side: 1 | -1, route: number[][] } | null}
 */
function freeRoute(frame, sheet, sides, isFree) {
  const left = Math.max(frame.x, 0), top = Math.max(frame.y, 0), right = Math.min(frame.x + frame.width, sheet.width), bottom = Math.min(frame.y + frame.height, sheet.height);
  const closer = left < sheet.width - right ? -1 : 1, ordered = [...sides].sort((one, other) => Number(other === closer) - Number(one === closer));
  const border = (/** @type {number} */ side) => side > 0 ? sheet.width : 0;
  for (const side of ordered) {
    for (const share of [Math.min(0.5, 9 / (bottom - top)), ...exits]) {
      const y = top + (bottom - top) * share, route = [[side > 0 ? right : left, y], [border(side), y]];
      if (isFree(route)) return { side, route };
    }
  }
  for (const side of ordered) for (const detour of detours) for (const share of [side > 0 ? 1 : 0, 0.5, side > 0 ? 0 : 1]) for (const [start, y] of [[bottom, bottom + detour], [top, top - detour]]) {
    const x = left + 3 + Math.max(0, right - left - 6) * share, route = [[x, start], [x, y], [border(side), y]];
    if (y > 1 && y < sheet.height - 1 && isFree(route)) return { side, route };
  }
  return null;
}

/**
 * The thin rectangles along a line, with some distance to texts.
 * @param {number[][]} route
 */
function boxes(route) {
  return route.slice(1).map(([x, y], index) => {
    const [startX, startY] = route[index];
    return { x: Math.min(x, startX) - 2.5, y: Math.min(y, startY) - 2.5, width: Math.abs(x - startX) + 5, height: Math.abs(y - startY) + 5 };
  });
}

/**
 * Draws the names on one side from top to bottom, as close to the ends of their lines as possible.
 * @param {CanvasRenderingContext2D} context
 * @param {Callout[]} callouts
 * @param {1 | -1} side
 * @param {{ sheet: Rect, measure: (text: string) => number, colors: ReturnType<typeof import("./drawing.js").readColors> }} options
 */
function drawColumn(context, callouts, side, { sheet, measure, colors }) {
  callouts.sort((one, other) => one.y - other.y);
  const exit = callouts.map(({ y }) => y), heights = callouts.map(({ names }) => names.length * calloutHeight);
  let next = 0;
  callouts.forEach((callout, index) => { next = (callout.y = Math.max(callout.y, next)) + heights[index] + calloutSpacing; });
  let limit = Math.max(sheet.height, heights.reduce((sum, height) => sum + height + calloutSpacing, -calloutSpacing));
  for (let index = callouts.length - 1; index >= 0; index--) limit = (callouts[index].y = Math.min(callouts[index].y, limit - heights[index])) - calloutSpacing;
  // Of the lines that turn down, the lower turns closer to the sheet; of those that turn up, the upper.
  let down = callouts.filter(({ y }, index) => y - exit[index] > 0.5).length, up = 0;
  const lanes = callouts.map(({ y }, index) => y - exit[index] > 0.5 ? --down : y - exit[index] < -0.5 ? up++ : 0);
  const edge = side > 0 ? sheet.width : 0, gap = Math.max(calloutGap, 12 + (Math.max(0, ...lanes) + 1) * laneWidth);
  const { a: scale, e: origin } = context.getTransform(), room = (side > 0 ? (context.canvas.width - origin) / scale - sheet.width : origin / scale) - gap - 4;
  context.textAlign = side > 0 ? "left" : "right";
  context.lineWidth = 1;
  callouts.forEach(({ route, names, y }, index) => {
    const turn = edge + side * (5 + lanes[index] * laneWidth), middle = y + calloutHeight / 2, [[x, start]] = route;
    context.strokeStyle = colors.outline;
    context.fillStyle = colors.outline;
    context.beginPath();
    for (const [along, across] of [...route, [turn, (route.at(-1) ?? [0, 0])[1]], [turn, middle], [edge + side * (gap - 3), middle]]) context.lineTo(Math.round(along) + 0.5, Math.round(across) + 0.5);
    context.stroke();
    context.fillRect(Math.round(x) - 1.5, Math.round(start) - 1.5, 4, 4);
    names.map((name) => room < leastRoom ? name : fitting(name, room, measure)).forEach((name, row) => {
      context.font = `600 11px ${pictureFonts}`;
      context.fillStyle = colors.text;
      context.fillText(name, edge + side * gap, middle + row * calloutHeight + 0.5);
      const width = measure(name) + 4;
      if (row === 0 || width + remarkWidth > room) return;
      context.font = `400 10px ${pictureFonts}`;
      context.fillStyle = colors.secondary;
      context.fillText("in the same box", edge + side * (gap + width), middle + row * calloutHeight + 0.5);
    });
  });
}

/**
 * A name, shortened to a width.
 * @param {string} name
 * @param {number} width
 * @param {(text: string) => number} measure
 */
function fitting(name, width, measure) {
  let length = name.length;
  while (length > 1 && measure(shortened(name, length)) > width) length--;
  return shortened(name, length);
}
