import { amount, button, element, shortened, timed } from "./elements.js";
import { Pieces } from "./pieces.js";
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./picture.js").Picture} Picture */

/** The canvas's edge, to be dragged, with a slider that does the same and shows where the layout changes. */
export class Edge {
  /**
   * By tab.
   * @type {Map<number, Pieces>}
   */
  #pieces = new Map();

  /**
   * @param {Store} store
   * @param {Picture} picture
   */
  constructor(store, picture) {
    this.store = store;
    this.picture = picture;
    this.handle = element("div", { class: "edge", "aria-hidden": "true", title: "Drag to resize the canvas", pointerdown: (/** @type {PointerEvent} */ event) => this.#drag(event) });
    this.range = /** @type {HTMLInputElement} */ (element("input", {
      type: "range", step: "any", "aria-label": "Width of the canvas", input: () => this.resize(Number(this.range.value)),
      keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    }));
    this.ticks = element("div", { class: "ticks" });
    this.label = element("output", { class: "width" });
    this.because = element("p", { class: "because", role: "status" });
    this.reset = button("Reset", () => this.resize(null), { class: "quiet-button" });
    this.node = element("div", { class: "widths", role: "group", "aria-label": "Canvas width" },
      this.label, element("div", { class: "slider" }, this.ticks, this.range), this.reset, this.because);
    picture.node.append(this.handle);
    picture.afterDrawing = () => this.#place();
    store.listen((_, changed) => {
      if (changed.has("tab")) {
        this.picture.resized = null;
        store.state.canvasWidth = null;
        this.fill();
      } else if (changed.has("canvasWidth")) this.show();
    });
  }

  get pieces() {
    const { tab } = this.store.state;
    const known = this.#pieces.get(tab) ?? new Pieces(this.picture.scene);
    this.#pieces.set(tab, known);
    return known;
  }

  /** Sets the slider to the tab's widths, and puts a tick at each breakpoint. */
  fill() {
    const { pieces } = this;
    this.node.hidden = this.handle.hidden = pieces.isEmpty;
    if (pieces.isEmpty) return;
    this.range.min = String(pieces.least);
    this.range.max = String(pieces.most);
    const place = (/** @type {number} */ width) => `${100 * (width - pieces.least) / (pieces.most - pieces.least)}%`;
    this.ticks.replaceChildren(...pieces.pieces.flatMap((piece, index) => {
      const marks = [];
      if (piece.conflicts) {
        const band = element("span", { class: "band", title: shortened(piece.conflicts[0], 200) });
        band.style.left = place(piece.from);
        band.style.width = `${100 * (piece.to - piece.from) / (pieces.most - pieces.least)}%`;
        marks.push(band);
      }
      if (index > 0) {
        const tick = element("span", { class: "breakpoint" });
        tick.style.left = place(piece.from);
        marks.push(tick);
      }
      return marks;
    }));
    this.show();
  }

  /** @param {number | null} width */
  resize(width) {
    const { pieces } = this;
    if (pieces.isEmpty) return;
    const own = this.picture.scene.width;
    const limited = width === null ? null : Math.min(pieces.most, Math.max(pieces.least, Math.round(width * 2) / 2));
    this.store.set({ canvasWidth: limited === own ? null : limited });
  }

  /** Puts the frames of the width asked for into the picture. */
  show() {
    const { pieces } = this, { canvasWidth } = this.store.state;
    const { scene } = this.picture;
    this.picture.resized = canvasWidth === null || pieces.isEmpty ? null : timed("resize", () => pieces.framesAt(canvasWidth));
    const width = canvasWidth ?? scene.width;
    this.range.value = String(width);
    this.range.setAttribute("aria-valuetext", `${amount(width)} points`);
    this.label.textContent = `${amount(width)} pt`;
    this.reset.hidden = canvasWidth === null;
    const piece = pieces.isEmpty ? null : pieces.pieces[pieces.at(width)];
    this.because.textContent = canvasWidth === null || !piece ? "" : piece.conflicts ? shortened(piece.conflicts[0], 140)
      : piece.because ? `From ${amount(piece.from)}: ${shortened(piece.because.join("; "), 140)}` : "";
    this.because.classList.toggle("error", canvasWidth !== null && piece?.conflicts !== undefined);
    this.picture.redraw();
  }

  /** Keeps the handle at the sheet's right edge. */
  #place() {
    const { viewport, width, scene } = this.picture;
    const isShown = !this.pieces.isEmpty && !this.store.state.isDeep && !(this.picture.other && this.store.state.mode === "beside");
    this.handle.hidden = !isShown;
    this.handle.style.transform = `translate(${Math.round(viewport.x + width * viewport.zoom)}px, ${viewport.y}px)`;
    this.handle.style.height = `${Math.round(scene.height * viewport.zoom)}px`;
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    event.preventDefault();
    const start = event.clientX, width = this.picture.width, { zoom } = this.picture.viewport;
    this.picture.viewport.isFitted = false;
    const move = (/** @type {PointerEvent} */ moved) => this.resize(width + (moved.clientX - start) / zoom);
    const end = () => {
      this.handle.removeEventListener("pointermove", move);
      this.handle.classList.remove("dragged");
    };
    this.handle.setPointerCapture(event.pointerId);
    this.handle.classList.add("dragged");
    this.handle.addEventListener("pointermove", move);
    this.handle.addEventListener("pointerup", end, { once: true });
    this.handle.addEventListener("pointercancel", end, { once: true });
  }

  /**
   * By a point, ten with Shift, and from breakpoint to breakpoint with Page Up and Page Down.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const { pieces } = this, width = this.store.state.canvasWidth ?? this.picture.scene.width;
    const step = event.shiftKey ? 10 : 1, breakpoints = pieces.pieces.slice(1).map((piece) => piece.from);
    const next = {
      ArrowRight: width + step, ArrowUp: width + step, ArrowLeft: width - step, ArrowDown: width - step,
      PageUp: breakpoints.find((point) => point > width + 0.5) ?? pieces.most,
      PageDown: [...breakpoints].reverse().find((point) => point < width - 0.5) ?? pieces.least, Home: pieces.least, End: pieces.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.resize(next);
  }
}
