import { amount, button, element, shortened, timed } from "./elements.js";
import { Scene } from "./data.js";
import { readEdit } from "./edits.js";
import { Pieces } from "./pieces.js";
import { traitOf } from "./variants.js";
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {"width" | "height"} Axis */

/** @type {Axis[]} */
const axes = ["width", "height"];
/** A scene without other canvases. */
const nothing = new Scene({ id: "", canvas: [], items: [], constraints: [], findings: [] });

/** The canvas's edges, which can be dragged, with a slider that does the same and shows where the layout changes. */
export class Edge {
  /**
   * Keyed by tab and axis.
   * @type {Map<string, Pieces>}
   */
  #pieces = new Map();
  /**
   * The axis that the slider changes.
   * @type {Axis}
   */
  axis = "width";

  /**
   * @param {Store} store
   * @param {Picture} picture
   */
  constructor(store, picture) {
    this.store = store;
    this.picture = picture;
    this.handles = new Map(axes.map((axis) => [axis, element("div", {
      class: `edge ${axis}`, "aria-hidden": "true", title: `Drag to change the canvas's ${axis}`,
      pointerdown: (/** @type {PointerEvent} */ event) => this.#drag(event, axis),
    })]));
    this.range = /** @type {HTMLInputElement} */ (element("input", {
      type: "range", step: "any", input: () => this.resize(this.axis, Number(this.range.value)),
      keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    }));
    this.ticks = element("div", { class: "ticks" });
    this.label = element("output", { class: "length" });
    this.because = element("p", { class: "because", role: "status" });
    this.reset = button("Reset", () => this.resize(this.axis, null), { class: "quiet-button" });
    this.choices = axes.map((axis) => button(axis === "width" ? "Width" : "Height", () => this.choose(axis), { class: "choice" }));
    this.node = element("div", { class: "lengths", role: "group", "aria-label": "Size of the canvas" },
      element("div", { class: "choices" }, ...this.choices), element("div", { class: "slider" }, this.ticks, this.range), this.label, this.reset, this.because);
    picture.node.append(...this.handles.values());
    picture.afterDrawing = () => this.#place();
    store.listen((_, changed) => {
      if (changed.has("tab")) {
        this.axis = store.state.canvas?.axis ?? this.axis;
        this.fill();
      } else if (["canvas", "edits", "canSolve"].some((key) => changed.has(key))) {
        if (this.node.classList.contains("empty") === this.pieces().isEmpty) this.show(); else this.fill();
        if (changed.has("edits")) this.picture.redraw();
      }
    });
  }

  /** Whether a device that was chosen gives the canvas its size. */
  get isGiven() { return this.store.state.edits.some((text) => traitOf(readEdit(text)) === "device"); }

  /**
   * @param {Axis} [axis]
   */
  pieces(axis = this.axis) {
    if (this.isGiven) return new Pieces(nothing, axis);
    const key = `${this.store.state.tab} ${axis}`;
    const known = this.#pieces.get(key) ?? new Pieces(this.picture.written, axis);
    this.#pieces.set(key, known);
    return known;
  }

  /**
   * The canvas's own length.
   * @param {Axis} axis
   */
  #own(axis) { return axis === "width" ? this.picture.written.width : this.picture.written.height; }

  /**
   * The current length.
   * @param {Axis} axis
   */
  length(axis) {
    const { canvas } = this.store.state;
    return canvas?.axis === axis ? canvas.length : this.#own(axis);
  }

  /**
   * Sets the slider's axis.
   * @param {Axis} axis
   */
  choose(axis) {
    this.axis = axis;
    this.fill();
  }

