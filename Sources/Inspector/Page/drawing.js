import { pictureFonts, shortened } from "./elements.js";
import { intersection, overlap, rectOf, shapeOf } from "./geometry.js";
import { clipsOf } from "./hits.js";
import { drawCallouts } from "./callouts.js";
import { drawMarks, drawTracks, numberFont, outermost } from "./outermost.js";
import { backdrops, keyboardOf, scrolledParts, traceHatching, unsafeStrips } from "./surface.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./geometry.js").Rect} Rect */

/** The page's colours, read from its style sheet. */
export function readColors() {
  const style = getComputedStyle(document.documentElement);
  const color = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: color("paper"), sheet: color("sheet"), sheetOutline: color("sheet-outline"), text: color("text"),
    secondary: color("secondary"), outline: color("outline"), guide: color("guide"), system: color("system-guide"),
    constraint: color("constraint"), conflict: color("conflict"), derived: color("derived"),
    hues: [0, 1, 2, 3, 4].map((hue) => color(`hue-${hue}`)),
  };
}

/** The distance between the lines that hatch what is outside the safe area, in pixels. */
const hatchSpacing = 8.5;

/**
 * What follows from all views together, by their clips, which are made for each set of frames.
 * @type {WeakMap<Rect[], { key: string, outlined: Set<number>, strips: Rect[], scrolled: Rect[] }>}
 */
const surfaces = new WeakMap();

/** The greatest number of items of a scene whose containers have names. */
const mostItemsWithContainers = 500;

