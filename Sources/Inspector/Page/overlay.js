/** @typedef {import("./painted.js").PaintedScene} PaintedScene */
/** @typedef {import("./geometry.js").Rect} Rect */

/** How far outside an item the line around it is, in pixels, so that its own edge stays visible. */
const outset = 2.5;
/** The greatest length of the corners around a selected item, in pixels. */
const longestCorner = 16;
/** The most items whose earlier places are drawn. */
const mostGhosts = 60;

/**
 * The items between which distances are measured: from the selected one, or the one that was chosen before, to another one; null if there are none.
 * @param {import("./picture.js").Picture} picture
 */
export function measuredItems({ store, isMeasuring }) {
  const { selected, anchor, hovered } = store.state;
  const from = anchor >= 0 ? anchor : selected, target = anchor >= 0 && anchor !== selected ? selected : hovered;
  return (isMeasuring || anchor >= 0) && target >= 0 && target !== from ? [from, target] : null;
}

/**
 * Draws an ambiguous item at one of its extremes.
 * @param {CanvasRenderingContext2D} context
 * @param {PaintedScene} painted
 * @param {number[]} extreme
 */
export function drawExtreme(context, painted, extreme) {
  const rect = painted.screen({ x: extreme[0], y: extreme[1], width: extreme[2], height: extreme[3] });
  drawDashed(context, rect, painted.colors.text, [1, 3]);
}

/**
 * Draws the places that items had before the changes, as far as they moved.
 * @param {CanvasRenderingContext2D} context
 * @param {PaintedScene} painted
 * @param {number[][]} before The frames on the canvas, by item.
 */
export function drawGhosts(context, painted, before) {
  const { frames } = painted.options;
  const moved = before.flatMap((frame, index) => index > 0 && frame.some((number, place) => Math.abs(number - frames[4 * index + place]) > 0.01) && painted.isShown(index) ? [frame] : []);
  for (const [x, y, width, height] of moved.slice(0, mostGhosts)) drawDashed(context, painted.screen({ x, y, width, height }), painted.colors.secondary, [3, 3]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Rect} rect
 * @param {string} color
 * @param {number[]} dash
 */
function drawDashed(context, rect, color, dash) {
  context.setLineDash(dash);
  context.strokeStyle = color;
  context.lineWidth = 1.25;
  context.strokeRect(rect.x + 0.5, rect.y + 0.5, Math.max(0, rect.width - 1), Math.max(0, rect.height - 1));
  context.setLineDash([]);
}

/**
 * Draws a line just outside an item that is pointed at.
 * @param {CanvasRenderingContext2D} context
 * @param {PaintedScene} painted
 * @param {number} index
 */
export function drawOutline(context, painted, index) {
  const { x, y, width, height } = around(painted.frame(index));
  context.strokeStyle = painted.colors.text;
  context.lineWidth = 1;
  context.strokeRect(x, y, width, height);
}

/**
 * Draws the corners of an item, outside it: its own edges, such as a guide's dashes, stay visible. Views have a thin line between them.
 * @param {CanvasRenderingContext2D} context
 * @param {PaintedScene} painted
 * @param {number} index
 * @param {string} color
 */
export function drawCorners(context, painted, index, color) {
  const { x, y, width, height } = around(painted.frame(index)), [right, bottom] = [x + width, y + height];
  const [alongX, alongY] = [width, height].map((length) => Math.min(longestCorner, length / 2));
  context.strokeStyle = color;
  if (painted.scene.isView(index)) {
    context.lineWidth = 1;
    context.strokeRect(x, y, width, height);
  }
  context.lineWidth = 3;
  context.beginPath();
  for (const [cornerX, cornerY, towardsX, towardsY] of [[x, y, alongX, alongY], [right, y, -alongX, alongY], [right, bottom, -alongX, -alongY], [x, bottom, alongX, -alongY]]) {
    context.moveTo(cornerX + towardsX, cornerY);
    context.lineTo(cornerX, cornerY);
    context.lineTo(cornerX, cornerY + towardsY);
  }
  context.stroke();
}

/**
 * @param {Rect} rect
 * @returns {Rect}
 */
function around({ x, y, width, height }) { return { x: x - outset, y: y - outset, width: width + 2 * outset, height: height + 2 * outset }; }
