import { element } from "./elements.js";
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./picture.js").Picture} Picture */

/** The pictures of a comparison instead of the layout: side by side, sliding, overlaid, blinking, or as a difference. */
export class Stage {
  /**
   * @param {Store} store
   * @param {Picture} picture
   */
  constructor(store, picture) {
    this.store = store;
    this.picture = picture;
    this.share = /** @type {HTMLInputElement} */ (element("input", {
      type: "range", min: "0", max: "100", value: "50", "aria-label": "How much of the new picture shows", input: () => this.#slide(),
    }));
    this.images = element("div", { class: "images" });
    this.node = element("div", { class: "stage", hidden: true }, this.share, this.images);
    store.listen((_, changed) => { if (["tab", "mode", "other", "group"].some((key) => changed.has(key))) this.fill(); });
  }

  fill() {
    const { mode, group, tab } = this.store.state;
    const isShown = this.picture.showsPictures && group < 0;
    this.node.hidden = !isShown;
    if (!isShown) return;
    this.node.dataset.mode = mode;
    this.share.hidden = mode !== "slider" && mode !== "onion";
    if (this.node.dataset.tab === String(tab)) return;
    this.node.dataset.tab = String(tab);
    const pictures = this.picture.scene.comparison?.pictures ?? {};
    const shown = /** @type {const} */ ([["before", "Before"], ["after", "After"], ["difference", "Difference"]]);
    this.images.replaceChildren(...shown.flatMap(([kind, title]) => pictures[kind]
      ? [element("figure", { class: kind }, element("figcaption", {}, title), element("img", { alt: title, src: pictures[kind] }))] : []));
    this.#slide();
  }

  #slide() { this.images.style.setProperty("--share", `${this.share.value}%`); }
}
