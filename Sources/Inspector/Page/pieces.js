/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Piece} Piece */

/** A scene's frames on canvases of other lengths along an axis, computed from the ranges over which they are affine. */
export class Pieces {
  /** The numbers of the last piece used: intercept and slope of x, y, width and height of each item. */
  #numbers;
  #current = -1;

  /**
   * @param {Scene} scene
   * @param {"width" | "height"} axis
   */
  constructor(scene, axis) {
    const range = axis === "width" ? scene.record.widths : scene.record.heights;
    this.scene = scene;
    this.axis = axis;
    this.pieces = range?.pieces ?? [];
    this.findings = range?.findings ?? [];
    this.#numbers = new Float64Array(8 * scene.items.length);
    this.frames = new Float64Array(4 * scene.items.length);
  }

  get isEmpty() { return this.pieces.length === 0; }
  get least() { return this.pieces[0]?.from ?? 0; }
  get most() { return this.pieces[this.pieces.length - 1]?.to ?? 0; }

  /**
   * The piece that contains a length.
   * @param {number} length
   */
  at(length) {
    const found = this.pieces.findIndex((piece) => length <= piece.to);
    return found < 0 ? this.pieces.length - 1 : found;
  }

  /**
   * Every frame at a length, rounded to pixels edge by edge as in layouts.
   * @param {number} length
   */
  framesAt(length) {
    this.#enter(this.at(length));
    const { frames } = this, numbers = this.#numbers, scale = this.scene.record.scale ?? 1;
    for (let item = 0; item < frames.length / 4; item++) {
      for (let axis = 0; axis < 2; axis++) {
        const place = 8 * item + 2 * axis;
        const start = numbers[place] + numbers[place + 1] * length;
        const end = start + numbers[place + 4] + numbers[place + 5] * length;
        // Insets that meet turn a guide inside out.
        const first = pixel(Math.min(start, end) * scale);
        frames[4 * item + axis] = first / scale;
        frames[4 * item + 2 + axis] = (pixel(Math.max(start, end) * scale) - first) / scale;
      }
    }
    return frames;
  }

  /**
   * Applies the changes of a piece; each piece only contains what differs from the previous one.
   * @param {number} piece
   */
  #enter(piece) {
    if (piece < this.#current) this.#current = -1;
    while (this.#current < piece) {
      this.#current += 1;
      for (const [item, numbers] of this.pieces[this.#current].changes) this.#numbers.set(numbers, 8 * item);
    }
  }
}

/**
 * Rounds to a whole pixel as layouts do, halves up, with the same tolerance for solved numbers that are slightly too
 * small.
 * @param {number} value
 */
function pixel(value) {
  return Math.floor(value + 0.5 + 1e-4);
}
