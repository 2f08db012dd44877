import { element, timed } from "./elements.js";
import { SceneDrawing, readColors } from "./drawing.js";
import { drawRedlines, measure, redline } from "./redlines.js";
import { shapeOf } from "./geometry.js";
import { Viewport } from "./viewport.js";
import { Planes } from "./planes.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./store.js").State} State */

/** The picture: one canvas for the scene, and one above it for what changes with the pointer. */
export class Picture {
  viewport = new Viewport();
  planes = new Planes();
  /**
   * The widths of names, which are dear to measure.
   * @type {Map<string, number>}
   */
  #widths = new Map();
  #isScheduled = false;
  #needsBase = true;

  /** Called after the scene was drawn. */
  afterDrawing = () => {};

  /**
   * @param {import("./store.js").Store} store
   * @param {Scene[]} scenes
   * @param {string[]} tabNames
   */
  constructor(store, scenes, tabNames) {
    this.store = store;
    this.scenes = scenes;
    this.tabNames = tabNames;
    this.base = /** @type {HTMLCanvasElement} */ (element("canvas", { class: "base", "aria-hidden": "true" }));
    this.overlay = /** @type {HTMLCanvasElement} */ (element("canvas", { class: "overlay", tabindex: "0", role: "img" }));
    this.tip = element("div", { class: "tip", hidden: true, "aria-hidden": "true" });
    this.node = element("div", { class: "picture" }, this.base, this.overlay, this.tip);
    this.colors = readColors();
    /**
     * Frames on a canvas that was resized; null on the scene's own.
     * @type {Float64Array | null}
     */
    this.resized = null;
    new ResizeObserver(() => this.#resize()).observe(this.node);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor());
    store.extras.push(() => {
      /** @type {Record<string, string>} */
      const parts = {};
      if (this.viewport.text) parts.view = this.viewport.text;
      return parts;
    });
  }

  get scene() { return this.scenes[this.store.state.tab]; }
  get frames() { return this.resized ?? this.scene.frames; }
  get width() { return this.resized ? this.store.state.canvasWidth ?? this.scene.width : this.scene.width; }

  /** How far to the right a second scene stands, in points. */
  get beside() { return this.width + 48; }

  /** The scene that is compared with; null where none is. */
  get other() {
    const { other, tab } = this.store.state;
    return other >= 0 && other !== tab ? this.scenes[other] ?? null : null;
  }

  /** Takes up other colours, on the spot where nothing waits for the next frame. */
  recolor(isAtOnce = false) {
    this.colors = readColors();
    if (isAtOnce) this.#draw(true); else this.redraw();
  }

  #resize() {
    const ratio = window.devicePixelRatio || 1;
    for (const canvas of [this.base, this.overlay]) {
      canvas.width = Math.round(this.node.clientWidth * ratio);
      canvas.height = Math.round(this.node.clientHeight * ratio);
    }
    if (this.viewport.isFitted) this.fit(); else this.redraw();
  }

  fit() {
    const other = this.store.state.mode === "beside" ? this.other : null;
    const width = other ? this.beside + other.width : this.width;
    this.viewport.fit(width, Math.max(this.scene.height, other?.height ?? 0), this.node.clientWidth, this.node.clientHeight);
    this.redraw();
    this.store.writeFragment();
  }

