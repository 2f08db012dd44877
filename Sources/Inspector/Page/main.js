import { amount, button, counted, element, shortened } from "./elements.js";
import { labels, pageRecord, Scene } from "./data.js";
import { findingGroups } from "./findings.js";
import { Store, readFragment } from "./store.js";
import { Picture } from "./picture.js";
import { Pointer } from "./pointer.js";
import { Tree } from "./tree.js";
import { Panel } from "./panel.js";
import { Edge } from "./edge.js";
import { Banner, Bar, usualComparison } from "./bar.js";
import { Groups } from "./groups.js";
import { Stage } from "./stage.js";
import { Keyboard } from "./keyboard.js";
import { EdgePull } from "./pull.js";
import { WhatIf } from "./whatif.js";
import { watchFile } from "./watch.js";
import { offerDrawing } from "./inspection.js";

/** Builds the page from its data. */
function start() {
  /** @type {import("./data.js").PageRecord} */
  const record = pageRecord(document.getElementById("data")?.textContent ?? "");
  if (record.scenes.length === 0) return startEmpty(record);
  if (history.state?.theme) document.documentElement.dataset.theme = history.state.theme;
  const scenes = record.scenes.map((/** @type {import("./data.js").SceneRecord} */ scene) => new Scene(scene));
  // Scenes that were tried come last, and are reached from the conflicts that they end.
  const tabNames = labels(record.scenes.filter(({ tried }) => tried === undefined));
  const store = new Store();
  const picture = new Picture(store, scenes, tabNames);
  picture.sources = record.sources ?? {};
  const scene = () => picture.scene;
  // These come first, so that other listeners find the layout of the current changes and canvas.
  const whatIf = new WhatIf(store, picture), edge = new Edge(store, picture);
  const tree = new Tree(store, picture);
  const bar = new Bar(store, picture, record.title, tabNames, (record.groups ?? []).length > 0), banner = new Banner(store, picture, bar);
  const panel = new Panel(store, scene, picture, whatIf, edge, bar);
  bar.tools.prepend(panel.button);
  const groups = new Groups(store, picture, bar, record), stage = new Stage(store, picture);
  new Pointer(picture, store, new EdgePull(store, picture, whatIf));
  new Keyboard(store, picture, bar, tree, edge, panel.node, groups, whatIf);
  store.usualTab = groups.order[0] ?? usualTab(scenes);
  store.usualOther = () => usualComparison(scene()).other;
  store.usualMode = () => usualComparison(scene()).mode;
  if (bar.isList) tree.node.prepend(bar.tabs);
  tree.node.prepend(groups.list);
  store.idOf = (index) => scene().items[index]?.id ?? "";
  store.listen((_, changed) => react(picture, changed));

  const place = (/** @type {number} */ factor) => () => {
    picture.viewport.zoomTo(factor || 1, picture.node.clientWidth / 2, picture.node.clientHeight / 2);
    picture.redraw();
    store.writeFragment();
  };
  const zooms = element("div", { class: "zooms", role: "group", "aria-label": "Zoom" }, picture.whole,
    button("−", () => place(picture.viewport.zoom * 0.8)(), { "aria-label": "Zoom out" }),
    button("+", () => place(picture.viewport.zoom * 1.25)(), { "aria-label": "Zoom in" }),
    button("Fit", () => picture.fit()), button("1:1", place(1)));
  const main = element("main", { id: "picture", "aria-label": "Picture" }, picture.node, stage.node, groups.node, banner.node, element("div", { class: "foot" }, edge.node, zooms), whatIf.status);
  const findings = element("section", { class: "printed", "aria-hidden": "true" });
  document.body.append(...(record.problems ? [problems(record.problems, true)] : []), bar.node, tree.node, panel.node, main, bar.keys, findings);
  document.body.classList.toggle("has-problems", record.problems !== undefined);
  picture.ghosts = () => whatIf.ghosts();
  /** @type {Parts} */
  const parts = { store, picture, edge, groups };
  offerDrawing(picture);
  open(parts);
  whatIf.start();
  tree.restore(history.state);
  window.addEventListener("hashchange", () => open(parts));
  watchFile(() => {
    store.writeNow({ ...tree.kept, theme: document.documentElement.dataset.theme ?? "" });
    location.reload();
  });
  const fillFindings = () => findings.replaceChildren(...printed(scenes.map((scene, tab) => tab === store.state.tab ? picture.scene : scene), tabNames));
  fillFindings();
  forPrinting(picture, fillFindings);
  requestAnimationFrame(() => performance.mark("usable"));
}

/** @typedef {{ store: Store, picture: Picture, edge: Edge, groups: Groups }} Parts */

/**
 * Restores the state in the URL's fragment.
 * @param {Parts} parts
 */
