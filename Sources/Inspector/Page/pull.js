import { amount, button, counted, element, shortened, timed } from "./elements.js";
import { changedEquation, readEdit, writeEdit } from "./edits.js";
import { rectOf } from "./geometry.js";
/** @typedef {import("./whatif.js").WhatIf} WhatIf */
/** @typedef {"left" | "right" | "top" | "bottom"} EdgeName */
/** @typedef {{ name: string, shown?: { text: string, second?: unknown }, constant: number, share: number, moved: number }} Choice
 *   A constraint whose constant moves an edge: by how much for each point, and how many items move. */

/** How near to an edge the pointer has to be, in pixels. */
const grip = 5;
/** The change of a constant that is tried, in points. */
const trial = 8;
/** The most constraints that are tried, the item's own first. */
const mostTried = 60;

/** Dragging an edge of the selected item, which changes the constant of a constraint that decides it. */
export class EdgePull {
  /** @type {{ item: number, edge: EdgeName, choices: Choice[], chosen: number, distance: number } | null} */
  #pull = null;
  /** Whether an edge is being dragged. */
  isPulling = false;

  /**
   * @param {import("./store.js").Store} store
   * @param {import("./picture.js").Picture} picture
   * @param {WhatIf} whatIf
   */
  constructor(store, picture, whatIf) {
    this.store = store;
    this.picture = picture;
    this.whatIf = whatIf;
    this.menu = element("div", { class: "choices-of-edge", role: "group", "aria-label": "Constraints that move this edge", hidden: true });
    picture.node.append(this.menu);
    store.listen((_, changed) => { if (["selected", "tab", "canvas", "isDeep"].some((key) => changed.has(key))) this.close(); });
  }

