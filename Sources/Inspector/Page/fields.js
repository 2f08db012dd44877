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
  // What was typed may be no number, or beyond the limits.
  const showRead = () => {
    field.value = amount(read());
    field.setAttribute("aria-invalid", "false");
  };
  const field = /** @type {HTMLInputElement} */ (element("input", {
    type: "text", inputmode: "decimal", [fieldName]: id, "aria-label": `${said} of ${of}`, value: amount(value), autocomplete: "off", spellcheck: "false",
    input: () => {
      const typed = typedNumber(field.value);
      field.setAttribute("aria-invalid", String(typed === null));
      if (typed !== null) change(typed);
    },
    blur: () => { if (!isRefilling) showRead(); },
    keydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Enter") showRead();
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      change(read() + by * (event.shiftKey ? 10 : 1));
      showRead();
      field.select();
    },
  }));
  const handle = element("span", { class: "scrub", title: "Drag to change", pointerdown: (/** @type {PointerEvent} */ event) => scrub(event, value, change) }, label);
  return element("label", { class: "field" }, handle, field);
}

/**
 * The number that a text is in decimal digits; null if it isn't one.
 * @param {string} text
 */
function typedNumber(text) {
  const decimal = text.trim().replace(",", ".").replace("−", "-");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(decimal) ? Number(decimal) : null;
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
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
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
 * A text of several lines, or of one.
 * @param {WhatIf} whatIf
 * @param {string} name
 * @param {boolean} isOneLine
 */
export function textField(whatIf, name, isOneLine) {
  const area = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (element(isOneLine ? "input" : "textarea", {
    [fieldName]: `text ${name}`, "aria-label": `Text of ${name}`, ...isOneLine ? { type: "text" } : { rows: 2 }, spellcheck: "false", input: () => whatIf.set(name, "text", area.value),
  }));
  area.value = String(whatIf.value(name, "text") ?? "");
  return element("label", { class: "field text" }, element("span", {}, "text"), area);
}

/** Whether fields only lose the focus because their surroundings are replaced. */
let isRefilling = false;

/**
 * Replaces what a node contains, and goes on with the field that is being edited. The node stays scrolled as it is.
 * @param {HTMLElement} node
 * @param {(Node | string)[]} parts
 */
export function refill(node, parts) {
  const edited = document.activeElement, name = edited?.getAttribute(fieldName), isText = edited instanceof HTMLInputElement && edited.type === "text" || edited instanceof HTMLTextAreaElement;
  const made = element("div", {});
  made.append(...parts);
  const twin = name ? [...made.querySelectorAll(`[${fieldName}]`)].find((field) => field.getAttribute(fieldName) === name) : undefined;
  isRefilling = true;
  if (!edited || !twin || !isText || !node.contains(edited) || !graft(node, made, edited, twin)) {
    node.replaceChildren(...made.childNodes);
    if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
  }
  isRefilling = false;
}

/**
 * Replaces all that is around a field, which stays where it is, so that the browser can undo what was typed.
 * @param {Element} node
 * @param {Element} made
 * @param {Element} field
 * @param {Element} twin The field in what was made.
 */
function graft(node, made, field, twin) {
  const path = (/** @type {Element} */ end, /** @type {Element} */ start) => {
    const found = [end];
    for (let next = end.parentElement; next && next !== start; next = next.parentElement) found.unshift(next);
    return found;
  };
  const [kept, others] = [path(field, node), path(twin, made)];
  if (kept.length !== others.length || kept.some(({ tagName }, place) => tagName !== others[place].tagName)) return false;
  [node, ...kept].slice(0, -1).forEach((parent, place) => {
    const stays = kept[place], model = others[place], siblings = [...(place > 0 ? others[place - 1] : made).childNodes], middle = siblings.indexOf(model);
    for (const child of [...parent.childNodes]) if (child !== stays) child.remove();
    stays.before(...siblings.slice(0, middle));
    stays.after(...siblings.slice(middle + 1));
    if (stays !== field) stays.className = model.className;
  });
  return true;
}
