import { button, counted, element, shortened } from "./elements.js";
import { PaintedScene } from "./painted.js";
import { differences, drawDifferences, sizeOfBoth } from "./compare.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Group} Group */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./picture.js").Picture} Picture */

/** The maximum number of scenes of a group to draw. */
const mostCards = 60;
/** The maximum size of a small picture in pixels. */
const card = { width: 220, height: 260 };

/** Scenes that changed for the same reasons: a list of groups, and a group as small pictures side by side. */
export class Groups {
  /**
   * @param {Store} store
   * @param {Picture} picture
   * @param {import("./bar.js").Bar} bar
   * @param {import("./data.js").PageRecord} record
   */
  constructor(store, picture, bar, record) {
    this.store = store;
    this.picture = picture;
    this.bar = bar;
    /** @type {Group[]} */
    this.groups = record.groups ?? [];
    this.list = element("div", { class: "groups", role: "group", "aria-label": "Changes by cause", hidden: this.groups.length === 0 },
      record.summary ? element("p", { class: "quiet" }, record.summary) : null, ...this.groups.map((group, index) => this.#group(group, index)),
      ...(record.notes ?? []).map((note) => element("p", { class: "quiet" }, element("bdi", {}, shortened(note, 300)))));
    this.whole = button("Group", () => this.toggle(), { class: "tool", title: "All pictures that changed for this reason (v)", hidden: this.groups.length === 0 });
    bar.tools.prepend(this.whole);
    this.node = element("section", { class: "review", "aria-label": "All of a group", hidden: true, tabindex: "-1" });
    store.listen((_, changed) => { if (changed.has("group") || changed.has("tab") || changed.has("theme")) this.fill(); });
  }

  /** The group of a tab; -1 if it isn't in any. */
  groupOf(/** @type {number} */ tab) { return this.groups.findIndex((group) => group.scenes.includes(tab)); }

  /** The tabs in the order of the list. */
  get order() { return this.groups.flatMap((group) => group.scenes); }

  /** Shows all scenes of a group, or goes back to one of them. */
  toggle() {
    const { state } = this.store;
    this.store.set({ group: state.group >= 0 ? -1 : this.groupOf(state.tab) });
  }

  /**
   * @param {Group} group
   * @param {number} index
   */
  #group(group, index) {
    return element("div", { class: "group" },
      button("", () => this.store.set({ group: index, selected: -1 }), { class: "cause", "data-group": index }),
      element("ul", {}, ...group.scenes.map((tab) => element("li", {}, button(this.bar.tabNames[tab], () => this.bar.show(tab), { class: "case", "data-tab": tab })))));
  }

  fill() {
    const { group: shown, tab } = this.store.state, current = shown >= 0 ? shown : this.groupOf(tab);
    this.list.querySelectorAll(".group").forEach((node, index) => {
      const group = this.groups[index], head = node.querySelector(".cause");
      head?.replaceChildren(element("bdi", {}, shortened(group.causes.join("; "), 160)), element("span", { class: "quiet" }, counted(group.scenes.length, "picture")));
      head?.setAttribute("aria-current", String(index === shown));
      head?.setAttribute("aria-expanded", String(index === current));
      /** @type {HTMLElement} */ (node.querySelector("ul")).hidden = index !== current;
    });
    for (const node of this.list.querySelectorAll(".case")) node.setAttribute("aria-current", String(shown < 0 && Number(node.getAttribute("data-tab")) === tab));
    this.whole.setAttribute("aria-pressed", String(shown >= 0));
    this.node.hidden = shown < 0;
    document.body.classList.toggle("reviews", shown >= 0);
    if (shown >= 0) this.#review(this.groups[shown]);
  }

  /** @param {Group} group */
  #review(group) {
    const { command } = group;
    this.node.replaceChildren(
      element("header", {}, ...group.causes.slice(0, 6).map((cause) => element("h2", {}, element("bdi", {}, shortened(cause, 240)))),
        element("p", { class: "quiet" }, `${counted(group.scenes.length, "picture")}${group.scenes.length > mostCards ? `, the first ${mostCards} of them` : ""}`),
        command ? element("div", { class: "command" }, element("p", { class: "quiet" }, "If this is right, accept just these:"),
          element("code", { tabindex: "0" }, command), copyButton(command)) : null),
      element("div", { class: "cards" }, ...group.scenes.slice(0, mostCards).map((tab) => this.#card(tab))));
  }

  /** @param {number} tab */
  #card(tab) {
    const scene = this.picture.scenes[tab], image = scene.items.length ? this.#drawn(scene) : pictureOf(scene);
    const moved = scene.comparison?.changes.length ?? 0;
    return button("", () => this.bar.show(tab), { class: "card", "aria-label": `${this.bar.tabNames[tab]}, ${counted(moved, "change")}` },
      image, element("span", { class: "name" }, element("bdi", {}, this.bar.tabNames[tab])),
      element("span", { class: "quiet" }, moved ? counted(moved, "change") : shortened(scene.comparison?.message ?? "", 60)));
  }

  /** @param {Scene} scene */
  #drawn(scene) {
    const canvas = /** @type {HTMLCanvasElement} */ (element("canvas", { "aria-hidden": "true" })), { colors, drawings } = this.picture, { width, height } = scene;
    const layers = { ...this.store.state.layers, distances: false, names: false, system: false }, list = drawings.list(scene, { layers });
    if (!list) return canvas;
    const size = sizeOfBoth(scene, scene.before), ratio = window.devicePixelRatio || 1;
    const zoom = Math.min(card.width / Math.max(1, size.width), card.height / Math.max(1, size.height), 2);
    canvas.width = Math.ceil((size.width * zoom + 2) * ratio);
    canvas.height = Math.ceil((size.height * zoom + 2) * ratio);
    canvas.style.width = `${canvas.width / ratio}px`;
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.setTransform(ratio, 0, 0, ratio, ratio, ratio);
    const painted = new PaintedScene(scene, list, { zoom, colors, layers, frames: scene.frames, width, height, selected: -1 });
    painted.paint(context, ({ classes }, depth) => depth > 0 || classes[0] === "views" || classes[0] === "guides");
    if (scene.before && hasDifferences(scene, scene.before)) drawDifferences(context, painted, painted.with(scene.before));
    return canvas;
  }
}

/**
 * @param {Scene} scene
 * @param {Scene} before
 */
function hasDifferences(scene, before) {
  const { moved, added, gone } = differences(scene, scene.frames, before);
  return moved.length + added.length + gone.length > 0;
}

/** @param {Scene} scene */
function pictureOf(scene) {
  const { difference, after, before } = scene.comparison?.pictures ?? {};
  const source = difference ?? after ?? before;
  return source ? element("img", { alt: "", src: source }) : element("span", { class: "nothing" });
}

/** @param {string} text */
function copyButton(text) {
  const copy = button("Copy", async () => {
    await navigator.clipboard?.writeText(text);
    copy.textContent = "Copied";
  });
  return copy;
}
