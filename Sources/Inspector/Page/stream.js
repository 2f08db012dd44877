/**
 * @typedef {import("./geometry.js").Rect} Rect
 * @typedef {{ role: number, light: string, dark: string, lightAlpha: number, darkAlpha: number, opacity: number }} Paint The role's place among those of themes,
 *   or that of a document's colour, which has its colours in light and dark mode.
 * @typedef {{ paint: Paint, width: number, dash: number[], isRound: boolean }} Stroke
 * @typedef {{ kind: "group", id: string | null, classes: string[], className: string | null, frame: Rect | null, undetermined: string[], title: string | null, clip: Rect | null }} GroupCommand
 * @typedef {{ kind: "end" }} EndCommand
 * @typedef {{ kind: "rectangle", frame: Rect, radius: number, fill: Paint | null, stroke: Stroke | null }} RectangleCommand
 * @typedef {{ kind: "lines", segments: number[][], stroke: Stroke | null }} LinesCommand Segments as the x and y of their ends.
 * @typedef {{ kind: "polygon", points: number[][], fill: Paint | null, stroke: Stroke | null }} PolygonCommand
 * @typedef {{ kind: "image", frame: Rect, id: string | null }} ImageCommand
 * @typedef {{ kind: "text", text: string, x: number, y: number, anchor: "start" | "middle" | "end", size: number, weight: number, isItalic: boolean, family: string | null,
 *   paint: Paint | null, width: number, letterSpacing: number, stretch: number }} TextCommand
 * @typedef {GroupCommand | EndCommand | RectangleCommand | LinesCommand | PolygonCommand | ImageCommand | TextCommand} DisplayCommand
 * @typedef {{ x: number, y: number, zoom: number, tears: { start: number, end: number }[] }} Projection Where the canvas's corner is in the picture, points of the
 *   picture for a point of the canvas, and the bands of the canvas that are drawn shortened.
 * @typedef {{ width: number, height: number, projection: Projection, background: Paint | null, commands: DisplayCommand[] }} DisplayList
 */

/** The roles of colours in their order, by the names of the page's custom properties. */
export const roleNames = [
  "paper", "sheet", "sheet-outline", "text", "secondary", "document-text", "container", "guide", "system-guide", "constraint", "derived", "conflict", "ambiguity",
  "hue-0", "hue-1", "hue-2", "hue-3", "hue-4",
];
/** The role of a document's own colour. */
export const ownColor = roleNames.length;
const lineAnchors = /** @type {const} */ (["start", "middle", "end"]);

/**
 * Reads a picture as the command writes it: numbers, and the bytes of strings, whose lengths are among the numbers.
 * @param {ArrayLike<number>} numbers
 * @param {Uint8Array} bytes
 * @returns {DisplayList}
 */
export function readDisplayList(numbers, bytes) {
  const stream = new DisplayStream(numbers, bytes), { next } = stream;
  const width = next(), height = next(), projection = { x: next(), y: next(), zoom: next(), tears: stream.list(() => ({ start: next(), end: next() })) };
  const role = next(), background = role < 0 ? null : stream.color(role);
  return { width, height, projection, background, commands: stream.list(() => stream.command()) };
}

/** The numbers and strings of a picture, in the order in which they are read. */
class DisplayStream {
  #place = 0;
  #start = 0;
  #decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  /**
   * @param {ArrayLike<number>} numbers
   * @param {Uint8Array} bytes
   */
  constructor(numbers, bytes) {
    this.numbers = numbers;
    this.bytes = bytes;
  }

  next = () => this.numbers[this.#place++];

  text = () => this.optionalText() ?? "";

  /** A string; null if there is none. */
  optionalText() {
    const count = this.next();
    if (count < 0) return null;
    const text = this.#decoder.decode(this.bytes.subarray(this.#start, this.#start + count));
    this.#start += count;
    return text;
  }

  /**
   * A count, and as many values.
   * @template Value
   * @param {() => Value} read
   * @returns {Value[]}
   */
  list(read) {
    const count = this.next(), values = [];
    for (let index = 0; index < count && this.#place < this.numbers.length; index++) values.push(read());
    return values;
  }

  /** @returns {Rect} */
  rectangle() { return { x: this.next(), y: this.next(), width: this.next(), height: this.next() }; }

  optionalRectangle() { return this.next() ? this.rectangle() : null; }

  /** @returns {Paint | null} */
  paint() {
    const role = this.next();
    if (role < 0) return null;
    const paint = this.color(role);
    paint.opacity = this.next();
    return paint;
  }

  /**
   * A colour, with what follows its role.
   * @param {number} role
   * @returns {Paint}
   */
  color(role) {
    if (role !== ownColor) return { role, light: "", dark: "", lightAlpha: 1, darkAlpha: 1, opacity: 1 };
    const color = () => `rgb(${this.next()}, ${this.next()}, ${this.next()})`, alpha = () => this.next() / 255;
    return { role, light: color(), lightAlpha: alpha(), dark: color(), darkAlpha: alpha(), opacity: 1 };
  }

  /** @returns {Stroke | null} */
  stroke() {
    if (!this.next()) return null;
    const paint = /** @type {Paint} */ (this.paint());
    return { paint, width: this.next(), dash: this.list(this.next), isRound: this.next() > 0 };
  }

  /** @returns {DisplayCommand} */
  command() {
    const { next } = this;
    switch (next()) {
      case 0: return this.group();
      case 2: return { kind: "rectangle", frame: this.rectangle(), radius: next(), fill: this.paint(), stroke: this.stroke() };
      case 3: return { kind: "lines", segments: this.list(() => [next(), next(), next(), next()]), stroke: this.stroke() };
      case 4: return { kind: "polygon", points: this.list(() => [next(), next()]), fill: this.paint(), stroke: this.stroke() };
      case 5: return { kind: "image", frame: this.rectangle(), id: this.optionalText() };
      case 6: return this.line();
      default: return { kind: "end" };
    }
  }

  /** @returns {GroupCommand} */
  group() {
    return {
      kind: "group", id: this.optionalText(), classes: this.list(this.text), className: this.optionalText(), frame: this.optionalRectangle(),
      undetermined: this.list(this.text), title: this.optionalText(), clip: this.optionalRectangle(),
    };
  }

  /**
   * A line of text.
   * @returns {TextCommand}
   */
  line() {
    const { next } = this;
    return {
      kind: "text", text: this.text(), x: next(), y: next(), anchor: lineAnchors[next()], size: next(), weight: next(), isItalic: next() > 0, family: this.optionalText(),
      paint: this.paint(), width: next(), letterSpacing: next(), stretch: next(),
    };
  }
}
