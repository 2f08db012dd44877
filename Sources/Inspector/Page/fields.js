import { amount, element } from "./elements.js";
/** @typedef {import("./whatif.js").WhatIf} WhatIf */

/** The name that a field keeps when the panel is filled again. */
export const fieldName = "data-field";

/**
 * A number that can be changed.
 * @typedef {{ label: string, of: string, id: string, read: () => number, write: (value: number) => void, limits?: [number, number],
 *   said?: string }} Quantity Its label is what is said to screen readers unless they are told more.
 */

/**
 * A number of a change.
 * @param {WhatIf} whatIf
 * @param {string} label
 * @param {string} name What the number belongs to.
 * @param {string} key
 * @param {[number, number]} [limits]
 * @param {number} [place] The number's place among those of the change; undefined if it is the only one.
 * @param {string} [said]
 */
export function numberField(whatIf, label, name, key, limits, place, said) {
  const all = () => /** @type {number[]} */ (whatIf.value(name, key));
  return quantityField({
    label, of: name, id: `${key} ${place ?? ""} ${name}`, limits, said,
    read: () => place === undefined ? Number(whatIf.value(name, key)) : all()[place],
    write: (value) => whatIf.set(name, key, place === undefined ? value : all().map((number, other) => other === place ? value : number)),
  });
}

/**
 * A number that can be typed, stepped with the arrow keys, and dragged by its label.
 * @param {Quantity} quantity
 */
export function quantityField({ label, of, id, read, write, limits = [-1e6, 1e6], said = label }) {
  const value = read();
  const change = (/** @type {number} */ wanted) => write(Math.min(limits[1], Math.max(limits[0], Math.round(wanted * 100) / 100)));
  const field = /** @type {HTMLInputElement} */ (element("input", {
    type: "text", inputmode: "decimal", [fieldName]: id, "aria-label": `${said} of ${of}`, value: amount(value), autocomplete: "off", spellcheck: "false",
    input: () => {
      const typed = Number(field.value.replace(",", ".").replace("−", "-"));
      const isNumber = field.value.trim() !== "" && Number.isFinite(typed);
      field.setAttribute("aria-invalid", String(!isNumber));
      if (isNumber) change(typed);
    },
    keydown: (/** @type {KeyboardEvent} */ event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      field.value = "";
      change(read() + by * (event.shiftKey ? 10 : 1));
    },
  }));
  const handle = element("span", { class: "scrub", title: "Drag to change", pointerdown: (/** @type {PointerEvent} */ event) => scrub(event, value, change) }, label);
  return element("label", { class: "field" }, handle, field);
}

/**
 * Changes a number with the pointer. The label it began on is replaced meanwhile.
 * @param {PointerEvent} event
 * @param {number} value
 * @param {(value: number) => void} change
 */
function scrub(event, value, change) {
  if (event.button !== 0) return;
  event.preventDefault();
  const start = event.clientX;
  const move = (/** @type {PointerEvent} */ moved) => change(value + Math.round((moved.clientX - start) / 2) * (moved.shiftKey ? 10 : 1));
  const end = () => {
    window.removeEventListener("pointermove", move);
    document.body.classList.remove("scrubbing");
  };
  document.body.classList.add("scrubbing");
  window.addEventListener("pointermove", move);
  for (const kind of ["pointerup", "pointercancel"]) window.addEventListener(kind, end, { once: true });
}

/**
 * A switch.
 * @param {WhatIf} whatIf
 * @param {string} label
 * @param {string} name
 * @param {string} key
 */
export function switchField(whatIf, label, name, key) {
  const box = /** @type {HTMLInputElement} */ (element("input", {
    type: "checkbox", [fieldName]: `${key} ${name}`, "aria-label": `${label}: ${name}`, change: () => whatIf.set(name, key, box.checked),
  }));
  box.checked = whatIf.value(name, key) === true;
  return element("label", { class: "field" }, box, label);
}

/**
 * A text of several lines.
 * @param {WhatIf} whatIf
 * @param {string} name
 */
export function textField(whatIf, name) {
  const area = /** @type {HTMLTextAreaElement} */ (element("textarea", {
    [fieldName]: `text ${name}`, "aria-label": `Text of ${name}`, rows: 2, spellcheck: "false", input: () => whatIf.set(name, "text", area.value),
  }));
  area.value = String(whatIf.value(name, "text") ?? "");
  return element("label", { class: "field text" }, element("span", {}, "text"), area);
}

/**
 * Replaces what a node contains, and goes on with the field that is being edited. The node stays scrolled as it is.
 * @param {HTMLElement} node
 * @param {(Node | string)[]} parts
 */
export function refill(node, parts) {
  const edited = document.activeElement, name = edited?.getAttribute(fieldName);
  const isText = edited instanceof HTMLInputElement && edited.type === "text" || edited instanceof HTMLTextAreaElement;
  const typed = isText ? { value: edited.value, start: edited.selectionStart, end: edited.selectionEnd } : null;
  node.replaceChildren(...parts);
  const twin = name ? [...node.querySelectorAll(`[${fieldName}]`)].find((field) => field.getAttribute(fieldName) === name) : null;
  if (twin instanceof HTMLElement) {
    twin.focus({ preventScroll: true });
    if (typed && (twin instanceof HTMLInputElement || twin instanceof HTMLTextAreaElement)) {
      if (typed.value !== "") twin.value = typed.value;
      twin.setSelectionRange(typed.value === "" ? 0 : typed.start, typed.value === "" ? twin.value.length : typed.end);
    }
  }
}
