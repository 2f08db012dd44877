import { intersection, overlap, rectOf } from "./geometry.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./geometry.js").Rect} Rect */

// What pictures of the command show of a screen besides its views, by the same rules: see Pictures.md.

/** The least width and height of a canvas that can be a whole screen, in points. */
const leastScreen = 240;
/** The most views that the hatching is left out of. */
const mostHoles = 200;
const cells = ["UITableViewCell", "UICollectionViewCell"], bars = ["UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar"];
/** How many keys each row of a keyboard has, and by how many it is shorter than the first. */
const keyRows = /** @type {const} */ ([[10, 0], [9, 1], [7, 3]]);

/**
 * Views without subviews that are mostly covered by smaller ones, which are outlined without a tint.
 * @param {Scene} scene
 * @param {Rect[]} visible The visible part of each item.
 * @param {(index: number) => boolean} isShown
 * @param {Rect} sheet
 * @returns {Set<number>}
 */
export function backdrops(scene, visible, isShown, sheet) {
  const leaves = scene.items.flatMap((_, index) => scene.isView(index) && scene.isLeaf(index) && isShown(index) && area(visible[index]) > 0 ? [index] : []);
  const side = 24, place = (/** @type {number} */ at, /** @type {number} */ length) => Math.min(side - 1, Math.max(0, Math.floor(side * at / Math.max(1, length))));
  /** @type {number[][]} */
  const grid = Array.from({ length: side * side }, () => []);
  const forEachCell = (/** @type {Rect} */ rect, /** @type {(cell: number[]) => boolean} */ visit) => {
    for (let y = place(rect.y, sheet.height); y <= place(rect.y + rect.height, sheet.height); y++) {
      for (let x = place(rect.x, sheet.width); x <= place(rect.x + rect.width, sheet.width); x++) if (visit(grid[y * side + x])) return true;
    }
    return false;
  };
  for (const leaf of leaves) forEachCell(visible[leaf], (cell) => { cell.push(leaf); return false; });
  return new Set(leaves.filter((leaf) => forEachCell(visible[leaf], (cell) => cell.some((other) => other !== leaf && liesOn(visible[other], visible[leaf], other > leaf)))));
}

/**
 * Whether a third of a rectangle lies on one that isn't smaller.
 * @param {Rect} rect
 * @param {Rect} below
 * @param {boolean} isLater Decides between rectangles of the same size.
 */
function liesOn(rect, below, isLater) {
  const [own, other] = [area(rect), area(below)];
  return (own < other || own === other && isLater) && overlap(rect, below) && area(intersection(rect, below)) * 3 >= own;
}

/** @param {Rect} rect */
function area({ width, height }) { return width * height; }

/**
 * The parts of a screen outside its safe area that no view fills.
 * @param {Scene} scene
 * @param {Rect[]} visible
 * @param {(index: number) => boolean} isShown
 * @param {Rect} sheet
 * @returns {Rect[]}
 */
export function unsafeStrips(scene, visible, isShown, sheet) {
  const [insetTop, insetLeft, insetBottom, insetRight] = scene.record.safeArea ?? [0, 0, 0, 0], { width, height } = sheet;
  if (Math.min(width, height) < leastScreen || cells.includes(scene.items[0]?.type)) return [];
  const within = (/** @type {number} */ inset, /** @type {number} */ most) => Math.min(Math.max(0, inset), most);
  const top = within(insetTop, height), bottom = within(insetBottom, height - top), left = within(insetLeft, width), right = within(insetRight, width - left);
  let strips = [
    { x: 0, y: 0, width, height: top }, { x: 0, y: height - bottom, width, height: bottom },
    { x: 0, y: top, width: left, height: height - top - bottom }, { x: width - right, y: top, width: right, height: height - top - bottom },
  ].filter((strip) => area(strip) > 0);
  const holes = scene.items.flatMap(({ type, isHidden }, index) => index > 0 && scene.isView(index) && !isHidden && isShown(index) && (scene.isLeaf(index) || bars.includes(type)) ? [visible[index]] : []);
  for (const hole of holes.slice(0, mostHoles)) strips = strips.flatMap((strip) => without(strip, hole));
  return strips;
}

