import { pictureFonts } from "./elements.js";
import { ownColor, roleNames } from "./stream.js";
/** @typedef {import("./stream.js").DisplayList} DisplayList */
/** @typedef {import("./stream.js").Paint} Paint */
/** @typedef {import("./stream.js").Stroke} Stroke */
/** @typedef {import("./stream.js").GroupCommand} GroupCommand */
/** @typedef {import("./stream.js").TextCommand} TextCommand */

/** The page's colours, read from its style sheet: for each role that pictures have, and by the names that the page uses. */
export function readColors() {
  const style = getComputedStyle(document.documentElement);
  const roles = roleNames.map((name) => style.getPropertyValue(`--${name}`).trim());
  const color = (/** @type {string} */ name) => roles[roleNames.indexOf(name)];
  return { roles, isDark: style.colorScheme === "dark", paper: color("paper"), text: color("text"), secondary: color("secondary"), constraint: color("constraint"), conflict: color("conflict"), derived: color("derived"), sheetOutline: color("sheet-outline") };
}
/** @typedef {ReturnType<typeof readColors>} Colors */

/** Letters that are joined to one another, so that lines of them are stretched instead of spaced. */
const joinedLetters = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Phags_Pa}\p{Script=Mandaic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Tibetan}]/u;
/** Letters of scripts that run from right to left. */
const rightToLeftLetters = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * How wide lines are before they are fitted, and how many letters they have, by their fonts and words.
 * @type {Map<string, { width: number, count: number }>}
 */
const knownWidths = new Map();
/** The most lines whose widths are kept. */
const mostMeasured = 20_000;

/**
 * Whether a line runs from right to left, by its first letter.
 * @param {string} text
 */
export function isRightToLeft(text) { return rightToLeftLetters.test(/\p{L}/u.exec(text)?.[0] ?? ""); }

/**
 * A colour as CSS, and how much of what is behind it shows.
 * @param {Paint} paint
 * @param {Colors} colors
 */
export function colorOf(paint, { roles, isDark }) {
  if (paint.role !== ownColor) return { color: roles[paint.role], opacity: paint.opacity };
  return isDark ? { color: paint.dark, opacity: paint.opacity * paint.darkAlpha } : { color: paint.light, opacity: paint.opacity * paint.lightAlpha };
}

/**
 * The left end of a line of text.
 * @param {TextCommand} line
 */
export function leftOf({ x, anchor, width }) { return anchor === "start" ? x : anchor === "middle" ? x - width / 2 : x - width; }

