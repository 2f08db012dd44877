/**
 * What the page shows at the moment.
 * @typedef {{ tab: number, selected: number, hovered: number, anchor: number, finding: number, other: number, mode: string,
 *   layers: Record<string, boolean>, theme: string, canvasWidth: number | null, isDeep: boolean, query: string }} State
 */

/** Layers with their labels and whether they are shown at first. */
export const layerList = [
  { id: "guides", label: "Guides", key: "g", isOn: true },
  { id: "system", label: "System guides", key: "s", isOn: true },
  { id: "stack", label: "Stack view guides", key: "k", isOn: false },
  { id: "text", label: "Text", key: "t", isOn: true },
  { id: "names", label: "Names", key: "l", isOn: true },
  { id: "constraints", label: "Constraints of the selection", key: "c", isOn: true },
  { id: "hidden", label: "Hidden views", key: "h", isOn: false },
];

/** Keeps the state, tells listeners of changes, and writes what can be linked to into the URL's fragment. */
export class Store {
  /** @type {((state: State, changed: Set<string>) => void)[]} */
  #listeners = [];
  #timer = 0;
  /**
   * Puts in what others keep: the zoom.
   * @type {(() => Record<string, string>)[]}
   */
  extras = [];

  constructor() {
    /** @type {State} */
    this.state = {
      tab: 0, selected: -1, hovered: -1, anchor: -1, finding: -1, other: -1, mode: "overlay", theme: "", canvasWidth: null,
      isDeep: false, query: "", layers: Object.fromEntries(layerList.map((layer) => [layer.id, layer.isOn])),
    };
  }

  /** @param {(state: State, changed: Set<string>) => void} listener */
  listen(listener) { this.#listeners.push(listener); }

  /**
   * Takes in changes and tells every listener which they were.
   * @param {Partial<State>} changes
   */
  set(changes) {
    const changed = new Set(Object.keys(changes).filter((key) => Reflect.get(this.state, key) !== Reflect.get(changes, key)));
    if (changed.size === 0) return;
    Object.assign(this.state, changes);
    for (const listener of this.#listeners) listener(this.state, changed);
    if (!(changed.size === 1 && changed.has("hovered"))) this.writeFragment();
  }

  /** Writes the fragment soon; browsers limit how often it may change. */
  writeFragment() {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const fragment = this.fragment();
      if (`#${fragment}` !== location.hash) history.replaceState(null, "", `#${fragment}`);
    }, 200);
  }

  /**
   * Names an item by its id, so that a link survives changes elsewhere.
   * @type {(index: number) => string}
   */
  idOf = () => "";

  fragment() {
    const { state } = this;
    const parts = new URLSearchParams();
    if (state.tab) parts.set("tab", String(state.tab));
    if (state.selected >= 0) parts.set("item", this.idOf(state.selected));
    if (state.other >= 0) parts.set("with", `${state.other} ${state.mode}`);
    if (state.isDeep) parts.set("planes", "1");
    if (state.canvasWidth !== null) parts.set("width", String(state.canvasWidth));
    const flipped = layerList.filter((layer) => state.layers[layer.id] !== layer.isOn).map((layer) => layer.id);
    if (flipped.length) parts.set("layers", flipped.join(" "));
    for (const extra of this.extras) for (const [key, value] of Object.entries(extra())) parts.set(key, value);
    return parts.toString();
  }
}

/**
 * What a fragment asks for; numbers that can't be are left out.
 * @param {string} hash
 * @param {number} tabs
 */
export function readFragment(hash, tabs) {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const tab = Number(parts.get("tab") ?? 0);
  const [other, mode] = (parts.get("with") ?? "").split(" ");
  const flipped = (parts.get("layers") ?? "").split(" ");
  const layers = Object.fromEntries(layerList.map((layer) => [layer.id, layer.isOn !== flipped.includes(layer.id)]));
  const isTab = (/** @type {number} */ number) => Number.isInteger(number) && number >= 0 && number < tabs;
  return {
    tab: isTab(tab) ? tab : 0,
    other: other !== "" && isTab(Number(other)) ? Number(other) : -1,
    mode: mode === "beside" ? "beside" : "overlay",
    isDeep: parts.get("planes") === "1",
    canvasWidth: parts.has("width") && Number(parts.get("width")) > 0 ? Number(parts.get("width")) : null,
    layers, item: parts.get("item"), view: parts.get("view"),
  };
}