  /** The selected item; -1 where none of its edges can be dragged. */
  get #item() {
    const { selected } = this.store.state, { scene } = this.picture;
    const isOwn = selected > 0 && selected < scene.items.length && [undefined, "custom"].includes(scene.items[selected].guide);
    return isOwn && this.picture.isFlat && this.whatIf.live && !this.picture.resized ? selected : -1;
  }

  /**
   * The edge at a position on the screen; null if there is none.
   * @param {{ x: number, y: number }} place
   * @returns {EdgeName | null}
   */
  edgeAt(place) {
    const item = this.#item;
    if (item < 0) return null;
    const { x: left, y: top, width, height } = this.picture.onScreen(rectOf(this.picture.frames, item)), right = left + width, bottom = top + height;
    if (place.x < left - grip || place.x > right + grip || place.y < top - grip || place.y > bottom + grip) return null;
    // In a small item, most of the inside is left for clicks.
    const reach = (/** @type {number} */ length) => Math.min(grip, length / 6);
    const distances = /** @type {[EdgeName, number, number][]} */ ([
      ["right", right - place.x, right - left], ["bottom", bottom - place.y, bottom - top], ["left", place.x - left, right - left], ["top", place.y - top, bottom - top]]);
    return distances.find(([, inside, length]) => inside <= reach(length) && inside >= -grip)?.[0] ?? null;
  }

  /**
   * Begins to drag if an edge is there that something can move.
   * @param {PointerEvent} event
   * @param {{ x: number, y: number }} place
   */
  press(event, place) {
    const edge = event.button === 0 ? this.edgeAt(place) : null, item = this.#item;
    if (!edge) return false;
    const choices = timed("edge", () => this.#choices(item, edge));
    if (choices.length === 0) return false;
    event.preventDefault();
    this.close();
    this.#pull = { item, edge, choices, chosen: 0, distance: 0 };
    this.isPulling = true;
    const isAcross = edge === "left" || edge === "right", { zoom } = this.picture.viewport;
    const start = isAcross ? event.clientX : event.clientY, { overlay } = this.picture;
    const move = (/** @type {PointerEvent} */ moved) => {
      if (!this.#pull) return;
      this.#pull.distance = Math.round(((isAcross ? moved.clientX : moved.clientY) - start) / zoom);
      this.#apply();
    };
    const end = () => {
      overlay.removeEventListener("pointermove", move);
      this.isPulling = false;
      if (this.#pull?.distance) this.#show();
    };
    overlay.setPointerCapture(event.pointerId);
    overlay.addEventListener("pointermove", move);
    for (const kind of ["pointerup", "pointercancel"]) overlay.addEventListener(kind, end, { once: true });
    return true;
  }

  /**
   * The constraints that move an edge, each tried by solving: the item's own first, then those that leave the opposite edge
   * where it is, then those that move the fewest items.
   * @param {number} item
   * @param {EdgeName} edge
   * @returns {Choice[]}
   */
  #choices(item, edge) {
    const { live } = this.whatIf, { scene } = this.picture, { edits } = this.store.state;
    const before = this.whatIf.framesOn(edits);
    if (!live || !before) return [];
    const own = new Set(scene.constraintsOf[item]);
    const tried = [...live.constraints].sort((first, second) => Number(own.has(second.shown)) - Number(own.has(first.shown))).slice(0, mostTried);
    const opposite = /** @type {const} */ ({ left: "right", right: "left", top: "bottom", bottom: "top" })[edge];
    /** @type {Map<string, Choice & { isOwn: boolean, keepsOpposite: boolean }>} */
    const found = new Map();
    for (const { name, shown } of tried) {
      if (found.has(name) || scene.constraints[shown]?.effect === "inactive") continue;
      const constant = Number(this.whatIf.value(name, "constant"));
      const after = this.whatIf.framesOn(changed(edits, name, constant + trial));
      if (!after) continue;
      const by = (/** @type {EdgeName} */ name) => (placeOfEdge(after[item], name) - placeOfEdge(before[item], name)) / trial, share = by(edge);
      const moved = after.filter((frame, index) => !scene.items[index].guide && frame.some((number, place) => Math.abs(number - before[index][place]) > 0.25)).length;
      if (Math.abs(share) > 0.05) found.set(name, { name, shown: scene.constraints[shown], constant, share, moved, isOwn: own.has(shown), keepsOpposite: Math.abs(by(opposite)) < 0.05 });
    }
    return [...found.values()].sort((first, second) => Number(second.isOwn) - Number(first.isOwn) || Number(second.keepsOpposite) - Number(first.keepsOpposite) || first.moved - second.moved);
  }

  /** Changes the chosen constraint by as much as moves the edge to the pointer. */
  #apply() {
    if (!this.#pull) return;
    const { choices, chosen, distance } = this.#pull, { name, constant, share } = choices[chosen];
    this.whatIf.set(name, "constant", Math.round((constant + distance / share) * 2) / 2);
  }

  /** Offers the other constraints that move the edge. */
  #show() {
    if (!this.#pull) return;
    const { choices, chosen, item } = this.#pull;
    this.menu.replaceChildren(element("p", { class: "quiet" }, choices.length > 1 ? "What moves the edge" : "Moved by"),
      ...choices.slice(0, 6).map((choice, index) => button("", () => this.#choose(index), { "aria-pressed": String(index === chosen) },
        element("bdi", {}, shortened(this.#equation(choice), 60)), element("span", { class: "quiet" }, `moves ${counted(choice.moved, "view")}, ${amount(Math.abs(choice.share))} pt for each point`))),
      button("×", () => this.close(), { class: "close", "aria-label": "Close" }));
    const { x, y, width, height } = this.picture.onScreen(rectOf(this.picture.frames, item)), right = x + width + 12, below = y + height + 12;
    this.menu.hidden = false;
    const { clientWidth, clientHeight } = this.picture.node, { offsetWidth, offsetHeight } = this.menu;
    this.menu.style.left = `${Math.max(8, Math.min(right, clientWidth - offsetWidth - 8))}px`;
    this.menu.style.top = `${Math.max(8, Math.min(below, clientHeight - offsetHeight - 8))}px`;
  }

  /**
   * The equation of a constraint with its constant as it is now.
   * @param {Choice} choice
   */
  #equation({ name, shown, constant }) {
    const now = Number(this.whatIf.value(name, "constant"));
    return !shown ? name : now === constant ? shown.text : changedEquation(shown, "constant", now);
  }

  /**
   * Changes another constraint instead.
   * @param {number} index
   */
  #choose(index) {
    if (!this.#pull) return;
    const { choices, chosen } = this.#pull;
    this.whatIf.set(choices[chosen].name, "constant", choices[chosen].constant);
    this.#pull.chosen = index;
    this.#apply();
    this.#show();
  }

  close() {
    this.#pull = null;
    this.menu.hidden = true;
  }
}

/**
 * The changes with another constant of a constraint.
 * @param {string[]} edits
 * @param {string} name
 * @param {number} constant
 */
function changed(edits, name, constant) {
  const others = edits.filter((text) => {
    const edit = readEdit(text);
    return edit?.name !== name || edit.key !== "constant";
  });
  return [...others, writeEdit({ name, key: "constant", value: constant })];
}

/**
 * @param {number[]} frame
 * @param {EdgeName} edge
 */
function placeOfEdge([x, y, width, height], edge) {
  return { left: x, right: x + width, top: y, bottom: y + height }[edge];
}
