import { element, shortened } from "./elements.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./store.js").Store} Store */

/** The maximum number of rows that are open initially. */
const mostOpened = 250;
/** The maximum number of search results. */
const mostResults = 300;

/** The views and guides as a tree, in sync with the picture. */
export class Tree {
  /**
   * The indices of opened items.
   * @type {Set<number>}
   */
  #opened = new Set();
  /** @type {Map<number, HTMLElement>} */
  #rows = new Map();
  /** @type {HTMLElement | null} */
  #hovered = null;
  #shown = "";

  /**
   * @param {Store} store
   * @param {import("./picture.js").Picture} picture
   */
  constructor(store, picture) {
    this.store = store;
    this.picture = picture;
    this.scene = () => picture.scene;
    this.search = /** @type {HTMLInputElement} */ (element("input", {
      type: "search", placeholder: "Search", "aria-label": "Search views and guides", spellcheck: "false", autocomplete: "off",
      input: () => this.store.set({ query: this.search.value }),
      keydown: (/** @type {KeyboardEvent} */ event) => this.#keyInSearch(event),
    }));
    this.list = element("div", {
      role: "tree", "aria-label": "Views and guides", class: "rows",
      click: (/** @type {MouseEvent} */ event) => this.#click(event),
      mouseover: (/** @type {MouseEvent} */ event) => this.store.set({ hovered: this.#rowAt(event) }),
      mouseleave: () => this.store.set({ hovered: -1 }),
      keydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    });
    this.status = element("p", { class: "status", role: "status" });
    this.node = element("nav", { class: "tree", "aria-label": "Tree" }, element("div", { class: "search" }, this.search), this.status, this.list);
    store.listen((state, changed) => {
      if (changed.has("tab")) this.reset();
      else if (["query", "edits", "canvas", "canSolve", "layers"].some((key) => changed.has(key))) this.#refill();
      if (changed.has("selected")) this.#reveal(state.selected);
      if (changed.has("hovered")) this.#markHovered(state.hovered);
      if (changed.has("finding")) this.#markNamed();
    });
  }

  /** Opens as many levels as fit the maximum number of rows. */
  reset() {
    const scene = this.scene();
    this.#opened.clear();
    let count = 1;
    for (let level = scene.items.length ? [0] : []; level.length > 0 && count < mostOpened;) {
      const next = level.flatMap((index) => this.#children(index));
      if (count + next.length > mostOpened && count > 1) break;
      for (const index of level) if (this.#children(index).length) this.#opened.add(index);
      count += next.length;
      level = next;
    }
    this.#fill();
    this.#reveal(this.store.state.selected);
  }

  /**
   * The children that have rows. The guides that stack views make for themselves only have some while they are shown, or as the
   * selected item.
   * @param {number} index
   */
  #children(index) {
    const { items, children } = this.scene(), { layers, selected } = this.store.state;
    return layers.stack ? children[index] : children[index].filter((child) => items[child].guide !== "stack" || child === selected);
  }

  /** The state to keep when the page is reloaded. */
  get kept() {
    const { items } = this.scene();
    return { opened: [...this.#opened].map((index) => items[index].id), query: this.store.state.query, top: this.list.scrollTop };
  }

  /**
   * Restores the state from before the page was reloaded.
   * @param {{ opened?: unknown, query?: unknown, top?: unknown, theme?: unknown } | null} kept
   */
  restore(kept) {
    if (!kept || !Array.isArray(kept.opened)) return;
    const { places } = this.scene();
    this.#opened = new Set(kept.opened.flatMap((id) => places.get(id) ?? []));
    this.search.value = String(kept.query ?? "");
    this.#fill();
    this.store.set({ query: this.search.value });
    this.#reveal(this.store.state.selected);
    this.list.scrollTop = Number(kept.top) || 0;
  }

  #fill() {
    const scene = this.scene(), words = this.store.state.query.trim().toLowerCase();
    this.#rows.clear();
    this.status.textContent = "";
    if (words) {
      const found = scene.items.map((_, index) => index).filter((index) => scene.matches(index, words));
      this.status.textContent = found.length === 0 ? "Nothing found" : found.length > mostResults ? `The first ${mostResults} of ${found.length}` : `${found.length} found`;
      this.list.replaceChildren(...found.slice(0, mostResults).map((index) => this.#row(index, 0, true)));
    } else {
      this.list.replaceChildren(...(scene.items.length ? this.#rowsBelow(0, 0) : []));
    }
    this.#markNamed();
    this.#makeReachable();
  }

  /** Fills the tree again if what its rows show has changed. */
  #refill() {
    const { scene } = this, words = this.store.state.query;
    const shown = JSON.stringify([words, this.store.state.layers.stack, scene().items.map((item, index) => [item.isHidden, item.open && 1, scene().mark(index)])]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { scrollTop } = this.list;
    this.#fill();
    this.list.scrollTop = scrollTop;
  }

  /**
   * The rows of an item and its open descendants.
   * @param {number} index
   * @param {number} level
   * @returns {HTMLElement[]}
   */
  #rowsBelow(index, level) {
    /** @type {HTMLElement[]} */
    const rows = [];
    /** @type {[number, number][]} */
    const pending = [[index, level]];
    while (pending.length) {
      const [next, depth] = /** @type {[number, number]} */ (pending.pop());
      rows.push(this.#row(next, depth, false));
      if (this.#opened.has(next)) for (const child of [...this.#children(next)].reverse()) pending.push([child, depth + 1]);
    }
    return rows;
  }

  /**
   * @param {number} index
   * @param {number} level
   * @param {boolean} isFlat
   */
  #row(index, level, isFlat) {
    const scene = this.scene(), item = scene.items[index], mark = scene.mark(index);
    const hasChildren = !isFlat && this.#children(index).length > 0, isOpened = this.#opened.has(index);
    const kind = item.guide === undefined ? "view" : item.guide === "custom" ? "guide" : "system";
    const said = [kind === "view" ? "" : "guide", item.isHidden ? "hidden" : "", item.open && !item.guide ? "ambiguous" : "", item.uncertain ? "uncertain" : "", mark].filter(Boolean);
    const row = element("div", {
      role: "treeitem", class: `row ${kind}`, "data-item": index, "aria-level": level + 1, tabindex: "-1",
      "aria-selected": String(index === this.store.state.selected), "aria-expanded": hasChildren ? String(isOpened) : null,
      "data-mark": mark || null, "data-hidden": item.isHidden === true,
      "aria-label": [scene.names[index], item.type, ...said].join(", "),
    },
    element("span", { class: "what" },
      element("span", { class: "twist", "aria-hidden": "true" }, hasChildren ? (isOpened ? "▾" : "▸") : ""),
      element("span", { class: `glyph ${kind} hue-${item.hue ?? 0}`, "aria-hidden": "true" }),
      element("bdi", { class: "name" }, scene.ownNames[index]), isFlat && scene.names[index] !== scene.ownNames[index] ? element("bdi", { class: "around" }, scene.names[index].slice(scene.ownNames[index].length)) : null, mark ? element("span", { class: `mark ${mark}`, "aria-hidden": "true" }) : null),
    kind === "view" && item.type !== "UIView" && item.type !== scene.ownNames[index] ? element("bdi", { class: "type" }, shortened(item.type, 40)) : null);
    // Deep levels are indented less to leave room for names.
    row.style.setProperty("--level", String(Math.min(level, 8) + Math.min(Math.max(level - 8, 0), 24) / 4));
    this.#rows.set(index, row);
    return row;
  }

  /** @param {Event} event */
  #rowAt(event) {
    const row = event.target instanceof Element ? event.target.closest("[data-item]") : null;
    return row instanceof HTMLElement ? Number(row.dataset.item) : -1;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const index = this.#rowAt(event);
    if (index < 0) return;
    const isTwist = event.target instanceof Element && event.target.classList.contains("twist");
    if (isTwist && this.#children(index).length) this.toggle(index, !this.#opened.has(index));
    else this.store.set({ selected: index });
  }

  /**
   * @param {number} index
   * @param {boolean} opens
   */
  toggle(index, opens) {
    if (opens) this.#opened.add(index); else this.#opened.delete(index);
    const hadFocus = this.list.contains(document.activeElement);
    this.#fill();
    if (hadFocus) this.#rows.get(index)?.focus({ preventScroll: true });
  }

  /**
   * Opens the ancestors of an item and scrolls to it.
   * @param {number} index
   */
  #reveal(index) {
    for (const row of this.list.querySelectorAll("[aria-selected=true]")) row.setAttribute("aria-selected", "false");
    if (index < 0) return this.#makeReachable();
    if (this.scene().items[index].guide === "stack" && !this.#rows.has(index)) this.#fill();
    const closed = this.store.state.query ? [] : this.scene().ancestors(index).filter((above) => !this.#opened.has(above));
    if (closed.length) {
      for (const above of closed) this.#opened.add(above);
      this.#fill();
    }
    const row = this.#rows.get(index);
    row?.setAttribute("aria-selected", "true");
    row?.scrollIntoView({ block: "nearest" });
    this.#makeReachable();
  }

  /** Lets Tab focus the selected row, or else the first one. */
  #makeReachable() {
    for (const row of this.list.querySelectorAll("[tabindex='0']")) row.setAttribute("tabindex", "-1");
    const row = this.#rows.get(this.store.state.selected) ?? this.list.firstElementChild;
    row?.setAttribute("tabindex", "0");
  }

  /** Marks the rows of the items that the current finding names. */
  #markNamed() {
    const named = new Set(this.picture.named);
    for (const [index, row] of this.#rows) row.classList.toggle("named", named.has(index));
  }

  /** @param {number} index */
  #markHovered(index) {
    this.#hovered?.classList.remove("hovered");
    this.#hovered = this.#rows.get(index) ?? null;
    this.#hovered?.classList.add("hovered");
  }

  /** @param {KeyboardEvent} event */
  #keyInSearch(event) {
    if (event.key === "Escape") {
      this.search.value = "";
      this.store.set({ query: "" });
      this.search.blur();
    } else if (event.key === "ArrowDown" || event.key === "Enter") {
      this.#focus(this.list.firstElementChild);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {Element | null | undefined} row */
  #focus(row) {
    if (!(row instanceof HTMLElement)) return;
    this.store.set({ selected: Number(row.dataset.item) });
    row.focus();
  }

  /**
   * Handles keys as trees usually do.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const row = document.activeElement, index = this.#rowAt(event), scene = this.scene();
    if (!row || index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const children = this.#children(index), parent = scene.items[index].parent;
    if (event.key === "ArrowDown") this.#focus(row.nextElementSibling);
    else if (event.key === "ArrowUp") this.#focus(row.previousElementSibling);
    else if (event.key === "Home") this.#focus(this.list.firstElementChild);
    else if (event.key === "End") this.#focus(this.list.lastElementChild);
    else if (event.key === "ArrowRight" && children.length && !this.#opened.has(index)) this.toggle(index, true);
    else if (event.key === "ArrowRight") this.#focus(this.#rows.get(children[0]));
    else if (event.key === "ArrowLeft" && children.length && this.#opened.has(index)) this.toggle(index, false);
    else if (event.key === "ArrowLeft" && parent !== undefined) this.#focus(this.#rows.get(parent));
    else if (event.key === "Enter" || event.key === " ") this.store.set({ selected: index });
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
