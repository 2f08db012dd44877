import { button, element, timed } from "./elements.js";
import { readColors } from "./painter.js";
import { PaintedScene } from "./painted.js";
import { Drawings, isConstraints, partOf } from "./drawings.js";
import { drawCorners, drawExtreme, drawGhosts, drawOutline, measuredItems } from "./overlay.js";
import { findingGroups } from "./findings.js";
import { drawDifferences } from "./compare.js";
import { Hits } from "./hits.js";
import { union } from "./geometry.js";
import { before, pictureModes, wholePicture } from "./store.js";
import { Viewport } from "./viewport.js";
import { Planes, paintPlanes, planeOf } from "./planes.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./stream.js").GroupCommand} GroupCommand */

/** The width of the picture on paper in CSS pixels, its greatest height there, and how many pixels each of them has. */
const paper = { width: 680, height: 860, ratio: 3 };

/** The distance between pictures that are compared side by side, in points. */
const besideGap = 24;

/** The picture: one canvas for the scene, and one above it for whatever changes with the pointer. */
export class Picture {
  viewport = new Viewport();
  planes = new Planes();
  /** The pictures of scenes, by the command's drawing. */
  drawings = new Drawings();
  #isScheduled = false;
  #needsBase = true;
  /**
   * What the window shows while the picture is printed; null while it isn't.
   * @type {Viewport | null}
   */
  #kept = null;
  /**
   * The frames on a canvas for which only they are known; null if it is another one.
   * @type {import("./drawings.js").Moved | null}
   */
  #resized = null;
  /**
   * Finds items by position; null if frames have changed.
   * @type {Hits | null}
   */
  #hits = null;

  /** How many pixels at its top are covered by what is told of a finding. */
  covered = () => 0;

  /** Called after the scene is drawn. */
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
    /**
     * The texts of inputs by their paths.
     * @type {Record<string, string>}
     */
    this.sources = {};
    this.base = /** @type {HTMLCanvasElement} */ (element("canvas", { class: "base", "aria-hidden": "true" }));
    this.overlay = /** @type {HTMLCanvasElement} */ (element("canvas", { class: "overlay", tabindex: "0", role: "img" }));
    this.tip = element("div", { class: "tip", hidden: true, "aria-hidden": "true" });
    this.node = element("div", { class: "picture" }, this.base, this.overlay, this.tip);
    /** Ends leaving out items. */
    this.whole = button("Show all", () => store.set(wholePicture), { class: "quiet-button", hidden: true, title: "Draw all views and guides again" });
    store.listen((state, changed) => { if (changed.has("alone") || changed.has("left")) this.whole.hidden = !state.alone && state.left.length === 0; });
    // For scripts and tests.
    Reflect.set(this.node, "layout", () => this.scene);
    Reflect.set(this.node, "place", (/** @type {number[]} */ [x, y, width, height]) => this.onScreen({ x, y, width, height }));
    Reflect.set(this.node, "change", (/** @type {Partial<import("./store.js").State>} */ state) => store.set(state));
    this.colors = readColors();
    new ResizeObserver(() => this.#resize()).observe(this.node);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor());
    store.extras.push(() => {
      /** @type {Record<string, string>} */
      const parts = {};
      if (this.viewport.text) parts.view = this.viewport.text;
      return parts;
    });
  }

  /**
   * The frames on the canvas that the current changes began with, by item; null if nothing was changed.
   * @type {(() => number[][] | null)}
   */
  ghosts = () => null;

  /**
   * The scene as the current changes and canvas have it; null for the one that was written.
   * @type {Scene | null}
   */
  solved = null;

