/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * An item's frame in an array of all frames.
 * @param {Float64Array} frames
 * @param {number} index
 * @returns {Rect}
 */
export function rectOf(frames, index) {
  return { x: frames[4 * index], y: frames[4 * index + 1], width: frames[4 * index + 2], height: frames[4 * index + 3] };
}

/**
 * The intersection of two rectangles; empty if they don't overlap.
 * @param {Rect} a
 * @param {Rect} b
 * @returns {Rect}
 */
export function intersection(a, b) {
  const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y);
  return {
    x, y, width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

/**
 * The smallest rectangle around two others.
 * @param {Rect} a
 * @param {Rect} b
 * @returns {Rect}
 */
export function union(a, b) {
  const x = Math.min(a.x, b.x), y = Math.min(a.y, b.y);
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/**
 * The shape of an item: its frame, or for a guide with positions on one axis only, lines across its owner.
 * @param {import("./data.js").Scene} scene
 * @param {Float64Array} frames
 * @param {number} index
 * @returns {{ rect: Rect, lines: "box" | "x" | "y" }} `x` for lines along x.
 */
export function shapeOf(scene, frames, index) {
  const rect = rectOf(frames, index), { guide, open, parent } = scene.items[index];
  if (!guide || !open || parent === undefined) return { rect, lines: "box" };
  const owner = rectOf(frames, parent);
  if (open.includes("width") && !open.includes("height")) return { rect: { ...rect, x: owner.x, width: owner.width }, lines: "x" };
  if (open.includes("height") && !open.includes("width")) return { rect: { ...rect, y: owner.y, height: owner.height }, lines: "y" };
  return { rect, lines: "box" };
}
