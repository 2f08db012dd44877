import { button, counted, element, shortened } from "./elements.js";
import { findingGroups, focusOf, conflictSum } from "./findings.js";
import { sumFigure } from "./report.js";
import { before, layerList, noEdits, pictureModes } from "./store.js";
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./picture.js").Picture} Picture */

/** The most scenes that the bar has room for. */
const mostTabs = 5;

/**
 * The mark of a scene's worst finding; null if it has none.
 * @param {import("./data.js").Scene} scene
 */
function sceneMark({ findings }) {
  const worst = ["error", "warning", "note"].find((severity) => findings.some((finding) => finding.severity === severity));
  return worst ? element("span", { class: `mark ${worst}`, role: "img", "aria-label": counted(findings.length, "finding") }) : null;
}

/** The bar at the top: the tabs, four numbers, and what can be shown and hidden. */
export class Bar {
  /**
   * @param {Store} store
   * @param {Picture} picture
   * @param {string} title
   * @param {string[]} tabNames
   * @param {boolean} isGrouped Whether the tabs are listed in groups instead.
   */
  constructor(store, picture, title, tabNames, isGrouped) {
    this.store = store;
    this.picture = picture;
    this.tabNames = tabNames;
    /** Whether the scenes are a list beside the picture, since they are too many for the bar. */
    this.isList = tabNames.length > mostTabs && !isGrouped;
    this.tabs = element("div", { role: "tablist", "aria-label": "Scenes and states", class: this.isList ? "tabs list" : "tabs", "aria-orientation": this.isList ? "vertical" : null, hidden: tabNames.length < 2 || isGrouped, keydown: (/** @type {KeyboardEvent} */ event) => this.#tabKey(event) },
      ...tabNames.map((name, index) => element("button", { type: "button", role: "tab", "aria-controls": "picture", click: () => this.show(index) }, element("bdi", {}, name), this.isList ? sceneMark(picture.scenes[index]) : null)));
    this.isGrouped = isGrouped;
    this.numbers = element("div", { class: "numbers", role: "group", "aria-label": "Summary" });
    this.compare = /** @type {HTMLSelectElement} */ (element("select", { class: "of-scene", "aria-label": "Compare with", change: () => this.#compare() }));
    this.planes = button("Planes", () => store.set({ isDeep: !store.state.isDeep }), { class: "tool of-scene", title: "Views and guides as planes, turned by dragging (d)" });
    this.theme = button("◐", () => this.turnTheme(), { class: "tool", "aria-label": "Light or dark", title: "Light or dark" });
    this.help = button("?", () => this.toggleHelp(), { class: "tool", "aria-label": "Keys", title: "Keys (?)" });
    this.layers = this.#layerMenu();
    this.node = element("header", { class: "bar" },
      element("h1", {}, element("bdi", {}, shortened(title, 60))), this.isList ? null : this.tabs, this.numbers,
      this.tools = element("div", { class: "tools" }, this.compare, this.layers, this.planes, this.theme, this.help));
    this.keys = /** @type {HTMLDialogElement} */ (element("dialog", {
      class: "keys", "aria-label": "Keys", click: (/** @type {MouseEvent} */ event) => { if (event.target === this.keys) this.keys.close(); },
    }));
    document.addEventListener("pointerdown", ({ target }) => { if (target instanceof Node && !this.layers.contains(target)) this.layers.open = false; });
    store.listen((_, changed) => {
      if (["tab", "layers", "other", "mode", "isDeep", "finding", "edits", "canvas", "canSolve"].some((key) => changed.has(key))) this.fill();
    });
  }

  /**
   * Shows another tab, with the item of the same id selected.
   * @param {number} tab
   */
  show(tab) {
    const { state } = this.store, { edits, canvas } = this.store.kept.get(tab) ?? { edits: noEdits, canvas: null };
    this.store.kept.set(state.tab, { edits: state.edits, canvas: state.canvas });
    const id = state.selected >= 0 ? this.picture.scene.items[state.selected].id : null;
    const selected = id === null ? -1 : this.picture.scenes[tab].places.get(id) ?? -1;
    const scene = this.picture.scenes[tab], usual = usualComparison(scene), isTried = [this.picture.written, scene].some((shown) => shown.tried !== null);
    const isKept = isTried ? false : state.other === before ? modes(scene).includes(state.mode) : usual.other !== before && state.other !== tab;
    const comparison = isKept ? { other: state.other, mode: state.mode } : usual;
    this.store.set({ tab, selected, hovered: -1, anchor: -1, finding: -1, canvas, edits, group: -1, ...comparison });
  }

  #layerMenu() {
    this.boxes = layerList.map((layer) => /** @type {HTMLInputElement} */ (element("input", { type: "checkbox", change: () => this.toggleLayer(layer.id) })));
    return /** @type {HTMLDetailsElement} */ (element("details", { class: "layers of-scene" }, element("summary", { class: "tool" }, "Layers"),
      element("div", { class: "menu" }, ...layerList.map((layer, index) => element("label", {}, this.boxes?.[index] ?? null, layer.label, element("kbd", {}, layer.key))))));
  }

  /** @param {string} id */
  toggleLayer(id) {
    const { layers } = this.store.state;
    this.store.set({ layers: { ...layers, [id]: !layers[id] } });
  }

  turnTheme() {
    const isDark = getComputedStyle(document.documentElement).colorScheme === "dark";
    document.documentElement.dataset.theme = isDark ? "light" : "dark";
    this.picture.recolor();
  }

  #compare() {
    const [mode, other] = this.compare.value.split(" ");
    this.store.set({ mode: mode || "overlay", other: other === undefined ? -1 : other === "before" ? before : Number(other), group: -1 });
  }

  fill() {
    const { state } = this.store, { scene } = this.picture;
    document.body.classList.toggle("has-pictures", this.picture.showsPictures && state.group < 0);
    [...this.tabs.children].forEach((tab, index) => {
      const wasSelected = tab.getAttribute("aria-selected") === "true";
      const isShown = index === (scene.tried ?? state.tab);
      tab.setAttribute("aria-selected", String(isShown));
      tab.setAttribute("tabindex", isShown ? "0" : "-1");
      if (isShown && !wasSelected) tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    });
    const views = scene.items.filter((_, index) => scene.isView(index)).length;
    const constraints = scene.constraints.filter((constraint) => !constraint.source).length;
    const worst = ["error", "warning", "note"].find((severity) => scene.findings.some((finding) => finding.severity === severity));
    this.numbers.replaceChildren(
      element("span", {}, counted(views, "view")), element("span", {}, counted(scene.items.length - views, "guide")),
      element("span", {}, counted(constraints, "constraint")),
      scene.isOfConflict ? button(counted(this.tabNames.length, "conflict"), () => this.step(1), { class: "found error", title: "Next conflict (n)" }) : scene.findings.length ? button(counted(scene.findings.length, "finding"), () => this.step(1), { class: `found ${worst}`, title: `Next finding (n), ${findingGroups(scene).length} different` }) : element("span", {}, "0 findings"));
    layerList.forEach((layer, index) => { if (this.boxes) this.boxes[index].checked = state.layers[layer.id]; });
    this.planes.setAttribute("aria-pressed", String(state.isDeep));
    this.#fillCompare();
  }

  #fillCompare() {
    const { state } = this.store, { scene } = this.picture, known = modes(scene);
    const option = (/** @type {string} */ mode, /** @type {string} */ label) => known.includes(mode) ? [element("option", { value: `${mode} before` }, label)] : [];
    const options = (/** @type {string} */ mode) => (this.isGrouped || scene.comparison || scene.isOfConflict ? [] : this.tabNames)
      .flatMap((name, index) => index === state.tab ? [] : [element("option", { value: `${mode} ${index}` }, name)]);
    const group = (/** @type {string} */ label, /** @type {HTMLElement[]} */ found) => found.length ? [element("optgroup", { label }, ...found)] : [];
    const pictures = pictureModes.flatMap(({ id, label }) => option(id, label));
    const groups = [...option("overlay", "Over before"), ...option("beside", "Beside before"), ...group("Over this", options("overlay")), ...group("Beside this", options("beside")), ...group("Pictures", pictures)];
    this.compare.hidden = groups.length === 0;
    this.compare.replaceChildren(element("option", { value: "" }, scene.comparison ? "After alone" : "Compare"), ...groups);
    this.compare.value = state.other === -1 ? "" : `${state.mode} ${state.other === before ? "before" : state.other}`;
  }

  /**
   * Goes to another finding and selects its items.
   * @param {number} by 1 or -1.
   */
  step(by) {
    const { scene } = this.picture, { finding, tab } = this.store.state, tabs = this.tabNames.length;
    if (scene.isOfConflict) return this.show(((scene.tried ?? tab) + by + tabs) % tabs);
    const groups = findingGroups(scene), last = groups.length - 1;
    if (last < 0) return;
    const place = groups.findIndex(({ members }) => members.includes(finding)), next = place < 0 ? (by > 0 ? 0 : last) : (place + by + groups.length) % groups.length;
    const [first] = groups[next].members, item = focusOf(scene, scene.findings[first]);
    this.store.set({ finding: first, selected: item < 0 ? this.store.state.selected : item });
  }

  /** @param {KeyboardEvent} event */
  #tabKey(event) {
    const [next, last] = this.isList ? ["ArrowDown", "ArrowUp"] : ["ArrowRight", "ArrowLeft"];
    const by = event.key === next ? 1 : event.key === last ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.show((this.store.state.tab + by + this.tabNames.length) % this.tabNames.length);
    /** @type {HTMLElement} */ (this.tabs.children[this.store.state.tab]).focus();
  }

