import { amount, pictureFonts } from "./elements.js";
import { axisOf, distances, placeOf, rectOf } from "./geometry.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Constraint} Constraint */
/** @typedef {import("./geometry.js").Distance} Distance */
/** @typedef {Distance & { label: string, isStated: boolean }} Redline */

/**
 * The distances between two items; those that a constraint between the items states are marked.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {number} a
 * @param {number} b
 * @returns {Redline[]}
 */
export function measure(scene, frames, a, b) {
  const [first, second] = [rectOf(frames, a), rectOf(frames, b)];
  const between = scene.constraintsOf[a].map((index) => scene.constraints[index])
    .filter((constraint) => constraint.second && [constraint.first.item, constraint.second.item].includes(b));
  return distances(first, second).map((distance) => ({
    ...distance, label: amount(Math.abs(distance.end - distance.start)),
    isStated: between.some((constraint) => states(constraint, frames, distance)),
  }));
}

/**
 * Whether a constraint relates the two edges of a distance.
 * @param {Constraint} constraint
 * @param {Float64Array} frames
 * @param {Distance} distance
 */
function states(constraint, frames, distance) {
  if (!constraint.second || constraint.multiplier !== undefined || axisOf(constraint.first.attribute) !== distance.axis) return false;
  const places = [constraint.first, constraint.second].map((side) => placeOf(rectOf(frames, side.item), side.attribute));
  const isAt = (/** @type {number} */ place) => places.some((other) => other !== null && Math.abs(other - place) < 0.51);
  return isAt(distance.start) && isAt(distance.end);
}

/**
 * Draws distances with ticks and numbers.
 * @param {CanvasRenderingContext2D} context
 * @param {Redline[]} lines
 * @param {import("./painted.js").PaintedScene} painted
 */
export function drawRedlines(context, lines, painted) {
  /** @type {import("./geometry.js").Rect[]} */
  const chips = [], { colors } = painted;
  /** Numbers are drawn above all lines. @type {(() => void)[]} */
  const numbers = [];
  for (const line of lines) {
    const isHorizontal = line.axis === "x", { start: from, end: to, lane: across } = line;
    const { x, y, width, height } = painted.screen(isHorizontal ? { x: from, y: across, width: to - from, height: 0 } : { x: across, y: from, width: 0, height: to - from });
    const [start, end, lane] = isHorizontal ? [x, x + width, y + 0.5] : [y, y + height, x + 0.5];
    const color = line.isStated ? colors.constraint : colors.derived;
    context.strokeStyle = color;
    context.lineWidth = 1;
    const stroke = (/** @type {number[][]} */ ...points) => {
      context.beginPath();
      points.forEach(([along, across], index) => {
        const [x, y] = isHorizontal ? [along, across] : [across, along];
        if (index % 2) context.lineTo(x, y); else context.moveTo(x, y);
      });
      context.stroke();
    };
    if (start === end) {
      drawBowTie(context, start, lane, isHorizontal);
      continue;
    }
    stroke([start, lane], [end, lane], [start + 0.5, lane - 4], [start + 0.5, lane + 4], [end - 0.5, lane - 4], [end - 0.5, lane + 4]);
    numbers.push(() => {
      context.strokeStyle = color;
      drawChip(context, line, (start + end) / 2, lane, isHorizontal, chips, colors);
    });
  }
  for (const draw of numbers) draw();
}

/**
 * Draws edges that are held together, in the colour of lines.
 * @param {CanvasRenderingContext2D} context
 * @param {number} along
 * @param {number} across
 * @param {boolean} isHorizontal
 */
function drawBowTie(context, along, across, isHorizontal) {
  context.beginPath();
  for (const [x, y] of [[-4, -3], [4, 3], [4, -3], [-4, 3]]) {
    if (isHorizontal) context.lineTo(along + x, across + y); else context.lineTo(across + y, along + x);
  }
  context.closePath();
  context.fillStyle = context.strokeStyle;
  context.fill();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Redline} line
 * @param {number} middle
 * @param {number} lane
 * @param {boolean} isHorizontal
 * @param {import("./geometry.js").Rect[]} chips
 * @param {import("./painter.js").Colors} colors
 */
function drawChip(context, line, middle, lane, isHorizontal, chips, colors) {
  context.font = `500 10px ${pictureFonts}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const width = Math.round(context.measureText(line.label).width) + 10;
  const [x, y] = isHorizontal ? [middle, lane] : [lane, middle];
  const chip = { x: Math.round(x - width / 2), y: Math.round(y - 8), width, height: 16 };
  for (let tries = 0; tries < 6 && chips.some((other) => other.x < chip.x + chip.width && chip.x < other.x + other.width && other.y < chip.y + 16 && chip.y < other.y + 16); tries++) chip.y += 17;
  chips.push(chip);
  context.beginPath();
  context.roundRect(chip.x + 0.5, chip.y + 0.5, chip.width - 1, 15, 3);
  context.fillStyle = colors.paper;
  context.fill();
  context.stroke();
  context.fillStyle = context.strokeStyle;
  context.fillText(line.label, chip.x + width / 2, chip.y + 8.5);
}
