import { shapeOf } from "./geometry.js";
import { Painter } from "./painter.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./stream.js").DisplayList} DisplayList */
/** @typedef {import("./stream.js").Projection} Projection */

/** The height at which a shortened band is drawn, in points of the canvas. */
const tearHeight = 18;

/** @param {{ start: number, end: number }} tear By how much it shortens the canvas. */
function shortening({ start, end }) { return Math.max(0, end - start - tearHeight); }

/**
 * A vertical position on the canvas without what shortened bands leave out.
 * @param {Projection} projection
 * @param {number} y
 */
export function shownY({ tears }, y) {
  return tears.reduce((shown, tear) => y > tear.start ? shown - Math.min(1, (y - tear.start) / (tear.end - tear.start)) * shortening(tear) : shown, y);
}

/**
 * The position on the canvas of one without what shortened bands leave out.
 * @param {Projection} projection
 * @param {number} shown
 */
export function canvasY({ tears }, shown) {
  let left = 0;
  for (const tear of tears) {
    const start = tear.start - left, height = tear.end - tear.start - shortening(tear);
    if (shown <= start) break;
    if (shown < start + height) return tear.start + (shown - start) * (tear.end - tear.start) / height;
    left += shortening(tear);
  }
  return shown + left;
}

/** A scene with its picture at a zoom; places are pixels from the canvas's corner. */
export class PaintedScene {
  /**
   * @param {Scene} scene
   * @param {DisplayList} list
   * @param {{ zoom: number, colors: import("./painter.js").Colors, layers: Record<string, boolean>, frames: Float64Array,
   *   width: number, height: number, selected: number, leftOut?: boolean[] | null }} options The zoom is in pixels for a point of the canvas.
   */
  constructor(scene, list, options) {
    this.scene = scene;
    this.list = list;
    this.options = options;
    this.colors = options.colors;
    this.sheet = { x: 0, y: 0, width: options.width, height: options.height };
  }

  /**
   * Another scene at the places that it has in this scene's picture.
   * @param {Scene} scene
   */
  with(scene) {
    const { frames, width, height } = scene;
    return new PaintedScene(scene, this.list, { ...this.options, frames, width, height, selected: -1, leftOut: null });
  }

  /** The pixels of a point of the picture. */
  get scale() { return this.options.zoom / this.list.projection.zoom; }

  /** The picture's edges. */
  get bounds() {
    const { scale, list: { projection, width, height } } = this;
    return { x: -projection.x * scale, y: -projection.y * scale, width: width * scale, height: height * scale };
  }

  /**
   * Whether an item is drawn, or could be.
   * @param {number} index
   */
  isShown(index) {
    const item = this.scene.items[index], { layers, leftOut, selected } = this.options;
    if (item.isHidden && !layers.hidden || leftOut?.[index]) return false;
    if (item.guide === undefined || index === selected) return true;
    if (item.guide === "custom") return layers.guides;
    if (item.guide === "stack") return layers.stack;
    return layers.system && (this.scene.isUsed[index] === 1 || !this.scene.repeatsOwner(index));
  }

  /**
   * Converts a frame on the canvas to pixels, aligned with their grid.
   * @param {Rect} rect
   * @returns {Rect}
   */
  screen(rect) {
    const { zoom } = this.options, { projection } = this.list, vertical = (/** @type {number} */ y) => Math.round(shownY(projection, y) * zoom);
    const x = Math.round(rect.x * zoom), y = vertical(rect.y);
    return { x, y, width: Math.round((rect.x + rect.width) * zoom) - x, height: vertical(rect.y + rect.height) - y };
  }

  /** @param {number} index */
  frame(index) { return this.screen(shapeOf(this.scene, this.options.frames, index).rect); }

  /**
   * The point of the canvas at a place.
   * @param {number} x
   * @param {number} y
   */
  point(x, y) { return { x: x / this.options.zoom, y: canvasY(this.list.projection, y / this.options.zoom) }; }

  /**
   * Paints the picture with a context whose origin is the canvas's corner.
   * @param {CanvasRenderingContext2D} context
   * @param {(group: import("./stream.js").GroupCommand, depth: number) => boolean} [isWanted] Whether a group is painted.
   * @param {DisplayList} [list] Another picture of the same layout, in place of the scene's own.
   */
  paint(context, isWanted, list = this.list) {
    const { projection } = list, scale = this.options.zoom / projection.zoom;
    context.save();
    context.scale(scale, scale);
    context.translate(-projection.x, -projection.y);
    new Painter(context, this.colors).paint(list, isWanted);
    context.restore();
  }
}
