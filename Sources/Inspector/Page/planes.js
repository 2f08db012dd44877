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
   * @param {import("./viewport.js").Viewport} viewport
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
  const { scene, colors } = painted, sheet = painted.screen(painted.sheet);
  for (const plane of [-1, 0, 1]) {
    place(plane);
    if (plane >= 0) {
      // The edge of the plane, so that guides don't seem to float.
      context.strokeStyle = colors.sheetOutline;
      context.lineWidth = 1;
      context.strokeRect(sheet.x + 0.5, sheet.y + 0.5, sheet.width, sheet.height);
    }
    painted.paint(context, ({ id, classes }, depth) => {
      if (depth === 0) return classes[0] === (plane < 0 ? "views" : "guides");
      return plane < 0 || planeOf(scene, scene.places.get(id ?? "") ?? 0) === plane;
    });
  }
}