/**
 * The parts of a rectangle outside another one.
 * @param {Rect} rect
 * @param {Rect} hole
 * @returns {Rect[]}
 */
function without(rect, hole) {
  const cut = intersection(rect, hole), { x, y, width, height } = rect;
  if (area(cut) === 0) return [rect];
  return [
    { x, y, width, height: cut.y - y }, { x, y: cut.y + cut.height, width, height: y + height - cut.y - cut.height },
    { x, y: cut.y, width: cut.x - x, height: cut.height }, { x: cut.x + cut.width, y: cut.y, width: x + width - cut.x - cut.width, height: cut.height },
  ].filter((part) => part.width > 0.01 && part.height > 0.01);
}

/**
 * Adds lines at 45° through areas to a path.
 * @param {CanvasRenderingContext2D} context
 * @param {Rect[]} areas
 * @param {number} spacing
 */
export function traceHatching(context, areas, spacing) {
  for (const { x, y, width, height } of areas) {
    for (let sum = Math.ceil((x + y) / spacing) * spacing; sum < x + width + y + height; sum += spacing) {
      // All points of a line have the same sum of x and y.
      const left = Math.max(x, sum - y - height), right = Math.min(x + width, sum - y);
      context.moveTo(left, sum - left);
      context.lineTo(right, sum - right);
    }
  }
}

/**
 * The keyboard and its keys; null for a canvas without one.
 * @param {Scene} scene
 * @param {Rect} sheet
 */
export function keyboardOf(scene, sheet) {
  const { keyboard, safeArea = [0, 0, 0, 0] } = scene.record;
  if (!keyboard) return null;
  const isFloating = keyboard.length > 1, insets = isFloating ? [0, 0, 0, 0] : safeArea;
  const frame = isFloating ? { x: keyboard[0], y: keyboard[1], width: keyboard[2], height: keyboard[3] } : { x: 0, y: sheet.height - keyboard[0], width: sheet.width, height: keyboard[0] };
  const inner = { x: frame.x + insets[1] + 4, y: frame.y + 8, width: frame.width - insets[1] - insets[3] - 8, height: frame.height - insets[2] - 16 };
  if (inner.width <= 120 || inner.height <= 80) return { frame, keys: [], isFloating };
  const step = inner.width / 10, pitch = inner.height / 4;
  const keys = keyRows.flatMap(([count, short], row) => Array.from({ length: count }, (_, column) => (
    { x: inner.x + (short / 2 + column) * step + 2.5, y: inner.y + row * pitch + 4, width: step - 5, height: pitch - 8 })));
  return { frame, keys: [...keys, { x: inner.x + 2.5 * step, y: inner.y + 3 * pitch + 4, width: 5 * step, height: pitch - 8 }], isFloating };
}

/**
 * The parts of views that scrolling would reveal.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {Rect[]} clips
 * @returns {Rect[]}
 */
export function scrolledParts(scene, frames, clips) {
  /** @type {(Rect | null)[]} */
  const areas = scene.items.map(() => null);
  return scene.items.flatMap((item, index) => {
    const { parent } = item;
    if (parent === undefined) return [];
    if (item.guide === "system" && item.id.endsWith("contentLayoutGuide") && !item.open && scene.items[parent].clips) areas[parent] = intersection(rectOf(frames, index), clips[parent]);
    const scrolled = areas[parent];
    if (!scene.isView(index) || !scrolled || area(scrolled) === 0) return [];
    areas[index] ??= scrolled;
    const part = intersection(rectOf(frames, index), scrolled), seen = intersection(part, clips[index]);
    return area(part) > 0 && area(seen) < area(part) - 0.01 ? [part] : [];
  });
}