  /** Draws again with the next frame: everything, or what is above the scene only. */
  redraw(isOverlayOnly = false) {
    this.#needsBase ||= !isOverlayOnly;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      this.#draw(this.#needsBase);
      this.#needsBase = false;
    });
  }

  /** @param {boolean} isWhole */
  #draw(isWhole) {
    if (isWhole) {
      timed("picture", () => this.#drawBase());
      this.afterDrawing();
    }
    timed("overlay", () => this.#drawOverlay());
  }

  /** @param {HTMLCanvasElement} canvas */
  #cleared(canvas) {
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    return context;
  }

  /**
   * Puts the origin of a plane of the scene into a context.
   * @param {CanvasRenderingContext2D} context
   * @param {number} plane
   * @param {number} [offset] In points.
   */
  #place(context, plane, offset = 0) {
    const ratio = window.devicePixelRatio || 1, { x, y, zoom } = this.viewport;
    const matrix = this.store.state.isDeep
      ? this.planes.transform(plane, this.viewport, this.scene.width, this.scene.height)
      : new DOMMatrix([1, 0, 0, 1, Math.round(x + offset * zoom), y]);
    context.setTransform(new DOMMatrix([ratio, 0, 0, ratio, 0, 0]).multiply(matrix));
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Scene} scene
   */
  #drawing(context, scene, isOwn = true) {
    const { layers, selected } = this.store.state;
    return new SceneDrawing(context, scene, {
      zoom: this.viewport.zoom, colors: this.colors, layers, frames: isOwn ? this.frames : scene.frames,
      width: isOwn ? this.width : scene.width, height: scene.height, selected: isOwn ? selected : -1, widths: this.#widths,
    });
  }

  #drawBase() {
    const context = this.#cleared(this.base), { state } = this.store;
    const drawing = this.#drawing(context, this.scene);
    const steps = [() => { drawing.drawSheet(); drawing.drawViews(); }, () => drawing.drawGuides("system"), () => drawing.drawGuides("custom")];
    if (state.layers.stack) steps[1] = () => { drawing.drawGuides("stack"); drawing.drawGuides("system"); };
    steps.forEach((step, index) => {
      this.#place(context, index - 1);
      if (state.isDeep && index > 0) this.#drawPane(context, drawing);
      step();
    });
    this.#place(context, 0);
    if (!state.isDeep) drawing.drawNames();
    if (this.other && !state.isDeep) this.#drawOther(context, this.other);
    this.base.dataset.zoom = String(this.viewport.zoom);
    this.base.dataset.x = String(this.viewport.x);
    this.base.dataset.y = String(this.viewport.y);
  }

  /**
   * The edge of a plane, so that guides don't hang in the air.
   * @param {CanvasRenderingContext2D} context
   * @param {SceneDrawing} drawing
   */
  #drawPane(context, drawing) {
    const sheet = drawing.screen(drawing.sheet);
    context.strokeStyle = this.colors.sheetOutline;
    context.lineWidth = 1;
    context.strokeRect(sheet.x + 0.5, sheet.y + 0.5, sheet.width, sheet.height);
  }

  /**
   * A second scene beside the first, or the outlines of what is elsewhere in it over the first.
   * @param {CanvasRenderingContext2D} context
   * @param {Scene} other
   */
  #drawOther(context, other) {
    const drawing = this.#drawing(context, other, false);
    if (this.store.state.mode === "beside") {
      this.#place(context, 0, this.beside);
      drawing.drawSheet();
      drawing.drawViews();
      drawing.drawGuides("system");
      drawing.drawGuides("custom");
      drawing.drawNames();
      return;
    }
    context.strokeStyle = this.colors.text;
    context.lineWidth = 1;
    context.setLineDash([4, 3]);
    for (const [index, match] of this.moved(other)) {
      if (!drawing.isShown(match) || index === 0) continue;
      const rect = drawing.frame(match);
      context.strokeRect(rect.x + 0.5, rect.y + 0.5, rect.width - 1, rect.height - 1);
    }
    context.setLineDash([]);
  }

  /**
   * The items that have another frame in another scene, with their indices in both.
   * @param {Scene} other
   * @returns {[number, number][]}
   */
  moved(other) {
    /** @type {[number, number][]} */
    const pairs = [];
    this.scene.items.forEach((item, index) => {
      const match = other.places.get(item.id);
      if (match === undefined) return;
      const differs = [0, 1, 2, 3].some((number) => Math.abs(this.frames[4 * index + number] - other.frames[4 * match + number]) > 0.01);
      if (differs) pairs.push([index, match]);
    });
    return pairs;
  }

  #drawOverlay() {
    const context = this.#cleared(this.overlay), { state } = this.store, { scene } = this;
    const drawing = this.#drawing(context, scene);
    const isIn = (/** @type {number} */ index) => index >= 0 && index < scene.items.length;
    const place = (/** @type {number} */ index) => this.#place(context, state.isDeep ? planeOf(scene, index) : 0);
    if (isIn(state.hovered) && state.hovered !== state.selected) {
      place(state.hovered);
      this.#outline(context, drawing.frame(state.hovered), 1.5);
    }
    if (isIn(state.selected)) {
      place(state.selected);
      for (const extreme of scene.items[state.selected].extremes ?? []) this.#drawGhost(context, drawing, extreme);
      this.#outline(context, drawing.frame(state.selected), 2);
      if (!state.isDeep) drawRedlines(context, this.#redlines(), this.viewport.zoom, this.colors);
    }
  }

  /** What is measured, or else the selected item's constraints. */
  #redlines() {
    const { state } = this.store, { scene } = this;
    const from = state.anchor >= 0 ? state.anchor : state.selected;
    const target = state.anchor >= 0 && state.anchor !== state.selected ? state.selected : state.hovered;
    if ((this.isMeasuring || state.anchor >= 0) && target >= 0 && target !== from) return measure(scene, this.frames, from, target);
    if (!state.layers.constraints || this.resized) return [];
    const indices = scene.constraintsOf[state.selected].filter((index) => !scene.constraints[index].source);
    return indices.slice(0, 24).flatMap((index) => redline(scene, this.frames, scene.constraints[index]) ?? []);
  }

  isMeasuring = false;

  /**
   * One end of an item's freedom.
   * @param {CanvasRenderingContext2D} context
   * @param {SceneDrawing} drawing
   * @param {number[]} extreme
   */
  #drawGhost(context, drawing, extreme) {
    const rect = drawing.screen({ x: extreme[0], y: extreme[1], width: extreme[2], height: extreme[3] });
    context.setLineDash([1, 3]);
    context.strokeStyle = this.colors.text;
    context.lineWidth = 1.25;
    context.strokeRect(rect.x + 0.5, rect.y + 0.5, rect.width - 1, rect.height - 1);
    context.setLineDash([]);
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Rect} rect
   * @param {number} width
   */
  #outline(context, rect, width) {
    const frame = [rect.x, rect.y, rect.width, rect.height];
    context.strokeStyle = this.colors.paper;
    context.lineWidth = width + 2;
    context.strokeRect(frame[0], frame[1], frame[2], frame[3]);
    context.strokeStyle = this.colors.text;
    context.lineWidth = width;
    context.strokeRect(frame[0], frame[1], frame[2], frame[3]);
  }

  /**
   * The item at a place of the screen, what is drawn last before what is below it; -1 where there is none.
   * @param {number} x
   * @param {number} y
   */
  itemAt(x, y) {
    const { scene } = this, { isDeep } = this.store.state;
    const drawing = this.#drawing(/** @type {CanvasRenderingContext2D} */ (this.overlay.getContext("2d")), scene);
    const isWithin = (/** @type {Rect} */ rect, /** @type {DOMPoint} */ point, reach = 0) =>
      point.x >= rect.x - reach && point.x <= rect.x + rect.width + reach && point.y >= rect.y - reach && point.y <= rect.y + rect.height + reach;
    for (const role of ["guide", "view"]) {
      for (let index = scene.items.length - 1; index >= 0; index--) {
        if (scene.isView(index) !== (role === "view") || !drawing.isShown(index)) continue;
        const point = this.#scenePoint(x, y, index, isDeep);
        const { rect } = shapeOf(scene, this.frames, index), reach = 4 / this.viewport.zoom;
        if (role === "view" ? isWithin(rect, point) && isWithin(drawing.clips[index], point) : isOnEdge(rect, point, reach)) return index;
      }
    }
    return -1;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} index
   * @param {boolean} isDeep
   */
  #scenePoint(x, y, index, isDeep) {
    const { viewport, scene } = this;
    const matrix = isDeep ? this.planes.transform(planeOf(scene, index), viewport, scene.width, scene.height).inverse() : null;
    const point = matrix ? matrix.transformPoint(new DOMPoint(x, y)) : new DOMPoint(x - viewport.x, y - viewport.y);
    return new DOMPoint(point.x / viewport.zoom, point.y / viewport.zoom);
  }
}

/**
 * The plane of an item: views at the back, the author's guides in front.
 * @param {Scene} scene
 * @param {number} index
 */
function planeOf(scene, index) {
  const role = scene.items[index].guide;
  return role === undefined ? -1 : role === "custom" ? 1 : 0;
}

/**
 * Whether a point is within reach of a rectangle's edge.
 * @param {Rect} rect
 * @param {DOMPoint} point
 * @param {number} reach
 */
function isOnEdge(rect, point, reach) {
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  if (point.x < rect.x - reach || point.x > right + reach || point.y < rect.y - reach || point.y > bottom + reach) return false;
  return Math.min(Math.abs(point.x - rect.x), Math.abs(point.x - right), Math.abs(point.y - rect.y), Math.abs(point.y - bottom)) <= reach;
}
