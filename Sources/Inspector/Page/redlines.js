import { amount, pictureFonts } from "./elements.js";
import { axisOf, distances, placeOf, rectOf, shared } from "./geometry.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Constraint} Constraint */
/** @typedef {import("./geometry.js").Distance} Distance */
/** @typedef {Distance & { label: string, isStated: boolean, shift?: number, isDotted?: boolean, isUnmet?: boolean }} Redline */

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
 * A constraint as a line with its number; null if it can't be shown as a line.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {Constraint} constraint
 * @returns {Redline | null}
 */
export function redline(scene, frames, constraint) {
  const { first, second } = constraint;
  if (first.from || second?.from || constraint.source === "canvas") return null;
  const axis = axisOf(first.attribute), rect = rectOf(frames, first.item);
  const priority = constraint.priority === undefined ? "" : ` @${amount(constraint.priority)}`;
  const relation = constraint.relation === ">=" ? "≥ " : constraint.relation === "<=" ? "≤ " : "";
  const look = { axis, isStated: true, isDotted: constraint.priority !== undefined, isUnmet: (constraint.violation ?? 0) > 0 || constraint.outcome === "broken" };
  const unmet = constraint.violation ? ` (${amount(constraint.violation)} off)` : "";
  const start = placeOf(rect, first.attribute);
  if (start === null) {
    const side = axis === "x"
      ? { start: rect.x, end: rect.x + rect.width, lane: rect.y + rect.height, shift: 13 }
      : { start: rect.y, end: rect.y + rect.height, lane: rect.x + rect.width, shift: 13 };
    const words = second ? `${relation || "= "}${scaled(constraint, scene)}` : `${relation}${amount(constraint.constant ?? 0)}`;
    return { ...look, ...side, label: `${words}${priority}${unmet}` };
  }
  // A margin or baseline isn't part of a frame: it is where the constraint puts it.
  const isPut = second && /Margin|Baseline/.test(first.attribute + second.attribute) && !constraint.relation && !look.isUnmet && constraint.multiplier === undefined;
  const end = isPut ? start - (constraint.constant ?? 0) : second ? placeOf(rectOf(frames, second.item), second.attribute) : null;
  if (!second || end === null || first.item === second.item) return null;
  const lane = shared(rect, rectOf(frames, second.item), axis === "x" ? "y" : "x");
  const number = constraint.multiplier === undefined ? constraint.constant ?? 0 : start - end;
  // The number has no sign: at most −20 is a distance of at least 20.
  const sign = number >= 0 ? relation : relation === "≥ " ? "≤ " : relation && "≥ ";
  const label = `${sign}${amount(Math.abs(number))}${priority}${unmet}`;
  return { ...look, start: Math.min(start, end), end: Math.max(start, end), lane, label };
}

/**
 * @param {Constraint} constraint
 * @param {Scene} scene
 */
function scaled(constraint, scene) {
  const second = /** @type {import("./data.js").Side} */ (constraint.second);
  const factor = constraint.multiplier ?? 1, divisor = 1 / factor;
  const name = second.item === constraint.first.item ? second.attribute : `${scene.names[second.item]}.${second.attribute}`;
  const product = factor === 1 ? name : Math.abs(divisor - Math.round(divisor)) < 1e-9 && divisor > 1 ? `${name} / ${amount(divisor)}` : `${amount(factor)} × ${name}`;
  const constant = constraint.constant ?? 0;
  return constant === 0 ? product : `${product} ${constant < 0 ? "−" : "+"} ${amount(Math.abs(constant))}`;
}

/**
 * Draws redlines with ticks and numbers.
 * @param {CanvasRenderingContext2D} context
 * @param {Redline[]} lines
 * @param {number} zoom
 * @param {ReturnType<typeof import("./drawing.js").readColors>} colors
 */
export function drawRedlines(context, lines, zoom, colors) {
  /** @type {import("./geometry.js").Rect[]} */
  const chips = [];
  /** Numbers are drawn above all lines. @type {(() => void)[]} */
  const numbers = [];
  for (const line of lines) {
    const isHorizontal = line.axis === "x";
    const start = Math.round(line.start * zoom), end = Math.round(line.end * zoom);
    const lane = Math.round(line.lane * zoom) + (line.shift ?? 0) + 0.5;
    const color = line.isUnmet ? colors.conflict : line.isStated ? colors.constraint : colors.derived;
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
    context.setLineDash(line.isDotted ? [1.5, 2.5] : []);
    stroke([start, lane], [end, lane]);
    context.setLineDash([]);
    stroke([start + 0.5, lane - 4], [start + 0.5, lane + 4], [end - 0.5, lane - 4], [end - 0.5, lane + 4]);
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
 * @param {ReturnType<typeof import("./drawing.js").readColors>} colors
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
