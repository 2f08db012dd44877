/**
 * The current state of the page.
 * @typedef {{ tab: number, selected: number, hovered: number, anchor: number, finding: number, other: number, mode: string,
 *   layers: Record<string, boolean>, theme: string, canvas: Resized | null, edits: string[], canSolve: boolean | null, isDeep: boolean, query: string, group: number, alone: string, left: string[] }} State Alone
 *   is the id of the item that the picture is limited to, empty for all, and left has the ids of those that it leaves out.
 * @typedef {{ axis: "width" | "height", length: number }} Resized A canvas that was resized along one axis.
 */

/**
 * No changes of the layout.
 * @type {string[]}
 */
export const noEdits = [];

/**
 * A picture of all items.
 * @type {{ alone: string, left: string[] }}
 */
export const wholePicture = { alone: "", left: [] };

/** Stands for the scene's own earlier version as the scene to compare with. */
export const before = -2;

/** The ways to compare pictures. */
export const pictureModes = [
  { id: "side", label: "Side by side" }, { id: "slider", label: "Slider" }, { id: "onion", label: "Onion skin" },
  { id: "blink", label: "Blink" }, { id: "difference", label: "Difference" },
];

/** The layers with their labels and whether they are shown initially. */
export const layerList = [
  { id: "guides", label: "Guides", key: "g", isOn: true },
  { id: "system", label: "System guides", key: "s", isOn: true },
  { id: "stack", label: "Stack view guides", key: "k", isOn: false },
  { id: "text", label: "Text", key: "t", isOn: true },
  { id: "names", label: "Names", key: "l", isOn: true },
  { id: "constraints", label: "Constraints of the selection", key: "c", isOn: true },
  { id: "distances", label: "Outermost distances without a selection", key: "r", isOn: true },
  { id: "hidden", label: "Hidden views", key: "h", isOn: false },
];

/** Stores the state, notifies listeners of changes, and writes what links need into the URL's fragment. */
export class Store {
  /** @type {((state: State, changed: Set<string>) => void)[]} */
  #listeners = [];
  #timer = 0;
  /**
   * Adds state that others store: the zoom.
   * @type {(() => Record<string, string>)[]}
   */
  extras = [];
  /** The tab that a page opens on. */
  usualTab = 0;
  /**
   * The changes and canvases of other tabs.
   * @type {Map<number, { edits: string[], canvas: Resized | null }>}
   */
  kept = new Map();

  constructor() {
    /** @type {State} */
    this.state = {
      tab: 0, selected: -1, hovered: -1, anchor: -1, finding: -1, other: -1, mode: "overlay", theme: "", canvas: null, edits: noEdits, canSolve: null,
      isDeep: false, query: "", group: -1, ...wholePicture, layers: Object.fromEntries(layerList.map((layer) => [layer.id, layer.isOn])),
    };
  }

  /** @param {(state: State, changed: Set<string>) => void} listener */
  listen(listener) { this.#listeners.push(listener); }

  /**
   * Applies changes and notifies every listener.
   * @param {Partial<State>} changes
   */
  set(changes) {
    const changed = new Set(Object.keys(changes).filter((key) => Reflect.get(this.state, key) !== Reflect.get(changes, key)));
    if (changed.size === 0) return;
    Object.assign(this.state, changes);
    this.#tell(changed);
    if (!(changed.size === 1 && changed.has("hovered"))) this.writeFragment();
  }

  /** @param {Set<string>} changed */
  #tell(changed) { for (const listener of this.#listeners) listener(this.state, changed); }

  /**
   * Replaces the whole state.
   * @param {Partial<State>} state
   */
  replace(state) {
    Object.assign(this.state, state);
    this.#tell(new Set(Object.keys(this.state)));
  }

  /** Writes the fragment soon; browsers limit how often it may change. */
  writeFragment() {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.writeNow(), 200);
  }

  /**
   * Writes the fragment immediately.
   * @param {unknown} [kept] State to restore after the page is reloaded.
   */
  writeNow(kept = null) {
    window.clearTimeout(this.#timer);
    const fragment = this.fragment();
    if (kept !== null || `#${fragment}` !== location.hash) history.replaceState(kept, "", `#${fragment}`);
  }

  /**
   * The id of an item, so that a link survives changes elsewhere.
   * @type {(index: number) => string}
   */
  idOf = () => "";

  /**
   * The scene that a tab is compared with by default.
   * @type {() => number}
   */
  usualOther = () => -1;

  /**
   * How a tab is compared by default.
   * @type {() => string}
   */
  usualMode = () => "overlay";

  fragment() {
    const { state } = this;
    const parts = new URLSearchParams();
    if (state.tab !== this.usualTab) parts.set("tab", String(state.tab));
    if (state.selected >= 0) parts.set("item", this.idOf(state.selected));
    if (state.other !== this.usualOther() || state.other !== -1 && state.mode !== this.usualMode()) {
      parts.set("with", state.other === -1 ? "none" : `${state.other === before ? "before" : state.other} ${state.mode}`);
    }
    if (state.isDeep) parts.set("planes", "1");
    if (state.canvas) parts.set(state.canvas.axis, String(state.canvas.length));
    if (state.alone) parts.set("alone", state.alone);
    for (const id of state.left) parts.append("without", id);
    for (const edit of state.edits) parts.append("set", edit);
    if (state.group >= 0) parts.set("group", String(state.group));
    const flipped = layerList.filter((layer) => state.layers[layer.id] !== layer.isOn).map((layer) => layer.id);
    if (flipped.length) parts.set("layers", flipped.join(" "));
    for (const extra of this.extras) for (const [key, value] of Object.entries(extra())) parts.set(key, value);
    return parts.toString();
  }
}

/**
 * Parses a fragment; invalid numbers are ignored.
 * @param {string} hash
 * @param {number} tabs
 * @param {number} groups
 */
export function readFragment(hash, tabs, groups) {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const [other, mode] = (parts.get("with") ?? "").split(" ");
  const flipped = (parts.get("layers") ?? "").split(" ");
  const layers = Object.fromEntries(layerList.map((layer) => [layer.id, layer.isOn !== flipped.includes(layer.id)]));
  const tab = place(parts.get("tab"), tabs);
  return {
    tab: tab ?? 0, hasTab: tab !== null,
    other: other === "none" ? -1 : other === "before" ? before : place(other || null, tabs),
    mode: ["beside", ...pictureModes.map(({ id }) => id)].includes(mode) ? mode : "overlay",
    isDeep: parts.get("planes") === "1", canvas: readCanvas(parts), edits: parts.has("set") ? parts.getAll("set") : noEdits, group: place(parts.get("group"), groups) ?? -1,
    alone: parts.get("alone") ?? "", left: parts.has("without") ? parts.getAll("without") : wholePicture.left, layers, item: parts.get("item"), view: parts.get("view"),
  };
}

/**
 * Parses an index into a list of a length; null if the text isn't one.
 * @param {string | null} text
 * @param {number} count
 */
function place(text, count) {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 0 && number < count ? number : null;
}

/**
 * @param {URLSearchParams} parts
 * @returns {Resized | null}
 */
function readCanvas(parts) {
  for (const axis of /** @type {const} */ (["width", "height"])) {
    const length = Number(parts.get(axis) ?? NaN);
    if (length > 0 && Number.isFinite(length)) return { axis, length };
  }
  return null;
}
