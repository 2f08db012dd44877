/** The least space around what is shown completely, in pixels. */
const edgeSpace = 8;

/** The position of a scene on the screen: its zoom in pixels per point, and its top left corner in pixels. */
export class Viewport {
  zoom = 1;
  x = 0;
  y = 0;
  /** Whether it follows the size of the window, until the user zooms or pans. */
  isFitted = true;

  /**
   * Shows a part of the canvas completely, with a little space around it, at up to 3 pixels per point.
   * @param {import("./geometry.js").Rect} part In points.
   * @param {number} roomWidth
   * @param {number} roomHeight
   */
  fit({ x, y, width, height }, roomWidth, roomHeight) {
    const most = Math.min((roomWidth - 2 * edgeSpace) / Math.max(1, width), (roomHeight - 2 * edgeSpace) / Math.max(1, height));
    this.zoom = Math.min(3, Math.max(0.02, most));
    this.x = Math.round((roomWidth - width * this.zoom) / 2 - x * this.zoom);
    this.y = Math.round((roomHeight - height * this.zoom) / 2 - y * this.zoom);
    this.isFitted = true;
  }

  /**
   * Zooms around a point of the screen.
   * @param {number} zoom
   * @param {number} x
   * @param {number} y
   */
  zoomTo(zoom, x, y) {
    const next = Math.min(32, Math.max(0.02, zoom));
    this.x = Math.round(x - (x - this.x) * next / this.zoom);
    this.y = Math.round(y - (y - this.y) * next / this.zoom);
    this.zoom = next;
    this.isFitted = false;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  pan(x, y) {
    this.x += Math.round(x);
    this.y += Math.round(y);
    this.isFitted = false;
  }

  /** The form in the fragment: the zoom and the corner; empty if fitted. */
  get text() { return this.isFitted ? "" : `${Math.round(this.zoom * 1e6) / 1e6} ${this.x} ${this.y}`; }

  /** @param {string} text */
  set text(text) {
    const numbers = text.split(" ").map(Number);
    if (numbers.length !== 3 || !numbers.every(Number.isFinite) || !(numbers[0] >= 0.02 && numbers[0] <= 32)) return;
    [this.zoom, this.x, this.y] = numbers;
    this.isFitted = false;
  }
}
