/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./painted.js").PaintedScene} PaintedScene */
/** @typedef {{ moved: [number, number][], added: number[], gone: number[] }} Differences Moved items by their indices in both scenes. */

/** The maximum number of arrows. More would hide everything else. */
const mostArrows = 60;

/**
 * The items whose frames differ in another scene, or that exist in only one of the two; a root that covers its canvas
 * isn't counted.
 * @param {Scene} scene
 * @param {Float64Array} frames The frames of the scene.
 * @param {Scene} other
 * @returns {Differences}
 */
export function differences(scene, frames, other) {
  /** @type {Differences} */
  const found = { moved: [], added: [], gone: [] };
  scene.items.forEach((item, index) => {
    const match = other.places.get(item.id);
    if (match === undefined || !!item.isHidden !== !!other.items[match].isHidden) {
      if (!item.isHidden) found.added.push(index);
      else if (match !== undefined) found.gone.push(match);
    } else if (index > 0 && [0, 1, 2, 3].some((number) => Math.abs(frames[4 * index + number] - other.frames[4 * match + number]) > 0.01)) {
      found.moved.push([index, match]);
    }
  });
  other.items.forEach((item, index) => { if (!scene.places.has(item.id) && !item.isHidden) found.gone.push(index); });
  return found;
}

/**
 * Draws the differences from another scene over this one: its outlines dashed, arrows to the items' current
 * positions, crosses through items that are missing here, and heavy outlines around items that are only here.
 * @param {CanvasRenderingContext2D} context
 * @param {PaintedScene} painted This scene.
 * @param {PaintedScene} ghost The other scene, at the same zoom.
 */
export function drawDifferences(context, painted, ghost) {
  const { moved, added, gone } = differences(painted.scene, painted.options.frames, ghost.scene);
  const outline = (/** @type {import("./geometry.js").Rect} */ rect) => context.strokeRect(rect.x + 0.5, rect.y + 0.5, Math.max(0, rect.width - 1), Math.max(0, rect.height - 1));
  context.strokeStyle = painted.colors.text;
  context.fillStyle = painted.colors.text;
  context.lineWidth = 1;
  const shown = moved.filter(([, match]) => ghost.isShown(match));
  context.setLineDash([4, 3]);
  for (const [, match] of shown) outline(ghost.frame(match));
  const lost = gone.filter((index) => ghost.isShown(index)).map((index) => ghost.frame(index));
  lost.forEach(outline);
  context.setLineDash([]);
  context.globalAlpha = 0.45;
  for (const rect of lost) drawCross(context, rect);
  context.globalAlpha = 1;
  if (shown.length <= mostArrows) for (const [index, match] of shown) drawArrow(context, ...ends(ghost.frame(match), painted.frame(index), !!painted.scene.items[index].text));
  context.lineWidth = 2;
  for (const index of added) if (painted.isShown(index)) outline(painted.frame(index));
}

/** How far beside an item an arrow is that would cross its text, in pixels. */
const aside = 7;

/**
 * Where an arrow starts and ends: in the middles of where an item was and is, or beside an item with a text that only moved along one axis.
 * @param {import("./geometry.js").Rect} before
 * @param {import("./geometry.js").Rect} after
 * @param {boolean} hasText
 * @returns {[{ x: number, y: number }, { x: number, y: number }]}
 */
function ends(before, after, hasText) {
  const [start, end] = [before, after].map((rect) => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }));
  if (hasText && Math.abs(start.y - end.y) < 1) start.y = end.y = Math.max(before.y + before.height, after.y + after.height) + aside;
  else if (hasText && Math.abs(start.x - end.x) < 1) start.x = end.x = Math.max(before.x + before.width, after.x + after.width) + aside;
  return [start, end];
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").Rect} rect
 */
function drawCross(context, rect) {
  context.beginPath();
  context.moveTo(rect.x, rect.y);
  context.lineTo(rect.x + rect.width, rect.y + rect.height);
  context.moveTo(rect.x + rect.width, rect.y);
  context.lineTo(rect.x, rect.y + rect.height);
  context.stroke();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ x: number, y: number }} start
 * @param {{ x: number, y: number }} end
 */
function drawArrow(context, start, end) {
  const [x, y] = [end.x - start.x, end.y - start.y], length = Math.hypot(x, y);
  if (length < 8) return;
  const [alongX, alongY] = [x / length, y / length];
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.lineTo(end.x - 4 * alongX, end.y - 4 * alongY);
  context.stroke();
  context.beginPath();
  context.moveTo(end.x, end.y);
  context.lineTo(end.x - 7 * alongX + 3 * alongY, end.y - 7 * alongY - 3 * alongX);
  context.lineTo(end.x - 7 * alongX - 3 * alongY, end.y - 7 * alongY + 3 * alongX);
  context.fill();
}

/**
 * Describes how an item changed from one scene to another; empty if its frame is the same.
 * @param {Scene} from
 * @param {Scene} to
 * @param {string} id
 * @param {(value: number) => string} amount
 */
export function moves(from, to, id, amount) {
  const [start, end] = [from.places.get(id), to.places.get(id)];
  if (start === undefined || end === undefined) return "";
  const before = from.items[start].frame, after = to.items[end].frame;
  return ["x", "y", "width", "height"].flatMap((name, number) =>
    Math.abs(before[number] - after[number]) < 0.01 ? [] : [`${name} ${amount(before[number])} → ${amount(after[number])}`]).join(", ");
}

/**
 * The size that contains both scenes.
 * @param {Scene} scene
 * @param {Scene | null} other
 */
export function sizeOfBoth(scene, other) {
  return { width: Math.max(scene.width, other?.width ?? 0), height: Math.max(scene.height, other?.height ?? 0) };
}