/** Paints pictures with a context, whose transform is that of the picture's points. */
export class Painter {
  #font = "";
  #spacing = "";

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Colors} colors
   * @param {Map<string, CanvasImageSource>} [images] The snapshots of views, by id.
   */
  constructor(context, colors, images = new Map()) {
    this.context = context;
    this.colors = colors;
    this.images = images;
  }

  /**
   * @param {DisplayList} list
   * @param {(group: GroupCommand, depth: number) => boolean} [isWanted] Whether a group is painted.
   */
  paint(list, isWanted = () => true) {
    const { context } = this;
    context.textBaseline = "alphabetic";
    context.textAlign = "left";
    // Letters have the distances that they were measured with, at every zoom.
    context.textRendering = "geometricPrecision";
    this.#font = this.#spacing = "";
    /**
     * Whether the groups around a command are painted, and have to be restored.
     * @type {{ isPainted: boolean, isSaved: boolean }[]}
     */
    const open = [];
    for (const command of list.commands) {
      const isPainted = open.at(-1)?.isPainted ?? true;
      if (command.kind === "end") {
        if (open.pop()?.isSaved) this.#restore();
      } else if (command.kind === "group") {
        /** @type {boolean} */
        const paints = isPainted && isWanted(command, open.length), isSaved = paints && command.clip !== null;
        if (isSaved) this.#clip(/** @type {import("./geometry.js").Rect} */ (command.clip));
        open.push({ isPainted: paints, isSaved });
      } else if (isPainted) this.#paintShape(command);
    }
    for (const group of open.reverse()) if (group.isSaved) this.#restore();
    context.globalAlpha = 1;
    context.setLineDash([]);
    context.lineCap = "butt";
  }

  /** @param {import("./geometry.js").Rect} clip */
  #clip({ x, y, width, height }) {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
  }

  #restore() {
    this.context.restore();
    this.#font = this.#spacing = "";
  }

  /** @param {Exclude<import("./stream.js").DisplayCommand, { kind: "group" | "end" }>} command */
  #paintShape(command) {
    const { context } = this;
    switch (command.kind) {
      case "rectangle": {
        const { x, y, width, height } = command.frame;
        context.beginPath();
        if (command.radius > 0) context.roundRect(x, y, width, height, Math.max(0, Math.min(command.radius, width / 2, height / 2)));
        else context.rect(x, y, width, height);
        return this.#paintPath(command.fill, command.stroke);
      }
      case "lines":
        context.beginPath();
        for (const [startX, startY, endX, endY] of command.segments) {
          context.moveTo(startX, startY);
          context.lineTo(endX, endY);
        }
        return this.#paintPath(null, command.stroke);
      case "polygon":
        context.beginPath();
        for (const [x, y] of command.points) context.lineTo(x, y);
        context.closePath();
        return this.#paintPath(command.fill, command.stroke);
      case "image": {
        const image = this.images.get(command.id ?? ""), { x, y, width, height } = command.frame;
        context.globalAlpha = 1;
        if (image) context.drawImage(image, x, y, width, height);
        return;
      }
      case "text": return this.#paintText(command);
    }
  }

  /**
   * @param {Paint | null} fill
   * @param {Stroke | null} stroke
   */
  #paintPath(fill, stroke) {
    const { context } = this;
    if (fill) {
      const { color, opacity } = colorOf(fill, this.colors);
      context.fillStyle = color;
      context.globalAlpha = opacity;
      context.fill();
    }
    if (!stroke) return;
    const { color, opacity } = colorOf(stroke.paint, this.colors);
    context.strokeStyle = color;
    context.globalAlpha = opacity;
    context.lineWidth = stroke.width;
    context.lineCap = stroke.isRound ? "round" : "butt";
    context.setLineDash(stroke.dash);
    context.stroke();
  }

  /**
   * Paints a line in the width that it was measured with, whatever the browser's font is.
   * @param {TextCommand} line
   */
  #paintText(line) {
    if (!(line.width > 0 && line.stretch > 0) || !line.paint) return;
    const { context } = this, { color, opacity } = colorOf(line.paint, this.colors), font = fontOf(line);
    if (font !== this.#font) context.font = this.#font = font;
    context.fillStyle = color;
    context.globalAlpha = opacity;
    context.direction = isRightToLeft(line.text) ? "rtl" : "ltr";
    const { width, count } = this.#measure(line.text, font), wanted = line.width / line.stretch;
    const canSpace = "letterSpacing" in context && count > 1 && !joinedLetters.test(line.text), spacing = canSpace ? (wanted - width) / (count - 1) : 0;
    const stretch = line.stretch * (canSpace || width === 0 ? 1 : wanted / width);
    this.#space(spacing);
    if (Math.abs(stretch - 1) < 1e-4) return context.fillText(line.text, leftOf(line), line.y);
    context.save();
    context.translate(leftOf(line), line.y);
    context.scale(stretch, 1);
    context.fillText(line.text, 0, 0);
    context.restore();
  }

  /** @param {number} spacing The space after each letter, in points. */
  #space(spacing) {
    const text = Math.abs(spacing) < 1e-3 ? "0px" : `${spacing.toFixed(4)}px`;
    if (text !== this.#spacing && "letterSpacing" in this.context) this.context.letterSpacing = this.#spacing = text;
  }

  /**
   * @param {string} text
   * @param {string} font That of the context.
   */
  #measure(text, font) {
    const key = `${font}\n${text}`, known = knownWidths.get(key);
    if (known) return known;
    this.#space(0);
    const found = { width: this.context.measureText(text).width, count: [...graphemes.segment(text)].length };
    if (knownWidths.size >= mostMeasured) knownWidths.clear();
    knownWidths.set(key, found);
    return found;
  }
}

/**
 * A line's font as CSS.
 * @param {TextCommand} line
 */
function fontOf({ size, weight, isItalic, family }) {
  return `${isItalic ? "italic " : ""}${weight} ${size}px ${family === null ? "" : `${JSON.stringify(family)}, `}${pictureFonts}`;
}
