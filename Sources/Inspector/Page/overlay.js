import { measure, redline } from "./redlines.js";
/** @typedef {import("./drawing.js").SceneDrawing} SceneDrawing */

/** The maximum number of constraints of one item. More would hide it. */
const mostRedlines = 24;

/**
 * The measured distances, or else the constraints of the selected item or of a conflict.
 * @param {import("./picture.js").Picture} picture
 */
export function shownRedlines({ store, scene, frames, resized, isMeasuring }) {
  const { selected, anchor, hovered, layers } = store.state;
  const from = anchor >= 0 ? anchor : selected, target = anchor >= 0 && anchor !== selected ? selected : hovered;
  if ((isMeasuring || anchor >= 0) && target >= 0 && target !== from) return measure(scene, frames, from, target);
  if (!layers.constraints || resized) return [];
  // For a conflict, the contradicting constraints are shown until something is selected.
  const indices = (selected < 0 ? scene.constraints.map((_, index) => index) : scene.constraintsOf[selected]).filter((index) => !scene.constraints[index].source);
  return indices.slice(0, mostRedlines).flatMap((index) => redline(scene, frames, scene.constraints[index]) ?? []);
}

/**
 * Draws an ambiguous item at one of its extremes.
 * @param {CanvasRenderingContext2D} context
 * @param {SceneDrawing} drawing
 * @param {number[]} extreme
 */
export function drawExtreme(context, drawing, extreme) {
  const rect = drawing.screen({ x: extreme[0], y: extreme[1], width: extreme[2], height: extreme[3] });
  context.setLineDash([1, 3]);
  context.strokeStyle = drawing.colors.text;
  context.lineWidth = 1.25;
  context.strokeRect(rect.x + 0.5, rect.y + 0.5, rect.width - 1, rect.height - 1);
  context.setLineDash([]);
}

/**
 * Draws a line around an item that stands out from everything below it.
 * @param {CanvasRenderingContext2D} context
 * @param {SceneDrawing} drawing
 * @param {number} index
 * @param {number} width
 */
export function drawOutline(context, drawing, index, width) {
  const rect = drawing.frame(index), { paper, text } = drawing.colors;
  for (const [color, thickness] of /** @type {[string, number][]} */ ([[paper, width + 2], [text, width]])) {
    context.strokeStyle = color;
    context.lineWidth = thickness;
    context.strokeRect(rect.x, rect.y, rect.width, rect.height);
  }
}