/** Draws one scene at a zoom, with its top left corner at the context's origin. */
export class SceneDrawing {
  /**
   * The rectangles of names by grid cells, so that names don't overlap.
   * @type {Map<string, Rect[]>}
   */
  #taken = new Map();
  /**
   * The views that lie behind others, which aren't filled.
   * @type {Set<number>}
   */
  #outlined = new Set();
  /** @type {Map<number, number[]> | null} */
  #knownGroups = null;
  /**
   * The frames of views in pixels, null for others, which tell where containers' names would be read as those of views in them.
   * @type {(Rect | null)[]}
   */
  #viewFrames = [];
  /** Whether distances are drawn on the left of the sheet. */
  #hasLeftTracks = false;

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Scene} scene
   * @param {{ zoom: number, colors: ReturnType<typeof readColors>, layers: Record<string, boolean>, frames: Float64Array,
   *   width: number, height: number, selected: number, widths: Map<string, number>, clips?: Rect[], leftOut?: boolean[] | null }} options
   */
  constructor(context, scene, options) {
    this.context = context;
    this.scene = scene;
    this.options = options;
    this.colors = options.colors;
    this.sheet = { x: 0, y: 0, width: options.width, height: options.height };
    this.clips = options.clips ?? clipsOf(scene, options.frames, this.sheet);
  }

  /** @param {number} index */
  isShown(index) {
    const item = this.scene.items[index];
    if (item.isHidden && !this.options.layers.hidden || this.options.leftOut?.[index]) return false;
    if (item.guide === undefined || index === this.options.selected) return true;
    if (item.guide === "custom") return this.options.layers.guides;
    if (item.guide === "stack") return this.options.layers.stack;
    return this.options.layers.system && (this.scene.isUsed[index] === 1 || !this.scene.repeatsOwner(index));
  }

  /**
   * Converts a frame to pixels of the screen, aligned with the pixel grid.
   * @param {Rect} rect
   * @returns {Rect}
   */
  screen(rect) {
    const { zoom } = this.options;
    const x = Math.round(rect.x * zoom), y = Math.round(rect.y * zoom);
    return {
      x, y, width: Math.round((rect.x + rect.width) * zoom) - x, height: Math.round((rect.y + rect.height) * zoom) - y,
    };
  }

  /** @param {number} index */
  frame(index) { return this.screen(shapeOf(this.scene, this.options.frames, index).rect); }

  /**
   * Begins a path around a turned item; false for other items, and where another canvas has moved it.
   * @param {number} index
   */
  #traceCorners(index) {
    const { corners, canvas } = this.scene.items[index], { rect } = shapeOf(this.scene, this.options.frames, index);
    if (!corners || rect.x !== canvas[0] || rect.y !== canvas[1] || rect.width !== canvas[2] || rect.height !== canvas[3]) return false;
    this.context.beginPath();
    for (const [x, y] of corners) this.context.lineTo(x * this.options.zoom, y * this.options.zoom);
    this.context.closePath();
    return true;
  }

  drawSheet() {
    const { context, colors } = this;
    const sheet = this.screen(this.sheet);
    context.fillStyle = colors.sheet;
    context.fillRect(sheet.x, sheet.y, sheet.width, sheet.height);
    context.strokeStyle = colors.sheetOutline;
    context.lineWidth = 1;
    context.strokeRect(sheet.x - 0.5, sheet.y - 0.5, sheet.width + 1, sheet.height + 1);
  }

  /**
   * Draws each visible item, clipped by its ancestors.
   * @param {(index: number) => boolean} wanted
   * @param {(index: number) => void} draw
   * @param {boolean} [staysInside] Whether what is drawn isn't larger than the item.
   */
  #forEach(wanted, draw, staysInside = true) {
    const { context } = this;
    for (let index = 0; index < this.scene.items.length; index++) {
      if (!wanted(index) || !this.isShown(index)) continue;
      const { rect } = shapeOf(this.scene, this.options.frames, index), clip = this.clips[index];
      if (rect.x > clip.x + clip.width || rect.y > clip.y + clip.height || rect.x + rect.width < clip.x || rect.y + rect.height < clip.y) continue;
      const isCut = staysInside && (rect.x < clip.x || rect.y < clip.y || rect.x + rect.width > clip.x + clip.width || rect.y + rect.height > clip.y + clip.height);
      if (isCut) {
        const visible = this.screen(clip);
        context.save();
        context.beginPath();
        context.rect(visible.x, visible.y, visible.width, visible.height);
        context.clip();
      }
      draw(index);
      if (isCut) context.restore();
    }
  }

  drawViews() {
    const { context, scene } = this, { outlined, strips, scrolled } = this.#surface();
    this.#outlined = outlined;
    this.#forEach((index) => scene.isView(index), (index) => this.#drawView(index));
    context.globalAlpha = 1;
    this.#drawScrolled(scrolled);
    if (this.options.layers.system) this.#drawHatching(strips);
    this.#drawKeyboard();
    context.globalAlpha = 1;
    context.setLineDash([]);
  }

  /** What follows from all views together, computed once for the same frames. */
  #surface() {
    const { scene, clips } = this, { frames, layers, leftOut, selected } = this.options;
    const key = `${layers.hidden} ${scene.items[selected]?.isHidden} ${leftOut ?? ""}`, known = surfaces.get(clips);
    if (known?.key === key) return known;
    const isShown = (/** @type {number} */ index) => this.isShown(index), visible = scene.items.map((_, index) => intersection(rectOf(frames, index), clips[index]));
    const made = { key, outlined: backdrops(scene, visible, isShown, this.sheet), strips: unsafeStrips(scene, visible, isShown, this.sheet), scrolled: scrolledParts(scene, frames, clips) };
    surfaces.set(clips, made);
    return made;
  }

  /**
   * Outlines what scrolling would reveal.
   * @param {Rect[]} parts
   */
  #drawScrolled(parts) {
    const { context } = this;
    context.strokeStyle = this.colors.outline;
    context.globalAlpha = 0.7;
    context.lineWidth = 1;
    context.setLineDash([2, 3]);
    for (const part of parts) {
      const { x, y, width, height } = this.screen(part);
      context.strokeRect(x + 0.5, y + 0.5, Math.max(0, width - 1), Math.max(0, height - 1));
    }
    context.setLineDash([]);
  }

  /** @param {Rect[]} strips */
  #drawHatching(strips) {
    const { context } = this;
    context.beginPath();
    traceHatching(context, strips.map((strip) => this.screen(strip)), hatchSpacing);
    context.strokeStyle = this.colors.system;
    context.globalAlpha = 0.35;
    context.lineWidth = 1;
    context.stroke();
  }

  #drawKeyboard() {
    const keyboard = keyboardOf(this.scene, this.sheet), { context } = this;
    if (!keyboard) return;
    const fill = (/** @type {Rect} */ rect, /** @type {number} */ most) => {
      const { x, y, width, height } = this.screen(intersection(rect, this.sheet));
      context.beginPath();
      context.roundRect(x, y, width, height, Math.min(most, width / 2, height / 2));
      context.fill();
    };
    [context.fillStyle, context.globalAlpha] = [this.colors.secondary, 0.14];
    fill(keyboard.frame, keyboard.isFloating ? 10 : 0);
    [context.fillStyle, context.globalAlpha] = [this.colors.paper, 0.5];
    for (const key of keyboard.keys) fill(key, 4);
  }

  /** @param {number} index */
  #drawView(index) {
    const { context, colors, scene } = this;
    const item = scene.items[index], rect = this.frame(index);
    if (index === 0 && rect.width === this.screen(this.sheet).width && rect.height === this.screen(this.sheet).height) return;
    const isLeaf = scene.isLeaf(index), hue = colors.hues[item.hue ?? 0];
    const radius = Math.min(Math.max(1.5, (item.radius ?? 0) * this.options.zoom), rect.width / 2, rect.height / 2);
    if (!this.#traceCorners(index)) {
      const [width, height] = [Math.max(0, rect.width - 1), Math.max(0, rect.height - 1)];
      context.beginPath();
      if (item.radius || Math.min(width, height) > 5) context.roundRect(rect.x + 0.5, rect.y + 0.5, width, height, radius);
      else context.rect(rect.x + 0.5, rect.y + 0.5, width, height);
    }
    if (isLeaf && !item.isHidden && !this.#outlined.has(index)) {
      context.globalAlpha = 0.16;
      context.fillStyle = hue;
      context.fill();
    }
    context.globalAlpha = isLeaf ? 0.75 : 1;
    // When zoomed out, outlines would hide everything else.
    if (Math.min(rect.width, rect.height) < 4) context.globalAlpha *= 0.4;
    context.strokeStyle = item.isConflicting ? colors.conflict : isLeaf ? hue : colors.outline;
    context.lineWidth = item.isConflicting ? 1.5 : 1;
    context.setLineDash(item.isHidden ? [2, 2] : item.open ? [1, 2.5] : []);
    context.stroke();
    context.globalAlpha = 1;
    if (item.text && this.options.layers.text) this.#drawText(index, rect);
  }

  /**
   * Draws the lines of a view's text inside its frame.
   * @param {number} index
   * @param {Rect} rect
   */
  #drawText(index, rect) {
    const { context, colors } = this, { zoom } = this.options;
    const text = /** @type {import("./data.js").ItemText} */ (this.scene.items[index].text);
    const size = text.size * zoom;
    if (size < 3 || rect.width < size / 2 || rect.height < size / 2) return;
    const area = this.textArea(index, rect);
    const room = Math.max(1, Math.floor((area.height + size * 0.48) / (size * 1.2)));
    const lines = text.lines.slice(0, room);
    const isRight = text.alignment === "right" || (!text.alignment && this.scene.record.isRightToLeft);
    const isCentered = text.alignment === "center";
    context.font = `${text.isItalic ? "italic " : ""}${text.weight ?? 400} ${size}px ${pictureFonts}`;
    context.textAlign = isCentered ? "center" : isRight ? "right" : "left";
    context.textBaseline = "middle";
    context.fillStyle = colors.secondary;
    context.globalAlpha = 0.85;
    const x = isCentered ? area.x + area.width / 2 : isRight ? area.x + area.width : area.x;
    lines.forEach((line, row) => {
      const y = area.y + area.height / 2 + (row - (lines.length - 1) / 2) * size * 1.2;
      context.fillText(shortened(line, 200), x, y, area.width);
    });
    context.globalAlpha = 1;
  }

  /**
   * The area of a view's text on the screen.
   * @param {number} index
   * @param {Rect} rect
   * @returns {Rect}
   */
  textArea(index, rect) {
    const item = this.scene.items[index], { zoom } = this.options;
    if (item.text?.frame) {
      const [x, y, width, height] = item.text.frame;
      return { x: rect.x + x * zoom, y: rect.y + y * zoom, width: width * zoom, height: height * zoom };
    }
    const inset = Math.min((item.type === "UITextField" ? 7 : 2) * zoom, rect.width / 8);
    return { x: rect.x + inset, y: rect.y, width: rect.width - 2 * inset, height: rect.height };
  }

  /**
   * The part of that area that the lines cover, around its centre.
   * @param {number} index
   * @param {Rect} rect
   * @returns {Rect}
   */
  linesArea(index, rect) {
    const area = this.textArea(index, rect), { lines, size } = /** @type {import("./data.js").ItemText} */ (this.scene.items[index].text);
    const height = Math.min(area.height, lines.length * size * this.options.zoom * 1.2);
    const longest = Math.max(0, ...lines.map((line) => Math.min(line.length, 200))) * size * this.options.zoom * 0.56;
    const width = Math.min(area.width, longest), { alignment } = this.scene.items[index].text ?? {};
    const room = area.width - width, isRight = alignment === "right" || !alignment && this.scene.record.isRightToLeft;
    return { x: area.x + (alignment === "center" ? room / 2 : isRight ? room : 0), y: area.y + (area.height - height) / 2, width, height };
  }

  /**
   * The guides that lie where one before them of the same kind does, by that one, which is drawn for all of them.
   * @type {Map<number, number[]>}
   */
  get #guideGroups() {
    if (this.#knownGroups) return this.#knownGroups;
    /** @type {Map<string, number[]>} */
    const groups = new Map();
    this.scene.items.forEach(({ guide, open }, index) => {
      if (guide === undefined || guide === "stack" || !this.isShown(index)) return;
      const { x, y, width, height } = intersection(rectOf(this.options.frames, index), this.clips[index]);
      const key = [guide, open, ...[x, y, width, height].map((number) => Math.round(number * 1000))].join(" "), known = groups.get(key);
      if (known) known.push(index); else groups.set(key, [index]);
    });
    return this.#knownGroups = new Map([...groups.values()].map((group) => [group[0], group]));
  }

  /** @param {"custom" | "system" | "stack"} role */
  drawGuides(role) {
    const { context, colors } = this, groups = this.#guideGroups;
    this.#forEach((index) => this.scene.items[index].guide === role && (role === "stack" || groups.has(index)), (index) => {
      const rect = this.frame(index);
      const isCustom = role === "custom";
      const { lines } = shapeOf(this.scene, this.options.frames, index);
      const [left, top, right, bottom] = [rect.x + 0.5, rect.y + 0.5, rect.x + Math.max(1, rect.width) - 0.5, rect.y + Math.max(1, rect.height) - 0.5];
      if (!this.#traceCorners(index)) {
        context.beginPath();
        if (lines === "box") context.rect(left, top, right - left, bottom - top);
        else for (const [x, y] of lines === "x" ? [[left, top], [left, bottom]] : [[left, top], [right, top]]) {
          context.moveTo(x, y);
          context.lineTo(lines === "x" ? right : x, lines === "x" ? y : bottom);
        }
      }
      if (isCustom) {
        context.lineWidth = 5;
        context.strokeStyle = colors.sheet;
        context.stroke();
      }
      context.strokeStyle = isCustom ? colors.guide : colors.system;
      context.lineWidth = isCustom ? 2 : 1.25;
      context.lineCap = isCustom ? "butt" : "round";
      context.setLineDash(isCustom ? [6, 4] : [0.1, 3]);
      context.stroke();
      if (role === "system" && lines === "box") this.#drawUsedEdges(groups.get(index) ?? [], [left, top, right, bottom]);
      context.setLineDash([]);
      context.lineCap = "butt";
    });
  }

  /**
   * Draws the edges of guides that constraints use, with heavier dots.
   * @param {number[]} group
   * @param {number[]} edges The left, top, right and bottom one.
   */
  #drawUsedEdges(group, [left, top, right, bottom]) {
    const { context, scene } = this, used = new Set(group.flatMap((index) => scene.constraintsOf[index].flatMap((place) => {
      const { first, second } = scene.constraints[place];
      return [first, second].flatMap((side) => side?.item === index ? [side.attribute] : []);
    })));
    context.beginPath();
    for (const [attribute, x, y, endX, endY] of /** @type {[string, number, number, number, number][]} */ ([["left", left, top, left, bottom], ["right", right, top, right, bottom], ["top", left, top, right, top], ["bottom", left, bottom, right, bottom]])) {
      if (!used.has(attribute)) continue;
      context.moveTo(x, y);
      context.lineTo(endX, endY);
    }
    context.lineWidth = 3;
    context.setLineDash([0.1, 6]);
    context.stroke();
  }

  /** Draws the outermost distances, beside the sheet and as bow ties on it. */
  drawDistances() {
    const { context, scene, options, sheet } = this, { frames, zoom } = options;
    context.font = numberFont;
    const distances = outermost(scene, frames, { sheet, zoom, isShown: (index) => this.isShown(index), measure: (text) => this.#measure(text, numberFont) });
    drawTracks(context, distances, this.screen(sheet), zoom, this.colors);
    drawMarks(context, distances.marks, zoom, this.colors);
    for (const { axis, start, lane, dashes } of distances.marks) if (dashes.length === 0) this.#fill({ x: (axis === "x" ? start : lane) * zoom - 4, y: (axis === "x" ? lane : start) * zoom - 4, width: 8, height: 8 });
    this.#hasLeftTracks = distances.tracks.y.length > 0;
  }

  /**
   * Draws the names of guides on their edges and those of views inside, and beside the sheet those without room.
   * @param {boolean} hasMargins Whether there is room beside the sheet.
   */
  drawNames(hasMargins = true) {
    if (!this.options.layers.names) return;
    const { context, scene } = this, groups = this.#guideGroups;
    if (this.options.layers.text) this.#forEach((index) => this.scene.items[index].text !== undefined, (index) => this.#fill(this.linesArea(index, this.frame(index))));
    context.textBaseline = "middle";
    context.textAlign = "left";
    /** @type {Map<string, import("./callouts.js").Homeless>} */
    const homeless = new Map();
    const leave = (/** @type {number} */ index, /** @type {string} */ name) => {
      const frame = intersection(this.frame(index), this.screen(this.clips[index])), key = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`, known = homeless.get(key);
      if (frame.width === 0 || frame.height === 0) return;
      if (known) known.names.push(name); else homeless.set(key, { names: [name], frame });
    };
    this.#forEach((index) => groups.has(index), (index) => {
      const name = (groups.get(index) ?? []).map((guide) => shortened(scene.names[guide], 28)).join(" = ");
      if (!this.#drawGuideName(index, name)) leave(index, name);
    }, false);
    const namesContainers = scene.items.length <= mostItemsWithContainers;
    if (namesContainers) this.#viewFrames = scene.items.map((_, index) => scene.isView(index) && this.isShown(index) ? this.frame(index) : null);
    this.#forEach((index) => index > 0 && scene.isView(index) && (namesContainers || scene.isLeaf(index)), (index) => {
      if (!this.#drawViewName(index)) leave(index, shortened(scene.names[index], 40));
    });
    if (!hasMargins) return;
    const isFree = (/** @type {Rect} */ rect) => !this.#isTaken(rect, this.#cells(rect));
    context.font = `600 11px ${pictureFonts}`;
    drawCallouts(context, [...homeless.values()], { sheet: this.screen(this.sheet), sides: this.#hasLeftTracks ? [1] : [1, -1], isFree, fill: (rect) => this.#fill(rect), measure: (text) => this.#measure(text, `600 11px ${pictureFonts}`), colors: this.colors });
  }

  /**
   * Draws the name of guides; false if there is no room for it.
   * @param {number} index
   * @param {string} name
   */
  #drawGuideName(index, name) {
    const { context, colors } = this;
    const rect = this.frame(index), isCustom = this.scene.items[index].guide === "custom";
    context.font = `600 10px ${pictureFonts}`;
    const width = this.#measure(name) + 12;
    const spots = [rect.y, rect.y + rect.height].flatMap((y) => [0, 1, 0.5, 0.25, 0.75].map((share) => [rect.x + 6 + Math.max(0, rect.width - width - 12) * share, y]));
    const sheet = this.screen(this.sheet);
    for (const [x, y] of spots) {
      const pill = {
        x: Math.round(Math.min(Math.max(x, 2), Math.max(2, sheet.width - width - 2))),
        y: Math.round(Math.min(Math.max(y - 8, 1), Math.max(1, sheet.height - 17))), width, height: 16,
      };
      if (!this.#take(pill)) continue;
      context.beginPath();
      context.roundRect(pill.x + 0.5, pill.y + 0.5, pill.width - 1, pill.height - 1, isCustom ? 7.5 : 1.5);
      context.fillStyle = isCustom ? colors.guide : colors.sheet;
      context.fill();
      context.strokeStyle = isCustom ? colors.guide : colors.system;
      context.lineWidth = 1;
      context.stroke();
      context.fillStyle = isCustom ? colors.paper : colors.system;
      context.fillText(name, pill.x + 6, pill.y + 8.5);
      return true;
    }
    return false;
  }

  /**
   * Draws the name of a view inside it; false if there is no room for one that its text or class doesn't say.
   * @param {number} index
   */
  #drawViewName(index) {
    const { context, colors, scene } = this, { type, text } = scene.items[index], isLeaf = scene.isLeaf(index);
    // An id that serves as the name was chosen by an author.
    const rect = this.frame(index), isGeneric = scene.items[index].name !== undefined && isGenericName(scene.names[index], type);
    if (isGeneric && !isLeaf || text?.lines.join(" ") === scene.names[index]) return true;
    context.font = isGeneric ? `400 10px ${pictureFonts}` : `600 11px ${pictureFonts}`;
    const name = isGeneric ? shortened(type, 40) : shortened(scene.names[index], 40);
    const width = this.#measure(name);
    if (rect.width >= 26 && rect.height >= 16 && width <= rect.width - 10) {
      const [right, bottom] = [rect.x + rect.width - width - 5, rect.y + rect.height - 16];
      for (const [x, y] of [[rect.x + 5, rect.y + 2], [right, rect.y + 2], [rect.x + 5, bottom], [right, bottom]]) {
        if (!isLeaf && this.#isOnInnerView(index, { x, y, width, height: 14 }) || !this.#take({ x, y, width, height: 14 })) continue;
        context.fillStyle = isGeneric ? colors.secondary : colors.text;
        context.fillText(name, x, y + 7.5);
        return true;
      }
    }
    return isGeneric || text !== undefined;
  }

  /**
   * Whether a container's name would be so close to a view in it, or in front of it, that it could be read as that view's.
   * @param {number} index
   * @param {Rect} box In pixels.
   */
  #isOnInnerView(index, { x, y, width, height }) {
    const around = { x: x - 3, y: y - 9, width: width + 6, height: height + 18 };
    return this.#viewFrames.some((frame, other) => other > index && frame !== null && overlap(frame, around));
  }

  /**
   * The width of a text in the context's font.
   * @param {string} text
   * @param {string} [font] The font, if it is known; the context takes long to say it.
   */
  #measure(text, font = this.context.font) {
    const key = `${font}\n${text}`;
    let width = this.options.widths.get(key);
    if (width === undefined) this.options.widths.set(key, width = this.context.measureText(text).width);
    return width;
  }

  /**
   * Reserves space for a name; returns false if it is taken.
   * @param {Rect} rect
   */
  #take(rect) {
    const cells = this.#cells(rect);
    if (this.#isTaken(rect, cells)) return false;
    this.#fill(rect, cells);
    return true;
  }

  /**
   * @param {Rect} rect
   * @param {string[]} cells
   */
  #isTaken(rect, cells) { return cells.some((cell) => this.#taken.get(cell)?.some((other) => overlap(other, rect))); }

  /**
   * Keeps names out of a rectangle.
   * @param {Rect} rect
   */
  #fill(rect, cells = this.#cells(rect)) {
    for (const cell of cells) {
      const taken = this.#taken.get(cell);
      if (taken) taken.push(rect); else this.#taken.set(cell, [rect]);
    }
  }

  /**
   * The grid cells on the sheet that a rectangle touches.
   * @param {Rect} rect
   */
  #cells(rect) {
    const sheet = this.screen(this.sheet), cell = (/** @type {number} */ place, /** @type {number} */ length) => Math.floor(Math.min(Math.max(place, -192), length + 192) / 96);
    /** @type {string[]} */
    const cells = [];
    for (let x = cell(rect.x, sheet.width); x <= cell(rect.x + rect.width, sheet.width); x++) {
      for (let y = cell(rect.y, sheet.height); y <= cell(rect.y + rect.height, sheet.height); y++) cells.push(`${x} ${y}`);
    }
    return cells;
  }
}

/** Names that say only of what kind a view is, without spaces and in lower case. */
const genericNames = new Set(("view uiview root rootview contentview containerview customview stackview horizontalstackview verticalstackview label button imageview image "
  + "textfield textview switch slider stepper segmentedcontrol pagecontrol progressview activityindicator activityindicatorview pickerview datepicker scrollview "
  + "tableview tableviewcell tableviewcellcontentview tableviewcontent collectionview collectionviewcell collectionviewcellcontentview collectionreusableview "
  + "searchbar navigationbar toolbar tabbar visualeffectview blurview mapview mkmapview webview wkwebview control").split(" "));

/**
 * Whether a name says no more than a view's class.
 * @param {string} name
 * @param {string} type
 */
function isGenericName(name, type) {
  const folded = (/** @type {string} */ text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "").replace(/\p{N}+$/u, ""), word = folded(name);
  return word === "" || genericNames.has(word) || word === folded(type) || word === folded(type.slice(2));
}