  get scene() { return this.solved ?? this.written; }
  get written() { return this.scenes[this.store.state.tab]; }
  get frames() { return this.resized ?? this.scene.frames; }
  get width() { return (this.#resized ?? this.scene).width; }
  get height() { return (this.#resized ?? this.scene).height; }

  /** The frames on a resized canvas; null on the scene's own. */
  get resized() { return this.#resized?.frames ?? null; }
  set resized(frames) {
    this.#resized = null;
    if (frames) {
      const { canvas } = this.store.state, { width, height } = this.scene;
      this.#resized = { frames, width, height, ...canvas && { [canvas.axis]: canvas.length } };
    }
    this.#hits = null;
  }

  get hits() {
    const { scene, frames } = this;
    if (this.#hits?.scene === scene && this.#hits.frames === frames) return this.#hits;
    return this.#hits = new Hits(scene, frames, { x: 0, y: 0, width: this.width, height: this.height });
  }

  /** Whether the scene is shown flat and alone, so that its edges can be dragged. */
  get isFlat() {
    const { state } = this.store;
    return !state.isDeep && state.group < 0 && !this.showsPictures && !(this.other && state.mode === "beside");
  }

  /** Whether the pictures of a comparison are shown instead of the layout. */
  get showsPictures() {
    return this.store.state.other === before && pictureModes.some(({ id }) => id === this.store.state.mode);
  }

  /** The distance from the left edge of the scene to that of a second one beside it, in points: what was before is on the left. */
  get beside() {
    const own = this.#bounds(this.scene), other = this.#bounds(this.other ?? this.scene, false);
    return this.store.state.other === before ? own.x - besideGap - other.x - other.width : own.x + own.width + besideGap - other.x;
  }

  /**
   * The edges of a scene's picture, in points of the canvas.
   * @param {Scene} scene
   * @param {boolean} [isOwn]
   */
  #bounds(scene, isOwn = true) { return this.painted(scene, isOwn, 1)?.bounds ?? { x: 0, y: 0, width: scene.width, height: scene.height }; }

  /** The scene to compare with; null if there is none. */
  get other() {
    const { other, tab } = this.store.state;
    if (other === before) return this.scene.before;
    return other >= 0 && other !== tab ? this.scenes[other] ?? null : null;
  }

  /** Applies changed colours with the next frame. */
  recolor() {
    this.colors = readColors();
    this.redraw();
  }

  /** The pixels of a CSS pixel. */
  get #ratio() { return this.#kept ? paper.ratio : window.devicePixelRatio || 1; }

  #resize() {
    if (this.#kept) return;
    this.#setSize(this.node.clientWidth, this.node.clientHeight);
    if (this.viewport.isFitted) this.fit(); else this.redraw();
  }

  /**
   * @param {number} width
   * @param {number} height
   */
  #setSize(width, height) {
    for (const canvas of [this.base, this.overlay]) {
      canvas.width = Math.round(width * this.#ratio);
      canvas.height = Math.round(height * this.#ratio);
    }
  }

  /** Draws the whole picture in the size and sharpness that paper has. */
  beginPrinting() {
    if (this.#kept) return;
    this.#kept = this.viewport;
    this.viewport = new Viewport();
    this.colors = readColors();
    this.#fitInto(paper.width, paper.height);
    const height = paper.height - 2 * Math.max(0, this.viewport.y - 32);
    this.viewport.y = Math.min(this.viewport.y, 32);
    this.node.style.setProperty("--paper-height", `${height}px`);
    this.#setSize(paper.width, height);
    this.#draw(true);
  }

  /** Draws for the window again. */
  endPrinting() {
    if (!this.#kept) return;
    this.viewport = this.#kept;
    this.#kept = null;
    this.colors = readColors();
    this.#resize();
  }

  fit() {
    const { clientWidth, clientHeight } = this.node, covered = this.covered();
    this.#fitInto(clientWidth, clientHeight);
    if (this.onScreen(this.#bounds(this.scene)).y < covered) {
      this.#fitInto(clientWidth, clientHeight - covered);
      this.viewport.y += covered;
    }
    this.redraw();
    this.store.writeFragment();
  }

  /**
   * @param {number} roomWidth
   * @param {number} roomHeight
   */
  #fitInto(roomWidth, roomHeight) {
    const { other } = this, own = this.store.state.isDeep ? this.planes.bounds(this.width, this.height) : this.#bounds(this.scene);
    if (!other || this.store.state.isDeep) return this.viewport.fit(own, roomWidth, roomHeight);
    const second = this.#bounds(other, false), offset = this.store.state.mode === "beside" ? this.beside : 0;
    this.viewport.fit(union(own, { ...second, x: second.x + offset }), roomWidth, roomHeight);
  }

  /** Redraws everything, or only what is above the scene, with the next frame. */
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
    // Chromium prints what is cleared as white; a new size cleared it already.
    if (!this.#kept) context.clearRect(0, 0, canvas.width, canvas.height);
    return context;
  }

  /**
   * Moves a context's origin to that of a plane of the scene.
   * @param {CanvasRenderingContext2D} context
   * @param {number} plane
   * @param {number} [offset] An offset in points.
   */
  #place(context, plane, offset = 0) {
    const ratio = this.#ratio, { x, y, zoom } = this.viewport;
    const matrix = this.store.state.isDeep
      ? this.planes.transform(plane, this.viewport, this.scene.width, this.scene.height)
      : new DOMMatrix([1, 0, 0, 1, Math.round(x + offset * zoom), y]);
    context.setTransform(new DOMMatrix([ratio, 0, 0, ratio, 0, 0]).multiply(matrix));
  }

  /**
   * Whether each item of a scene is left out of the picture, by itself or with what it is in; null if none is.
   * @param {Scene} scene
   */
  #leftOut(scene) {
    const { alone, left } = this.store.state, only = scene.places.get(alone), without = new Set(left);
    if (only === undefined && without.size === 0) return null;
    const isLeft = /** @type {boolean[]} */ ([]), isInside = /** @type {boolean[]} */ ([]);
    scene.items.forEach(({ id, parent }, index) => {
      isInside.push(only === undefined || index === only || parent !== undefined && isInside[parent]);
      isLeft.push(without.has(id) || parent !== undefined && isLeft[parent]);
    });
    return isLeft.map((is, index) => is || !isInside[index]);
  }

  /**
   * A scene as it is painted; null if there is no picture of it yet.
   * @param {Scene} [scene]
   * @param {boolean} [isOwn] Whether it is the scene that is shown, and not one that it is compared with.
   * @returns {PaintedScene | null}
   */
  painted(scene = this.scene, isOwn = true, zoom = this.viewport.zoom) {
    const { layers, selected } = this.store.state, leftOut = this.#leftOut(scene);
    const list = this.drawings.list(scene, { layers: this.other ? { ...layers, distances: false } : layers, leftOut, moved: isOwn ? this.#resized : null, isToScale: this.store.state.isDeep });
    return list && new PaintedScene(scene, list, {
      zoom, colors: this.colors, layers, frames: isOwn ? this.frames : scene.frames, width: isOwn ? this.width : scene.width, height: isOwn ? this.height : scene.height,
      selected: isOwn ? selected : -1, leftOut,
    });
  }

  /** The pictures that are shown of the scene: the whole one, or without constraints, and that of the selected item's constraints. */
  get shownLists() {
    const list = this.painted()?.list, focus = this.#focus;
    if (!list || !focus) return list ? [list] : [];
    return [partOf(list, (group, depth) => depth > 0 || !isConstraints(group, depth)), partOf(focus, isConstraints)];
  }

  #drawBase() {
    const context = this.#cleared(this.base), { state } = this.store, painted = this.scene.items.length ? this.painted() : null;
    if (!painted) return;
    if (state.isDeep) paintPlanes(context, painted, (plane) => this.#place(context, plane));
    else {
      this.#place(context, 0);
      // Names and lines of constraints are above what marks items, so that it covers none of them.
      const focus = this.#focus, isBelow = (/** @type {GroupCommand} */ { classes }) => ["views", "guides"].includes(classes[0]);
      painted.paint(context, (/** @type {GroupCommand} */ group, /** @type {number} */ depth) => depth > 0 || isBelow(group));
      this.#mark(context, painted);
      if (focus) painted.paint(context, isConstraints, focus);
      painted.paint(context, (/** @type {GroupCommand} */ group, /** @type {number} */ depth) => depth > 0 || !isBelow(group) && !(focus && isConstraints(group, depth)));
      if (this.other) this.#drawOther(context, painted, this.other);
    }
    this.base.dataset.zoom = String(this.viewport.zoom);
    this.base.dataset.x = String(this.viewport.x);
    this.base.dataset.y = String(this.viewport.y);
  }

  /** The items that the current finding names. */
  get named() {
    const { finding } = this.store.state;
    return findingGroups(this.scene).find(({ members }) => members.includes(finding))?.items ?? [];
  }

  /**
   * Marks the selected item, those that the current finding names, and where changed ones were.
   * @param {CanvasRenderingContext2D} context
   * @param {PaintedScene} painted
   */
  #mark(context, painted) {
    const { selected, finding } = this.store.state, { scene, colors } = this, ghosts = this.other ? null : this.ghosts();
    if (ghosts) drawGhosts(context, painted, ghosts);
    const color = scene.findings[finding]?.severity === "error" ? colors.conflict : colors.constraint;
    for (const index of this.named) if (index !== selected && index > 0) drawCorners(context, painted, index, color);
    if (!(selected >= 0 && selected < scene.items.length)) return;
    for (const extreme of scene.items[selected].extremes ?? []) drawExtreme(context, painted, extreme);
    drawCorners(context, painted, selected, colors.text);
  }

  /** The picture with the constraints of the selected item, or with the distances that are measured, which take the place of the usual ones; null if there is none. */
  get #focus() {
    const { selected, layers, isDeep } = this.store.state, { scene } = this, measured = measuredItems(this);
    if (!(selected >= 0 && selected < scene.items.length) || isDeep || !scene.draw) return null;
    const common = { leftOut: this.#leftOut(scene), moved: this.#resized };
    if (measured) return this.drawings.list(scene, { ...common, layers: { ...layers, distances: false }, measured });
    return this.drawings.list(scene, { ...common, layers: { ...layers, distances: layers.constraints && !this.#resized }, focus: selected });
  }

  /**
   * Draws a second scene beside the first, or its differences over the first.
   * @param {CanvasRenderingContext2D} context
   * @param {PaintedScene} painted
   * @param {Scene} other
   */
  #drawOther(context, painted, other) {
    if (this.store.state.mode !== "beside") return drawDifferences(context, painted, painted.with(other));
    this.#place(context, 0, this.beside);
    this.painted(other, false)?.paint(context);
    const isBefore = this.store.state.other === before;
    this.#title(context, isBefore ? "Before" : this.tabNames[this.store.state.other], this.beside);
    this.#title(context, isBefore ? "After" : this.tabNames[this.store.state.tab], 0);
  }

  /**
   * Writes above a scene which side of a comparison it is.
   * @param {CanvasRenderingContext2D} context
   * @param {string} title
   * @param {number} offset
   */
  #title(context, title, offset) {
    this.#place(context, 0, offset);
    context.font = `600 13px ${getComputedStyle(this.node).fontFamily}`;
    context.fillStyle = this.colors.secondary;
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
    context.fillText(title, 0, -10);
  }

  #drawOverlay() {
    const context = this.#cleared(this.overlay), { state } = this.store, { scene } = this, painted = this.painted();
    if (!painted) return;
    const isIn = (/** @type {number} */ index) => index >= 0 && index < scene.items.length;
    const place = (/** @type {number} */ index) => this.#place(context, state.isDeep ? planeOf(scene, index) : 0);
    if (isIn(state.hovered) && state.hovered !== state.selected) {
      place(state.hovered);
      drawOutline(context, painted, state.hovered);
    }
    if (state.isDeep && isIn(state.selected)) {
      place(state.selected);
      drawCorners(context, painted, state.selected, painted.colors.text);
    }
  }

  isMeasuring = false;

  /**
   * The topmost item at a position on the screen; -1 if there is none.
   * @param {number} x
   * @param {number} y
   */
  itemAt(x, y) { return this.itemsAt(x, y, 1)[0] ?? -1; }

  /**
   * The items at a position on the screen, the topmost first.
   * @param {number} x
   * @param {number} y
   * @param {number} [most]
   */
  itemsAt(x, y, most = Infinity) {
    const painted = this.painted();
    return painted ? this.hits.itemsAt((plane) => this.#scenePoint(x, y, plane, painted), 4 / this.viewport.zoom, (index) => painted.isShown(index), most) : [];
  }

  /**
   * The point of the scene at a position on the screen.
   * @param {number} x
   * @param {number} y
   * @param {number} plane
   * @param {PaintedScene} painted
   */
  #scenePoint(x, y, plane, painted) {
    const { viewport, scene } = this, matrix = this.store.state.isDeep ? this.planes.transform(plane, viewport, scene.width, scene.height).inverse() : null;
    const point = matrix ? matrix.transformPoint(new DOMPoint(x, y)) : new DOMPoint(x - viewport.x, y - viewport.y);
    return painted.point(point.x, point.y);
  }

  /**
   * A frame on the canvas as a rectangle on the screen.
   * @param {import("./geometry.js").Rect} rect
   */
  onScreen(rect) {
    const { viewport: { x, y, zoom } } = this, { x: left, y: top, width, height } = this.painted()?.screen(rect)
      ?? { x: rect.x * zoom, y: rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom };
    return { x: x + left, y: y + top, width, height };
  }
}