  /** Sets the slider to the tab's lengths, with a tick for each breakpoint and a band for each problem. */
  fill() {
    const known = axes.filter((axis) => !this.pieces(axis).isEmpty);
    if (known.length && !known.includes(this.axis)) this.axis = known[0];
    const pieces = this.pieces();
    this.node.classList.toggle("empty", pieces.isEmpty);
    if (pieces.isEmpty) {
      this.picture.resized = null;
      return;
    }
    this.choices.forEach((choice, index) => {
      choice.setAttribute("aria-pressed", String(axes[index] === this.axis));
      choice.hidden = !known.includes(axes[index]);
    });
    this.range.setAttribute("aria-label", `${this.axis === "width" ? "Width" : "Height"} of the canvas`);
    this.range.min = String(pieces.least);
    this.range.max = String(pieces.most);
    this.ticks.replaceChildren(...this.#marks(pieces));
    this.show();
  }

  /**
   * @param {Pieces} pieces
   * @returns {HTMLElement[]}
   */
  #marks(pieces) {
    const share = (/** @type {number} */ length) => 100 * (length - pieces.least) / (pieces.most - pieces.least);
    const band = (/** @type {{ from: number, to: number }} */ { from, to }, /** @type {string} */ kind, /** @type {string} */ words) => {
      const made = element("span", { class: `band ${kind}`, title: shortened(words, 200) });
      made.style.left = `${share(from)}%`;
      made.style.width = `${share(to) - share(from)}%`;
      return made;
    };
    const ticks = pieces.pieces.slice(1).map((piece) => {
      const tick = element("span", { class: "breakpoint" });
      tick.style.left = `${share(piece.from)}%`;
      return tick;
    });
    const conflicts = pieces.pieces.flatMap((piece) => piece.conflict ? [band(piece, "error", piece.conflict)] : []);
    return [...ticks, ...pieces.findings.map((finding) => band(finding, "warning", this.#words(finding))), ...conflicts];
  }

  /** @param {import("./data.js").RangeFinding} finding */
  #words(finding) {
    const names = finding.items.map((item) => this.picture.scene.names[item]).slice(0, 4).join(", ");
    return `${finding.code}: ${names} ${finding.message}, ${amount(finding.from)}…${amount(finding.to)}`;
  }

  /**
   * Changes the canvas's length along one axis and resets the other.
   * @param {Axis} axis
   * @param {number | null} length
   */
  resize(axis, length) {
    const pieces = this.pieces(axis);
    if (pieces.isEmpty) return;
    if (axis !== this.axis) this.choose(axis);
    const limited = length === null ? null : Math.min(pieces.most, Math.max(pieces.least, Math.round(length * 2) / 2));
    this.store.set({ canvas: limited === null || limited === this.#own(axis) ? null : { axis, length: limited } });
  }

  /** Updates the picture with the frames of the current canvas. */
  show() {
    const { canvas } = this.store.state, pieces = canvas && this.pieces(canvas.axis);
    // What is solved has frames of its own.
    this.picture.resized = pieces && !pieces.isEmpty && !this.picture.solved ? timed("resize", () => pieces.framesAt(canvas.length)) : null;
    const length = this.length(this.axis);
    this.range.value = String(length);
    this.range.setAttribute("aria-valuetext", `${amount(length)} points`);
    this.label.textContent = `${amount(length)} pt`;
    this.reset.hidden = canvas === null;
    this.ticks.hidden = this.store.state.edits.length > 0;
    this.#tell(canvas?.axis === this.axis ? length : null);
    this.picture.redraw();
  }

  /**
   * Shows the problems at a length, or else the cause of the last breakpoint before it.
   * @param {number | null} length
   */
  #tell(length) {
    const pieces = this.pieces(), isChanged = this.store.state.edits.length > 0;
    const piece = length === null || isChanged ? null : pieces.pieces[pieces.at(length)];
    const found = length === null || isChanged ? [] : pieces.findings.filter(({ from, to }) => from <= length && length <= to);
    const words = piece?.conflict ? piece.conflict : found.length ? found.map((finding) => this.#words(finding)).join("; ")
      : length !== null && this.picture.resized && this.picture.written.record.live && this.store.state.canSolve ? `Frames alone: the page can’t solve the layout at this ${this.axis}, so texts have the lines of its own size`
      : piece?.because ? `From ${amount(piece.from)}: ${piece.because.join("; ")}` : "";
    this.because.textContent = shortened(words, 160);
    this.because.title = shortened(words, 600);
    this.because.className = `because ${piece?.conflict ? "error" : found.length ? "warning" : ""}`;
  }

  /** Keeps the handles at the sheet's right and bottom edges. */
  #place() {
    const { isFlat } = this.picture, { x, y, width, height } = this.picture.onScreen({ x: 0, y: 0, width: this.picture.width, height: this.picture.height });
    for (const [axis, handle] of this.handles) {
      handle.hidden = this.pieces(axis).isEmpty || !isFlat;
      const [left, top] = axis === "width" ? [x + width, y] : [x, y + height];
      handle.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      handle.style[axis === "width" ? "height" : "width"] = `${Math.round(axis === "width" ? height : width)}px`;
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {Axis} axis
   */
  #drag(event, axis) {
    event.preventDefault();
    const handle = /** @type {HTMLElement} */ (this.handles.get(axis)), { zoom } = this.picture.viewport;
    const place = (/** @type {PointerEvent} */ at) => axis === "width" ? at.clientX : at.clientY;
    const start = place(event), length = this.length(axis);
    this.picture.viewport.isFitted = false;
    const move = (/** @type {PointerEvent} */ moved) => this.resize(axis, length + (place(moved) - start) / zoom);
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.classList.remove("dragged");
    };
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("dragged");
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end, { once: true });
    handle.addEventListener("pointercancel", end, { once: true });
  }

  /**
   * Moves by a point, by ten with Shift, and between breakpoints with Page Up and Page Down.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const pieces = this.pieces(), length = this.length(this.axis);
    const step = event.shiftKey ? 10 : 1, breakpoints = pieces.pieces.slice(1).map((piece) => piece.from);
    const next = {
      ArrowRight: length + step, ArrowUp: length + step, ArrowLeft: length - step, ArrowDown: length - step,
      PageUp: breakpoints.find((point) => point > length + 0.5) ?? pieces.most,
      PageDown: [...breakpoints].reverse().find((point) => point < length - 0.5) ?? pieces.least, Home: pieces.least, End: pieces.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.resize(this.axis, next);
  }
}