  toggleHelp() {
    if (this.keys.open) this.keys.close(); else this.keys.showModal();
  }
}

/**
 * The ways to compare a scene with its earlier version.
 * @param {import("./data.js").Scene} scene
 */
export function modes(scene) {
  const pictures = scene.comparison?.pictures ?? {}, has = (/** @type {string} */ kind) => pictures[kind] !== undefined;
  return [
    ...(scene.before ? ["overlay", "beside"] : []), ...(has("before") || has("after") ? ["side"] : []),
    ...(has("before") && has("after") ? ["slider", "onion", "blink"] : []), ...(has("difference") ? ["difference"] : []),
  ];
}

/**
 * The default comparison of a scene: with its earlier version, by pictures if no view or guide changed.
 * @param {import("./data.js").Scene | undefined} scene
 */
export function usualComparison(scene) {
  if (scene && scene.tried !== null) return { other: scene.tried, mode: "overlay" };
  const known = scene ? modes(scene) : [], isMoved = (scene?.comparison?.changes.length ?? 0) > 0;
  if (known.length === 0) return { other: -1, mode: "overlay" };
  return { other: before, mode: known.includes("overlay") && isMoved || !known.includes("side") ? known[0] : "side" };
}

/** The current finding, above the picture. */
export class Banner {
  /**
   * @param {Store} store
   * @param {Picture} picture
   * @param {Bar} bar
   */
  constructor(store, picture, bar) {
    this.node = element("div", { class: "banner", role: "status", hidden: true });
    store.listen((state, changed) => {
      if (!["finding", "tab", "edits", "canvas"].some((key) => changed.has(key))) return;
      const { scene } = picture, finding = scene.findings[state.finding], groups = findingGroups(scene), index = groups.findIndex(({ members }) => members.includes(state.finding));
      this.node.hidden = !finding;
      if (!finding) return;
      const place = finding.line ? ` line ${finding.line}` : "", alike = groups[index].members.length, sum = conflictSum(finding);
      this.node.className = `banner ${finding.severity}`;
      this.node.replaceChildren(
        element("div", {}, element("b", {}, `${finding.code}${place}`), " ", element("bdi", {}, shortened(finding.message, 400)),
          alike > 1 ? element("b", {}, ` and ${alike - 1} more like it`) : null, sum ? sumFigure(sum) : null),
        element("span", { class: "count" }, `${index + 1} of ${groups.length}`),
        button("‹", () => bar.step(-1), { "aria-label": "Finding before" }), button("›", () => bar.step(1), { "aria-label": "Next finding" }),
        button("×", () => store.set({ finding: -1 }), { "aria-label": "Close" }));
    });
    // A picture that shows everything stays visible below it.
    picture.covered = () => this.node.hidden ? 0 : this.node.offsetTop + this.node.offsetHeight;
    store.listen((_, changed) => { if (changed.has("finding") && picture.viewport.isFitted) picture.fit(); });
  }
}
