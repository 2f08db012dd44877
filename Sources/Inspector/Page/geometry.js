/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 * @typedef {{ axis: "x" | "y", start: number, end: number, lane: number }} Distance A line along an axis, at a position across it.
 */

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
 * @param {Rect} outer
 * @param {Rect} inner
 */
export function contains(outer, inner) {
  return inner.x >= outer.x - 0.01 && inner.y >= outer.y - 0.01
    && inner.x + inner.width <= outer.x + outer.width + 0.01 && inner.y + inner.height <= outer.y + outer.height + 0.01;
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
 * Whether two rectangles overlap.
 * @param {Rect} a
 * @param {Rect} b
 */
export function overlap(a, b) {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * The distances between two rectangles: from the inner to each edge of the outer one, or the gaps between them.
 * @param {Rect} a @param {Rect} b @returns {Distance[]}
 */
export function distances(a, b) {
  const [outer, inner] = contains(b, a) ? [b, a] : contains(a, b) ? [a, b] : [null, null];
  if (outer && inner) {
    const [midX, midY] = [inner.x + inner.width / 2, inner.y + inner.height / 2];
    return [
      { axis: "x", start: outer.x, end: inner.x, lane: midY },
      { axis: "x", start: inner.x + inner.width, end: outer.x + outer.width, lane: midY },
      { axis: "y", start: outer.y, end: inner.y, lane: midX },
      { axis: "y", start: inner.y + inner.height, end: outer.y + outer.height, lane: midX },
    ];
  }
  return [.../** @type {const} */ (["x", "y"])].flatMap((axis) => gap(a, b, axis));
}

/**
 * @param {Rect} a
 * @param {Rect} b
 * @param {"x" | "y"} axis
 * @returns {Distance[]}
 */
function gap(a, b, axis) {
  const length = axis === "x" ? "width" : "height";
  const [first, second] = a[axis] <= b[axis] ? [a, b] : [b, a];
  const [start, end] = [first[axis] + first[length], second[axis]];
  const lane = shared(a, b, axis === "x" ? "y" : "x");
  // Rectangles side by side along this axis have a gap; otherwise their edges are compared.
  if (end >= start) return [{ axis, start, end, lane }];
  const offset = { axis, start: first[axis], end: second[axis], lane };
  return Math.abs(offset.end - offset.start) < 0.01 ? [] : [offset];
}

/**
 * The middle of the range that two rectangles share along an axis, or else of the first one.
 * @param {Rect} a
 * @param {Rect} b
 * @param {"x" | "y"} axis
 */
export function shared(a, b, axis) {
  const length = axis === "x" ? "width" : "height";
  const start = Math.max(a[axis], b[axis]), end = Math.min(a[axis] + a[length], b[axis] + b[length]);
  return end > start ? (start + end) / 2 : a[axis] + a[length] / 2;
}

/**
 * The axis of an attribute.
 * @param {string} attribute
 * @returns {"x" | "y"}
 */
export function axisOf(attribute) {
  return /^(left|right|centerX|width)/.test(attribute) ? "x" : "y";
}

/**
 * The position of an attribute of a frame on the canvas; null for a length.
 * @param {Rect} rect
 * @param {string} attribute
 */
export function placeOf(rect, attribute) {
  switch (attribute.replace(/WithinMargins|Margin$/, "")) {
    case "left": return rect.x;
    case "right": return rect.x + rect.width;
    case "centerX": return rect.x + rect.width / 2;
    case "top": return rect.y;
    case "bottom": case "lastBaseline": return rect.y + rect.height;
    case "centerY": return rect.y + rect.height / 2;
    case "firstBaseline": return rect.y;
    default: return null;
  }
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
