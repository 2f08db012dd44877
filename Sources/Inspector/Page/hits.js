import { intersection, rectOf, shapeOf } from "./geometry.js";
import { planeOf } from "./planes.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./geometry.js").Rect} Rect */

/** The number of cells along each axis. */
const count = 48;

/** Finds items by position in a scene's frames. A grid avoids checking every item whenever the pointer moves. */
export class Hits {
  /**
   * The items in each cell in drawing order; created on first use.
   * @type {number[][] | null}
   */
  #cells = null;

  /**
   * @param {Scene} scene
   * @param {Float64Array} frames
   * @param {Rect} sheet
   */
  constructor(scene, frames, sheet) {
    this.scene = scene;
    this.frames = frames;
    this.sheet = sheet;
    this.clips = clipsOf(scene, frames, sheet);
  }

  #fill() {
    /** @type {number[][]} */
    const cells = this.#cells = Array.from({ length: count * count }, () => []);
    for (let index = 0; index < this.scene.items.length; index++) {
      this.#forEachCell(cells, shapeOf(this.scene, this.frames, index).rect, 0, (cell) => cell.push(index));
    }
    return cells;
  }

  /**
   * The items at a point, the topmost first: guides by their edges, views by their visible part, then the guides around the point, the
   * smallest first, those of authors before the root.
   * @param {(plane: number) => { x: number, y: number }} pointOn Converts the point to a plane.
   * @param {number} reach
   * @param {(index: number) => boolean} isShown
   * @param {number} most
   */
  itemsAt(pointOn, reach, isShown, most) {
    /** @type {number[]} */
    const found = [];
    const add = (/** @type {number[]} */ more) => {
      found.push(...more.filter((index) => !found.includes(index)));
      return found.length >= most;
    };
    const onEdges = (/** @type {number} */ plane) => this.#on(plane, pointOn(plane), reach, isShown, (rect, point) => isOnEdge(rect, point, reach));
    const inside = (/** @type {number} */ plane) => this.#on(plane, pointOn(plane), 0, isShown, (rect, point) => isWithin(rect, point, 0)).sort((one, other) => this.#area(one) - this.#area(other));
    const views = () => this.#on(-1, pointOn(-1), 0, isShown, (rect, point, index) => isWithin(rect, point, 0) && isWithin(this.clips[index], point, 0));
    const steps = [() => onEdges(1), () => onEdges(0), () => views().filter((index) => index > 0), () => inside(1), views, () => inside(0)];
    steps.some((step) => add(step()));
    return found.slice(0, most);
  }

  /**
   * The shown items of a plane for which a test holds, the topmost first.
   * @param {number} plane
   * @param {{ x: number, y: number }} point
   * @param {number} reach
   * @param {(index: number) => boolean} isShown
   * @param {(rect: Rect, point: { x: number, y: number }, index: number) => boolean} test
   */
  #on(plane, point, reach, isShown, test) {
    return this.#near(point, reach).filter((index) => planeOf(this.scene, index) === plane && isShown(index) && test(shapeOf(this.scene, this.frames, index).rect, point, index));
  }

  /** @param {number} index */
  #area(index) {
    const { width, height } = shapeOf(this.scene, this.frames, index).rect;
    return width * height;
  }

  /**
   * The items at a point or within reach of it, the topmost first.
   * @param {{ x: number, y: number }} point
   * @param {number} reach
   */
  #near(point, reach) {
    /** @type {Set<number>} */
    const found = new Set();
    this.#forEachCell(this.#cells ?? this.#fill(), { x: point.x, y: point.y, width: 0, height: 0 }, reach, (cell) => { for (const index of cell) found.add(index); });
    return [...found].sort((first, second) => second - first);
  }

  /**
   * Visits the cells that a rectangle touches. Items outside the sheet are in the cells at its edge.
   * @param {number[][]} cells
   * @param {Rect} rect
   * @param {number} reach
   * @param {(cell: number[]) => void} visit
   */
  #forEachCell(cells, rect, reach, visit) {
    const column = (/** @type {number} */ x) => cellAt(x, this.sheet.width), row = (/** @type {number} */ y) => cellAt(y, this.sheet.height);
    const [left, right] = [column(rect.x - reach), column(rect.x + rect.width + reach)];
    for (let y = row(rect.y - reach); y <= row(rect.y + rect.height + reach); y++) {
      for (let x = left; x <= right; x++) visit(cells[y * count + x]);
    }
  }
}

/**
 * @param {number} place
 * @param {number} length
 */
function cellAt(place, length) {
  return Math.min(count - 1, Math.max(0, Math.floor(count * place / Math.max(1, length)) || 0));
}

/**
 * The parts of items that their ancestors don't clip.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {Rect} sheet
 */
export function clipsOf(scene, frames, sheet) {
  /** @type {Rect[]} */
  const clips = [];
  scene.items.forEach((item, index) => {
    const { parent } = item, above = parent === undefined ? sheet : clips[parent];
    const isCut = parent !== undefined && scene.items[parent].clips;
    clips[index] = isCut ? intersection(above, rectOf(frames, parent)) : above;
  });
  return clips;
}

/**
 * @param {Rect} rect
 * @param {{ x: number, y: number }} point
 * @param {number} reach
 */
function isWithin(rect, point, reach) {
  return point.x >= rect.x - reach && point.x <= rect.x + rect.width + reach && point.y >= rect.y - reach && point.y <= rect.y + rect.height + reach;
}

/**
 * Whether a point is within reach of a rectangle's edge.
 * @param {Rect} rect
 * @param {{ x: number, y: number }} point
 * @param {number} reach
 */
function isOnEdge(rect, point, reach) {
  const sides = [point.x - rect.x, point.x - rect.x - rect.width, point.y - rect.y, point.y - rect.y - rect.height];
  return isWithin(rect, point, reach) && sides.some((distance) => Math.abs(distance) <= reach);
}
