import { timed } from "./elements.js";
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./store.js").Store} Store */

/** Hovering, selecting, panning and zooming by mouse, pen and touch. */
export class Pointer {
  /**
   * The pointers that are down, by id.
   * @type {Map<number, { x: number, y: number }>}
   */
  #down = new Map();
  #hasMoved = false;
  /**
   * Where the last click was.
   * @type {{ x: number, y: number } | null}
   */
  #clicked = null;

  /**
   * @param {Picture} picture
   * @param {Store} store
   * @param {import("./pull.js").EdgePull} edges
   */
  constructor(picture, store, edges) {
    this.edges = edges;
    this.picture = picture;
    this.store = store;
    const { overlay } = picture;
    overlay.addEventListener("pointerdown", (event) => this.#press(event));
    overlay.addEventListener("pointermove", (event) => this.#move(event));
    overlay.addEventListener("pointerup", (event) => this.#release(event));
    overlay.addEventListener("pointercancel", (event) => this.#down.delete(event.pointerId));
    overlay.addEventListener("pointerleave", () => this.#hover(-1, null));
    overlay.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  /** The rectangle of the picture in the window. */
  #room = new DOMRect();

  /** @param {MouseEvent} event */
  #place(event) {
    const box = this.#room = this.picture.node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button > 1) return;
    if (this.edges.press(event, this.#place(event))) return this.#hover(-1, null);
    this.#down.set(event.pointerId, this.#place(event));
    this.#hasMoved = false;
    try {
      this.picture.overlay.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is already gone.
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const place = this.#place(event), last = this.#down.get(event.pointerId);
    if (!last) {
      if (this.edges.isPulling) return;
      const edge = this.edges.edgeAt(place);
      this.picture.overlay.style.cursor = edge ? edge === "left" || edge === "right" ? "ew-resize" : "ns-resize" : "";
      this.#setMeasuring(event.altKey);
      timed("hover", () => this.#hover(this.picture.itemAt(place.x, place.y), place));
      return;
    }
    const [x, y] = [place.x - last.x, place.y - last.y];
    if (!this.#hasMoved && Math.hypot(x, y) < 4) return;
    this.#hasMoved = true;
    if (this.#down.size === 2) this.#pinch(event.pointerId, place);
    else if (this.store.state.isDeep && !event.shiftKey) this.picture.planes.turn(x, y);
    else this.picture.viewport.pan(x, y);
    this.#down.set(event.pointerId, place);
    this.#hover(-1, null);
    this.picture.redraw();
    this.store.writeFragment();
  }

  /**
   * @param {number} id
   * @param {{ x: number, y: number }} place
   */
  #pinch(id, place) {
    const [[, other]] = [...this.#down].filter(([key]) => key !== id);
    const last = /** @type {{ x: number, y: number }} */ (this.#down.get(id));
    const before = Math.hypot(last.x - other.x, last.y - other.y), after = Math.hypot(place.x - other.x, place.y - other.y);
    if (before > 0) this.picture.viewport.zoomTo(this.picture.viewport.zoom * after / before, (place.x + other.x) / 2, (place.y + other.y) / 2);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const place = this.#place(event);
    if (!this.#down.delete(event.pointerId) || this.#hasMoved || event.button !== 0) return;
    this.store.set({ selected: this.#next(place) });
  }

  /**
   * The item that a click selects: the topmost one, or at the same place again the one below the selected one.
   * @param {{ x: number, y: number }} place
   */
  #next(place) {
    const items = this.picture.itemsAt(place.x, place.y), last = this.#clicked;
    this.#clicked = place;
    if (!last || Math.hypot(place.x - last.x, place.y - last.y) > 4) return items[0] ?? -1;
    return items[(items.indexOf(this.store.state.selected) + 1) % items.length] ?? -1;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    event.preventDefault();
    const place = this.#place(event), unit = event.deltaMode === 1 ? 16 : 1;
    const { viewport } = this.picture;
    if (event.ctrlKey || event.metaKey) viewport.zoomTo(viewport.zoom * Math.exp(-event.deltaY * unit / 200), place.x, place.y);
    else viewport.pan(-(event.shiftKey ? event.deltaY : event.deltaX) * unit, -(event.shiftKey ? 0 : event.deltaY) * unit);
    this.picture.redraw();
    this.store.writeFragment();
  }

  /** @param {boolean} isMeasuring */
  #setMeasuring(isMeasuring) {
    if (this.picture.isMeasuring === isMeasuring) return;
    this.picture.isMeasuring = isMeasuring;
    this.picture.redraw();
  }

  /**
   * @param {number} index
   * @param {{ x: number, y: number } | null} place
   */
  #hover(index, place) {
    const { tip, scene } = this.picture;
    const isTold = place !== null && index >= 0 && (index > 0 || !scene.isView(index));
    tip.hidden = !isTold;
    if (isTold) {
      const [width, height] = [this.picture.frames[4 * index + 2], this.picture.frames[4 * index + 3]];
      tip.textContent = `${scene.names[index]}  ${Math.round(width * 100) / 100} × ${Math.round(height * 100) / 100}`;
      // On the side with more room, so that nothing needs to be measured.
      const isLeft = place.x > this.#room.width / 2, isAbove = place.y > this.#room.height - 48;
      tip.style.left = isLeft ? "auto" : `${place.x + 14}px`;
      tip.style.right = isLeft ? `${this.#room.width - place.x + 10}px` : "auto";
      tip.style.top = `${place.y + (isAbove ? -34 : 18)}px`;
    }
    this.store.set({ hovered: index });
  }
}