function open({ store, picture, edge, groups }) {
  const wanted = readFragment(location.hash, picture.scenes.length, groups.groups.length);
  const tab = wanted.hasTab ? wanted.tab : picture.store.usualTab;
  const selected = wanted.item === null ? -1 : picture.scenes[tab].places.get(wanted.item) ?? -1;
  const usual = usualComparison(picture.scenes[tab]);
  const group = wanted.group >= 0 ? wanted.group : location.hash.length > 1 ? -1 : groups.groups.findIndex((one) => one.scenes.length > 1 && one.scenes.includes(tab));
  if (wanted.view) picture.viewport.text = wanted.view;
  store.replace({
    tab, selected, group, canvas: null, edits: wanted.edits, alone: wanted.alone, left: wanted.left, isDeep: wanted.isDeep, layers: wanted.layers, hovered: -1, finding: -1, anchor: -1,
    ...(wanted.other === null ? usual : { other: wanted.other, mode: wanted.mode }),
  });
  if (wanted.canvas) edge.resize(wanted.canvas.axis, wanted.canvas.length);
  picture.redraw();
}

/**
 * Shows why the page doesn't show the current inputs.
 * @param {string[]} lines
 * @param {boolean} hasPicture
 */
function problems(lines, hasPicture) {
  return element("div", { class: "problems", role: "alert" },
    element("p", {}, element("b", {}, hasPicture ? "This can’t be laid out now. The last valid layout is shown." : "This can’t be laid out.")),
    ...lines.slice(0, 8).map((line) => element("p", {}, element("bdi", {}, shortened(line, 400)))));
}

/**
 * Shows a page without a layout: the problems, or that there are none.
 * @param {import("./data.js").PageRecord} record
 */
function startEmpty(record) {
  document.body.classList.add("empty");
  document.body.append(element("main", {}, element("h1", {}, element("bdi", {}, shortened(record.title, 60))),
    record.problems ? problems(record.problems, false) : null, record.summary ? element("p", {}, record.summary) : null,
    ...(record.notes ?? []).map((note) => element("p", { class: "quiet" }, element("bdi", {}, shortened(note, 300))))));
  watchFile(() => location.reload());
  requestAnimationFrame(() => performance.mark("usable"));
}

/**
 * Redraws whatever depends on a change.
 * @param {Picture} picture
 * @param {Set<string>} changed
 */
function react(picture, changed) {
  if (["tab", "canvas", "edits", "canSolve"].some((key) => changed.has(key))) describe(picture);
  if (picture.viewport.isFitted && ["tab", "mode", "other", "isDeep", "canSolve"].some((key) => changed.has(key))) return picture.fit();
  if (changed.has("group") && picture.store.state.group < 0 && picture.viewport.isFitted) return picture.fit();
  const isAbove = [...changed].every((key) => ["hovered", "query"].includes(key)) && !picture.isMeasuring && picture.store.state.anchor < 0;
  picture.redraw(isAbove);
}

/**
 * The scene to begin with: the first with an error, or else with another finding, or else the one that the app begins with, or else one with several views.
 * @param {Scene[]} scenes
 */
function usualTab(scenes) {
  if (scenes.some(({ comparison }) => comparison)) return 0;
  const has = (/** @type {string} */ wanted) => scenes.findIndex(({ findings }) => findings.some(({ severity }) => severity === wanted));
  const found = [has("error"), has("warning"), scenes.findIndex(({ record }) => record.isInitial), scenes.findIndex(({ items }) => items.length > 1)];
  return found.find((tab) => tab >= 0) ?? 0;
}

/**
 * Describes the picture for screen readers.
 * @param {Picture} picture
 */
function describe(picture) {
  const { scene, width, height } = picture;
  picture.overlay.setAttribute("aria-label", `Picture of ${shortened(scene.record.title ?? scene.record.id)}, ${amount(width)} by ${amount(height)} points, ${counted(scene.items.length, "item")}. The tree lists them.`);
}

/**
 * The findings of scenes as they are shown, which are only printed.
 * @param {Scene[]} scenes
 * @param {string[]} tabNames
 */
function printed(scenes, tabNames) {
  return scenes.flatMap((scene, index) => scene.findings.length === 0 ? [] : [
    element("h2", {}, tabNames[index]), element("ul", {}, ...findingGroups(scene).map(({ members: [first, ...others] }) => element("li", {},
      `${scene.findings[first].severity}: ${shortened(scene.findings[first].message, 600)}${others.length ? `, and ${others.length} more like it` : ""}`)))]);
}

/**
 * Prints the whole picture in the light theme.
 * @param {Picture} picture
 * @param {() => void} fill Fills what is only printed.
 */
function forPrinting(picture, fill) {
  /** @type {string | undefined} */
  let theme;
  window.addEventListener("beforeprint", () => {
    theme = document.documentElement.dataset.theme;
    document.documentElement.dataset.theme = "light";
    fill();
    picture.beginPrinting();
  });
  window.addEventListener("afterprint", () => {
    if (theme === undefined) delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = theme;
    picture.endPrinting();
  });
}

start();
