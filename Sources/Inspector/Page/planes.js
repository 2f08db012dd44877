import { partOf } from "./drawings.js";
import { roleNames } from "./stream.js";
import { pictureFonts } from "./elements.js";

/** The planes from the back, with their captions and the roles of their colours. */
const planeList = /** @type {const} */ ([
  { plane: -1, caption: "Views", role: "text" }, { plane: 0, caption: "UIKit’s guides", role: "system-guide" }, { plane: 1, caption: "Own guides", role: "guide" },
]);
/** The room for a caption below a plane, in points. */
const captionRoom = 24;
/** The size of names on planes, in pixels. */
const nameSize = 11;

/** Views, system guides and the author's guides as planes in depth, seen from an angle. */
export class Planes {
  /** The rotation in radians around the vertical axis, then around the horizontal one. */
  yaw = -0.6;
  pitch = 0.35;
  /** The distance between planes, in points. */
  static distance = 140;

  /**
   * @param {number} x The distance in pixels.
   * @param {number} y
   */
  turn(x, y) {
    this.yaw = Math.min(1.3, Math.max(-1.3, this.yaw + x / 250));
    this.pitch = Math.min(1.2, Math.max(-1.2, this.pitch - y / 250));
  }

  /**
   * The transform of a plane from pixels of the scene to those of the screen, around the scene's centre.
   * @param {number} plane -1, 0 or 1: how far in front.
   * @param {{ zoom: number, x: number, y: number }} viewport
   * @param {number} width
   * @param {number} height The height of the scene, in points.
   */
  transform(plane, viewport, width, height) {
    const { zoom, x, y } = viewport;
    const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(this.yaw), Math.cos(this.yaw), Math.sin(this.pitch), Math.cos(this.pitch)];
    const depth = plane * Planes.distance * zoom;
    const [middleX, middleY] = [width * zoom / 2, height * zoom / 2];
    const [a, b, d] = [cosYaw, sinYaw * sinPitch, cosPitch];
    const e = x + middleX - a * middleX - depth * sinYaw;
    const f = y + middleY - b * middleX - d * middleY + depth * cosYaw * sinPitch;
    return new DOMMatrix([a, b, 0, d, e, f]);
  }

  /**
   * The rectangle around all planes of a canvas, in its points, with room for their captions.
   * @param {number} width
   * @param {number} height
   * @returns {import("./geometry.js").Rect}
   */
  bounds(width, height) {
    const corners = planeList.flatMap(({ plane }) => [[0, 0], [width, 0], [0, height], [width, height]].map(([x, y]) =>
      this.transform(plane, { zoom: 1, x: 0, y: 0 }, width, height).transformPoint(new DOMPoint(x, y))));
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)], x = Math.min(...xs), y = Math.min(...ys);
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y + captionRoom };
  }
}

/**
 * The plane of an item: views at the back, the author's guides in front.
 * @param {import("./data.js").Scene} scene
 * @param {number} index
 */
export function planeOf(scene, index) {
  const role = scene.items[index].guide;
  return role === undefined ? -1 : role === "custom" ? 1 : 0;
}

/**
 * Paints views, guides of the system and guides of authors as planes.
 * @param {CanvasRenderingContext2D} context
 * @param {import("./painted.js").PaintedScene} painted
 * @param {(plane: number) => void} place Moves the context's origin to that of a plane.
 */
export function paintPlanes(context, painted, place) {
  const { scene, colors, options } = painted, sheet = painted.screen(painted.sheet), guideRole = roleNames.indexOf("guide");
  // The tints of guides are drawn with the views, but belong to the plane of the guides.
  const isTint = (/** @type {import("./stream.js").DisplayCommand} */ command) => command.kind === "rectangle" && command.fill?.role === guideRole;
  const drawn = partOf(painted.list, ({ classes }, depth) => depth > 0 || classes[0] === "views");
  const views = { ...drawn, commands: drawn.commands.filter((command) => !isTint(command)) }, tints = { ...drawn, commands: drawn.commands.filter(isTint) };
  for (const { plane, caption, role } of planeList) {
    const color = colors.roles[roleNames.indexOf(role)];
    place(plane);
    if (plane >= 0) {
      // The edge of the plane, so that guides don't seem to float.
      context.strokeStyle = colors.sheetOutline;
      context.lineWidth = 1;
      context.strokeRect(sheet.x + 0.5, sheet.y + 0.5, sheet.width, sheet.height);
    }
    if (plane > 0) painted.paint(context, () => true, tints);
    painted.paint(context, ({ id, classes }, depth) => {
      if (depth === 0) return classes[0] === (plane < 0 ? "views" : "guides");
      return plane < 0 || planeOf(scene, scene.places.get(id ?? "") ?? 0) === plane;
    }, plane < 0 ? views : painted.list);
    if (scene.items.some((_, index) => planeOf(scene, index) === plane && painted.isShown(index))) paintCaption(context, caption, sheet, color);
    if (options.layers.names) paintNames(context, painted, plane, color);
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} caption
 * @param {import("./geometry.js").Rect} sheet
 * @param {string} color
 */
function paintCaption(context, caption, sheet, color) {
  context.font = `600 13px ${pictureFonts}`;
  context.fillStyle = color;
  context.fillText(caption, sheet.x, sheet.y + sheet.height + 18);
}

/**
 * Writes the names of a plane's items into their corners, as far as there is room for them.
 * @param {CanvasRenderingContext2D} context
 * @param {import("./painted.js").PaintedScene} painted
 * @param {number} plane
 * @param {string} color
 */
function paintNames(context, painted, plane, color) {
  const { scene, colors } = painted;
  /** @type {import("./geometry.js").Rect[]} */
  const taken = [];
  context.font = `${nameSize}px ${pictureFonts}`;
  scene.items.forEach((_, index) => {
    if (index === 0 || planeOf(scene, index) !== plane || !painted.isShown(index)) return;
    const { x, y, width, height } = painted.frame(index), length = context.measureText(scene.ownNames[index]).width + 6, high = nameSize + 5;
    const free = [[x + 3, y + 3], [x + 3, y + height - high - 3], [x + width - length - 3, y + 3]].find(([left, top]) =>
      length < width && high < height && taken.every((other) => left > other.x + other.width || left + length < other.x || top > other.y + other.height || top + high < other.y));
    if (!free) return;
    taken.push({ x: free[0], y: free[1], width: length, height: high });
    context.globalAlpha = 0.8;
    context.fillStyle = colors.paper;
    context.fillRect(free[0], free[1], length, high);
    context.globalAlpha = 1;
    context.fillStyle = color;
    context.fillText(scene.ownNames[index], free[0] + 3, free[1] + nameSize + 1);
  });
}
