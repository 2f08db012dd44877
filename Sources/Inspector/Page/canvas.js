import { amount, button, counted, element, shortened } from "./elements.js";
import { canvasName, editOptions, quoted } from "./edits.js";
import { numberField, quantityField } from "./fields.js";
/** @typedef {import("./edge.js").Edge} Edge */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./whatif.js").WhatIf} WhatIf */

const insetSides = ["top", "left", "bottom", "right"];
const textSizes = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge",
  "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
];

/** The canvas, shown where no item is selected: its size and safe area, which can be changed, and the command for what can't be. */
export class CanvasDetails {
  /**
   * What the command is asked for, by option.
   * @type {Map<string, string>}
   */
  #asked = new Map();

  /**
   * @param {Picture} picture
   * @param {Edge} edge
   * @param {WhatIf} whatIf
   */
  constructor(picture, edge, whatIf) {
    this.picture = picture;
    this.edge = edge;
    this.whatIf = whatIf;
  }

  /** @returns {(Node | null)[]} */
  parts() {
    const { scene } = this.picture, { record } = this.picture.written;
    const details = [record.device, record.scale ? `${counted(record.scale, "pixel")} per point` : "", record.isRightToLeft ? "right to left" : ""].filter(Boolean).join(" · ");
    return [
      element("header", {}, element("h2", {}, element("bdi", {}, shortened(record.title ?? record.id))),
        element("p", { class: "quiet" }, `${amount(scene.width)} × ${amount(scene.height)} points${details ? ` · ${details}` : ""}`)),
      this.#size(), this.#safeArea(), this.#elsewhere(),
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

  /** Devices, directions and text sizes, for which the layout has to be read again. */
  #elsewhere() {
    const { input, state } = this.picture.written.record;
    if (!input || this.picture.written.comparison) return null;
    const command = element("code", { class: "command" }), copy = button("Copy", () => this.#copy(command, copy), { class: "quiet-button" });
    const fill = () => {
      const options = [...this.#asked].filter(([, value]) => value).map(([option, value]) => `--${option} ${quoted(value)}`);
      const { id } = this.picture.written.record, scene = this.picture.scenes.some(({ record }) => record.id !== id) ? `--scene ${quoted(id)}` : "";
      const changes = editOptions(this.whatIf.store.state.edits);
      command.textContent = ["layout-render render", quoted(input), scene, state ? `--state ${quoted(state)}` : "", ...options, changes, "--open"].filter(Boolean).join(" ");
    };
    const choice = (/** @type {string} */ label, /** @type {string} */ option, /** @type {string[]} */ values) => {
      const menu = /** @type {HTMLSelectElement} */ (element("select", { "data-field": option, change: () => { this.#asked.set(option, menu.value); fill(); } },
        element("option", { value: "" }, "as it is"), ...values.map((value) => element("option", { value }, value))));
      menu.value = this.#asked.get(option) ?? "";
      return element("label", { class: "field" }, label, menu);
    };
    const device = /** @type {HTMLInputElement} */ (element("input", {
      type: "text", "data-field": "device", placeholder: "iPhone SE", autocomplete: "off", spellcheck: "false", input: () => { this.#asked.set("device", device.value.trim()); fill(); },
    }));
    device.value = this.#asked.get("device") ?? "";
    fill();
    return element("section", { class: "elsewhere" }, element("h3", {}, "Other traits"),
      element("p", { class: "quiet" }, "Another device, direction or text size can change which views and constraints there are. The command line lays that out:"),
      element("div", { class: "fields" }, element("label", { class: "field" }, "device", device), choice("direction", "direction", ["ltr", "rtl"]), choice("text size", "text-size", textSizes)),
      command, copy);
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
