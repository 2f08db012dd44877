import { amount, button, counted, element, shortened } from "./elements.js";
import { canvasName, editOptions } from "./edits.js";
import { fieldName, numberField, quantityField } from "./fields.js";
import { shellOption, shellWord } from "./shell.js";
/** @typedef {import("./edge.js").Edge} Edge */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./whatif.js").WhatIf} WhatIf */
/** @typedef {import("./variants.js").Trait} Trait */
/** @typedef {{ label: string, trait: Trait, usual: string[] }} Choice A trait, and its values where the page doesn't know which there are. */

const insetSides = ["top", "left", "bottom", "right"];
const textSizes = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
  "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
];

/** @type {Choice[]} */
const choices = [
  { label: "device", trait: "device", usual: [] }, { label: "text size", trait: "contentSizeCategory", usual: textSizes },
  { label: "direction", trait: "layoutDirection", usual: ["leftToRight", "rightToLeft"] },
];

/** The canvas, shown where no item is selected: its size, safe area and traits, which can be changed, and the command for what can't be. */
export class CanvasDetails {
  /**
   * The values of traits that only the command lays out.
   * @type {Map<string, string>}
   */
  #asked = new Map();

  /**
   * @param {Picture} picture
   * @param {Edge} edge
   * @param {WhatIf} whatIf
   * @param {() => void} refill Shows the details again.
   */
  constructor(picture, edge, whatIf, refill) {
    this.refill = refill;
    this.picture = picture;
    this.edge = edge;
    this.whatIf = whatIf;
  }

  /** @returns {(Node | null)[]} */
  parts() {
    const { scene, width, height } = this.picture, { record } = scene;
    const details = [record.device, record.scale ? `${counted(record.scale, "pixel")} per point` : "", record.isRightToLeft ? "right to left" : ""].filter(Boolean).join(" · ");
    return [
      element("header", {}, element("h2", {}, element("bdi", {}, shortened(record.title ?? record.id))),
        element("p", { class: "quiet" }, `${amount(width)} × ${amount(height)} points${details ? ` · ${details}` : ""}`)),
      this.#size(), this.#safeArea(), this.#traits(),
    ];
  }

  #size() {
    const fields = /** @type {const} */ (["width", "height"]).flatMap((axis) => {
      const pieces = this.edge.pieces(axis);
      return pieces.isEmpty ? [] : [quantityField({
        label: axis, of: canvasName, id: `canvas ${axis}`, limits: [pieces.least, pieces.most],
        read: () => this.edge.length(axis), write: (length) => this.edge.resize(axis, length),
      })];
    });
    return fields.length ? element("section", {}, element("h3", {}, "Canvas"), element("div", { class: "fields" }, ...fields)) : null;
  }

  #safeArea() {
    const { live } = this.whatIf;
    if (!live?.safeArea) return null;
    return element("section", {}, element("h3", {}, "Safe area"), element("div", { class: "fields" },
      ...insetSides.map((side, place) => numberField(this.whatIf, side, canvasName, "safeAreaInsets", [0, 1e4], place))));
  }

  /** Devices, text sizes and directions: solved here as far as the layout only has other numbers, and otherwise by the command. */
  #traits() {
    const { input } = this.picture.written.record, { live } = this.whatIf;
    if (!input && !live || this.picture.written.comparison) return null;
    const command = input && (this.#asked.size > 0 || !live) ? this.#command() : [];
    return element("section", { class: "traits" }, element("h3", {}, "Device and text"),
      element("div", { class: "fields" }, ...choices.map((choice) => this.#choice(choice))), ...command);
  }

  /** @param {Choice} choice */
  #choice({ label, trait, usual }) {
    const { live } = this.whatIf, { known, other } = live?.variants.values(trait) ?? { known: [], other: [] };
    const beyond = known.length || other.length ? other : usual;
    const field = { [fieldName]: trait, "aria-label": label };
    if (known.length + beyond.length === 0) {
      const input = /** @type {HTMLInputElement} */ (element("input", {
        ...field, type: "text", placeholder: "iPhone SE", autocomplete: "off", spellcheck: "false", change: () => this.#choose(trait, input.value.trim()),
      }));
      input.value = this.#asked.get(trait) ?? "";
      return element("label", { class: "field" }, label, input);
    }
    const options = (/** @type {string[]} */ values) => values.map((value) => element("option", { value }, value));
    const own = live ? String(live.written({ name: canvasName, key: trait, value: "" }) ?? "") : "";
    const menu = /** @type {HTMLSelectElement} */ (element("select", { ...field, change: () => this.#choose(trait, menu.value) },
      element("option", { value: "" }, own || "as it is"), ...options(known),
      beyond.length ? element("optgroup", { label: "On the command line" }, ...options(beyond)) : null));
    const chosen = live ? this.whatIf.value(canvasName, trait) : undefined;
    menu.value = this.#asked.get(trait) ?? (chosen === own || chosen === undefined ? "" : String(chosen));
    return element("label", { class: "field" }, label, menu);
  }

  /**
   * @param {Trait} trait
   * @param {string} value Empty for that of the input.
   */
  #choose(trait, value) {
    const { live, store } = this.whatIf, isKnown = value === "" || live?.variants.values(trait).known.includes(value);
    this.#asked.delete(trait);
    if (!isKnown) this.#asked.set(trait, value);
    if (!live) return this.refill();
    // A device has a size of its own.
    if (trait === "device") store.set({ canvas: null });
    const before = store.state.edits;
    this.whatIf.set(canvasName, trait, isKnown && value ? value : live.record.traits[trait]);
    if (store.state.edits === before) this.refill();
  }

  /** The command that lays out what can't be solved here. */
  #command() {
    const { input, state, id } = this.picture.written.record, { edits, canvas } = this.whatIf.store.state;
    const command = element("code", { class: "command" }), copy = button("Copy", () => this.#copy(command, copy), { class: "quiet-button" });
    const asked = [...this.#asked].map(([key, value]) => ({ name: canvasName, key, value })), { live } = this.whatIf;
    const isOneOfSeveral = this.picture.scenes.some(({ record }) => record.id !== id), path = input ?? "";
    const words = ["layout-render render", shellWord(path.startsWith("-") ? `./${path}` : path), ...isOneOfSeveral ? [shellOption("--scene", id)] : [],
      ...state ? [shellOption("--state", state)] : [], ...editOptions([...asked, ...live?.applied(edits, canvas) ?? []]), "--open"];
    if (words.includes(null)) return [element("p", { class: "quiet" }, "The command line lays it out. Its command can’t be shown, since a name in it has characters that terminals act on.")];
    command.textContent = words.join(" ");
    const reasons = live ? [...this.#asked].map(([trait, value]) => `${value} ${live.variants.problem(/** @type {Trait} */ (trait), value, [], null)}`) : ["The command line lays out other devices, text sizes and directions"];
    return [...reasons.map((reason) => element("p", { class: "quiet" }, element("bdi", {}, `${reason}:`))), command, copy];
  }

  /**
   * Copies the command; where the browser doesn't allow that, selects it.
   * @param {HTMLElement} command
   * @param {HTMLButtonElement} source
   */
  async #copy(command, source) {
    try {
      await navigator.clipboard.writeText(command.textContent ?? "");
      source.textContent = "Copied";
    } catch {
      getSelection()?.selectAllChildren(command);
    }
  }
}
