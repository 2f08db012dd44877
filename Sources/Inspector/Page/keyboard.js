import { button, element } from "./elements.js";
import { layerList } from "./store.js";
/** @typedef {import("./store.js").Store} Store */
/** @typedef {{ keys: string[], words: string, run: () => void }} Command */

/** The keyboard commands, and the list of them. */
export class Keyboard {
  /**
   * @param {Store} store
   * @param {import("./picture.js").Picture} picture
   * @param {import("./bar.js").Bar} bar
   * @param {import("./tree.js").Tree} tree
   * @param {import("./edge.js").Edge} edge
   * @param {HTMLElement} panel
   * @param {import("./groups.js").Groups} groups
   * @param {import("./whatif.js").WhatIf} whatIf
   */
  constructor(store, picture, bar, tree, edge, panel, groups, whatIf) {
    this.store = store;
    this.whatIf = whatIf;
    this.bar = bar;
    const tabs = bar.tabNames.length;
    const zoom = (/** @type {number} */ factor) => {
      picture.viewport.zoomTo(picture.viewport.zoom * factor, picture.node.clientWidth / 2, picture.node.clientHeight / 2);
      picture.redraw();
      store.writeFragment();
    };
    const resize = (/** @type {"width" | "height"} */ axis, /** @type {number} */ by) => () => edge.resize(axis, edge.length(axis) + by);
    const order = groups.order.length ? groups.order : bar.tabNames.map((_, index) => index);
    const go = (/** @type {number} */ by) => () => bar.show(order[(order.indexOf(picture.written.tried ?? store.state.tab) + by + tabs) % tabs]);
    /** @type {Command[]} */
    this.commands = [
      { keys: ["/"], words: "Search", run: () => tree.search.focus() },
      { keys: ["n"], words: "Next finding", run: () => bar.step(1) },
      { keys: ["p"], words: "Finding before", run: () => bar.step(-1) },
      { keys: ["]"], words: "Next tab", run: go(1) },
      { keys: ["["], words: "Tab before", run: go(-1) },
      { keys: ["+", "="], words: "Zoom in", run: () => zoom(1.25) },
      { keys: ["-"], words: "Zoom out", run: () => zoom(0.8) },
      { keys: ["0"], words: "Fit", run: () => picture.fit() },
      { keys: ["1"], words: "Actual size", run: () => zoom(1 / picture.viewport.zoom) },
      { keys: ["m"], words: "Measure from the selected item", run: () => store.set({ anchor: store.state.anchor >= 0 ? -1 : store.state.selected }) },
      { keys: ["<"], words: "Narrower canvas", run: resize("width", -1) },
      { keys: [">"], words: "Wider canvas", run: resize("width", 1) },
      { keys: [","], words: "Lower canvas", run: resize("height", -1) },
      { keys: ["."], words: "Higher canvas", run: resize("height", 1) },
      { keys: ["u"], words: "Undo the last change", run: () => this.#undo() },
      { keys: ["a"], words: "Draw only the selected item, or all", run: () => this.#showAlone(picture) },
      { keys: ["x"], words: "Don’t draw the selected item, or draw it", run: () => this.#leaveOut(picture) },
      { keys: ["d"], words: "Planes", run: () => store.set({ isDeep: !store.state.isDeep }) },
      { keys: ["o"], words: "Compare: over, beside, not", run: () => this.#compare(bar) },
      ...(groups.order.length ? [{ keys: ["v"], words: "All of the group", run: () => groups.toggle() }] : []),
      ...layerList.map((layer) => ({ keys: [layer.key], words: `Layer: ${layer.label}`, run: () => bar.toggleLayer(layer.id) })),
      { keys: ["i"], words: "Go to the details", run: () => panel.focus() },
      { keys: ["Escape"], words: "Leave what is open", run: () => this.#leave(bar) },
      { keys: ["?"], words: "This list", run: () => bar.toggleHelp() },
    ];
    this.keys = bar.keys;
    bar.keys.replaceChildren(element("h2", {}, "Keys"), button("×", () => bar.toggleHelp(), { class: "close", "aria-label": "Close" }), element("dl", {}, ...this.commands.flatMap((command) => [
      element("dt", {}, ...command.keys.map((key) => element("kbd", {}, key))), element("dd", {}, command.words)]),
      element("dt", {}, element("kbd", {}, "Alt")), element("dd", {}, "Held: distances from the selected item to the one pointed at"),
      element("dt", {}, element("kbd", {}, "↑ ↓ ← →")), element("dd", {}, "In the tree, move the selection; in the picture, pan")));
    document.addEventListener("keydown", (event) => this.#press(event));
    picture.overlay.addEventListener("keydown", (event) => this.#pan(event, picture));
    for (const kind of ["keydown", "keyup"]) {
      document.addEventListener(kind, (event) => {
        if (/** @type {KeyboardEvent} */ (event).key !== "Alt") return;
        picture.isMeasuring = kind === "keydown";
        picture.redraw();
      });
    }
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (this.keys.open) {
      if (event.key === "?") this.keys.close();
      return;
    }
    const { target } = event;
    const isTyping = target instanceof HTMLInputElement && ["search", "text"].includes(target.type) || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
    if (isTyping && event.key === "Escape") return /** @type {HTMLElement} */ (target).blur();
    if (!isTyping && (event.ctrlKey || event.metaKey) && event.key === "z") {
      event.preventDefault();
      return this.#undo();
    }
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = this.commands.find(({ keys }) => keys.includes(event.key));
    if (!command) return;
    event.preventDefault();
    command.run();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {import("./picture.js").Picture} picture
   */
  #pan(event, picture) {
    const by = { ArrowLeft: [40, 0], ArrowRight: [-40, 0], ArrowUp: [0, 40], ArrowDown: [0, -40] }[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    if (this.store.state.isDeep && !event.shiftKey) picture.planes.turn(by[0], by[1]); else picture.viewport.pan(by[0], by[1]);
    picture.redraw();
    this.store.writeFragment();
  }

  /** @param {import("./picture.js").Picture} picture */
  #showAlone(picture) {
    const { selected, alone } = this.store.state, id = picture.scene.items[selected]?.id ?? "";
    this.store.set({ alone: alone === id ? "" : id });
  }

  /** @param {import("./picture.js").Picture} picture */
  #leaveOut(picture) {
    const { selected, left } = this.store.state, id = picture.scene.items[selected]?.id;
    if (id !== undefined) this.store.set({ left: left.includes(id) ? left.filter((other) => other !== id) : [...left, id] });
  }

  /** Takes back what was tried: a log's changed conflict, or the last change. */
  #undo() {
    const { tried } = this.bar.picture.written;
    if (tried === null) this.whatIf.undo(); else this.bar.show(tried);
  }

  /** @param {import("./bar.js").Bar} bar */
  #compare(bar) {
    const { state } = this.store, values = [...bar.compare.options].map((option) => option.value);
    const next = state.tab + 1 < bar.tabNames.length ? state.tab + 1 : 0;
    const wanted = values.filter((value) => value === "" || / before$/.test(value) || value.endsWith(` ${next}`) && !values.includes("overlay before"));
    if (wanted.length < 2) return;
    bar.compare.value = wanted[(wanted.indexOf(bar.compare.value) + 1) % wanted.length];
    bar.compare.dispatchEvent(new Event("change"));
  }

  /** @param {import("./bar.js").Bar} bar */
  #leave(bar) {
    const { state } = this.store;
    if (bar.layers.open) bar.layers.open = false;
    else if (state.finding >= 0) this.store.set({ finding: -1 });
    else if (state.anchor >= 0) this.store.set({ anchor: -1 });
    else if (state.canvas) this.store.set({ canvas: null });
    else if (state.other >= 0) this.store.set({ other: -1 });
    else this.store.set({ selected: -1 });
  }
}
