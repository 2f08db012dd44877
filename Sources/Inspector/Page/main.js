import { button, counted, element, shortened } from "./elements.js";
import { Scene, labels } from "./data.js";
import { Store, readFragment } from "./store.js";
import { Picture } from "./picture.js";
import { Pointer } from "./pointer.js";
import { Tree } from "./tree.js";
import { Panel } from "./panel.js";
import { Edge } from "./edge.js";
import { Banner, Bar } from "./bar.js";
import { Keyboard } from "./keyboard.js";

/** Puts the page together from its data. */
function start() {
  const record = JSON.parse(document.getElementById("data")?.textContent ?? "");
  const scenes = record.scenes.map((/** @type {import("./data.js").SceneRecord} */ scene) => new Scene(scene));
  const tabNames = labels(record.scenes);
  const store = new Store();
  const picture = new Picture(store, scenes, tabNames);
  const scene = () => picture.scene;
  const tree = new Tree(store, scene), panel = new Panel(store, scene, picture), edge = new Edge(store, picture);
  const bar = new Bar(store, picture, record.title, tabNames), banner = new Banner(store, picture, bar);
  new Pointer(picture, store);
  new Keyboard(store, picture, bar, tree, edge, panel.node);
  store.idOf = (index) => scene().items[index]?.id ?? "";
  store.listen((_, changed) => react(picture, changed));

  const place = (/** @type {number} */ factor) => () => {
    picture.viewport.zoomTo(factor || 1, picture.node.clientWidth / 2, picture.node.clientHeight / 2);
    picture.redraw();
    store.writeFragment();
  };
  const zooms = element("div", { class: "zooms", role: "group", "aria-label": "Zoom" },
    button("−", () => place(picture.viewport.zoom * 0.8)(), { "aria-label": "Zoom out" }),
    button("+", () => place(picture.viewport.zoom * 1.25)(), { "aria-label": "Zoom in" }),
    button("Fit", () => picture.fit()), button("1:1", place(1)));
  const main = element("main", { id: "picture", "aria-label": "Picture" }, picture.node, banner.node, element("div", { class: "foot" }, edge.node, zooms));
  document.body.append(bar.node, tree.node, main, panel.node, bar.keys, printed(scenes, tabNames));
  open(store, picture, tree, bar, edge);
  window.addEventListener("hashchange", () => open(store, picture, tree, bar, edge));
  forPrinting(picture);
  requestAnimationFrame(() => performance.mark("usable"));
}

/**
 * Shows what the fragment asks for.
 * @param {Store} store
 * @param {Picture} picture
 * @param {Tree} tree
 * @param {Bar} bar
 * @param {Edge} edge
 */
function open(store, picture, tree, bar, edge) {
  const wanted = readFragment(location.hash, picture.scenes.length);
  const selected = wanted.item === null ? -1 : picture.scenes[wanted.tab].places.get(wanted.item) ?? -1;
  Object.assign(store.state, { tab: wanted.tab, other: wanted.other, mode: wanted.mode, isDeep: wanted.isDeep, layers: wanted.layers, selected: -1 });
  tree.reset();
  bar.fill();
  edge.fill();
  if (wanted.view) picture.viewport.text = wanted.view;
  describe(picture);
  store.set({ selected });
  if (wanted.canvasWidth !== null) edge.resize(wanted.canvasWidth);
  picture.redraw();
}

/**
 * Draws again what a change bears on.
 * @param {Picture} picture
 * @param {Set<string>} changed
 */
function react(picture, changed) {
  if (changed.has("tab")) describe(picture);
  if (changed.has("tab") || changed.has("mode") || changed.has("other")) {
    if (picture.viewport.isFitted) return picture.fit();
  }
  const isAbove = [...changed].every((key) => ["hovered", "anchor", "query", "finding"].includes(key));
  picture.redraw(isAbove);
}

/**
 * Tells screen readers what the picture shows.
 * @param {Picture} picture
 */
function describe(picture) {
  const { scene } = picture;
  picture.overlay.setAttribute("aria-label", `Picture of ${shortened(scene.record.title ?? scene.record.id)}, ${scene.width} by ${scene.height} points, ${counted(scene.items.length, "item")}. The tree lists them.`);
}

/**
 * The findings, which only paper shows.
 * @param {Scene[]} scenes
 * @param {string[]} tabNames
 */
function printed(scenes, tabNames) {
  const sections = scenes.flatMap((scene, index) => scene.findings.length === 0 ? [] : [
    element("h2", {}, tabNames[index]), element("ul", {}, ...scene.findings.map((finding) => element("li", {}, `${finding.severity}: ${shortened(finding.message, 600)}`)))]);
  return element("section", { class: "printed", "aria-hidden": "true" }, ...sections);
}

/**
 * Paper is light.
 * @param {Picture} picture
 */
function forPrinting(picture) {
  /** @type {string | undefined} */
  let theme;
  window.addEventListener("beforeprint", () => {
    theme = document.documentElement.dataset.theme;
    document.documentElement.dataset.theme = "light";
    picture.recolor(true);
  });
  window.addEventListener("afterprint", () => {
    if (theme === undefined) delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = theme;
    picture.recolor(true);
  });
}

start();
