/** @typedef {import("./painted.js").PaintedScene} PaintedScene */

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
  context.setLineDash([1, 3]);
  context.strokeStyle = painted.colors.text;
  context.lineWidth = 1.25;
  context.strokeRect(rect.x + 0.5, rect.y + 0.5, rect.width - 1, rect.height - 1);
  context.setLineDash([]);
}

/**
 * Draws a line around an item that stands out from everything below it.
 * @param {CanvasRenderingContext2D} context
 * @param {PaintedScene} painted
 * @param {number} index
 * @param {number} width
 */
export function drawOutline(context, painted, index, width) {
  const rect = painted.frame(index), { paper, text } = painted.colors;
  for (const [color, thickness] of /** @type {[string, number][]} */ ([[paper, width + 2], [text, width]])) {
    context.strokeStyle = color;
    context.lineWidth = thickness;
    context.strokeRect(rect.x, rect.y, rect.width, rect.height);
  }
}
