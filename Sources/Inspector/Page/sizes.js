import { amount, element, shortened } from "./elements.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {{ least: number | null, most: number | null }} Bounds */

/**
 * The bars for an item's size on both axes: the size and priorities of its content, its bounds, its actual size, and
 * what determines it. Null if there is nothing to show.
 * @param {Scene} scene
 * @param {number} index
 * @param {Float64Array} frames
 * @param {boolean} isOwn Whether the frames are those of the layout's own canvas, which is the one that is explained.
 */
export function sizes(scene, index, frames, isOwn) {
  const bars = /** @type {const} */ (["width", "height"]).flatMap((name, number) => {
    const content = isOwn ? scene.items[index].content?.[name] : undefined, bounds = boundsOf(scene, index, name);
    if (!content && bounds.least === null && bounds.most === null) return [];
    return [sizeBar(name, content, bounds, frames[4 * index + 2 + number], isOwn ? decider(scene, index, name) : "")];
  });
  return bars.length ? element("section", {}, element("h3", {}, "Size and content"), ...bars) : null;
}

/**
 * The bounds that constraints with numbers set for a length.
 * @param {Scene} scene
 * @param {number} index
 * @param {string} name
 * @returns {Bounds}
 */
function boundsOf(scene, index, name) {
  const own = scene.constraintsOf[index].map((place) => scene.constraints[place])
    .filter(({ first, second, effect }) => !second && first.item === index && first.attribute === name && effect !== "inactive" && effect !== "broken");
  const numbers = (/** @type {string} */ relation) => own.filter((constraint) => constraint.relation === relation).map(({ constant = 0, multiplier = 1 }) => constant / multiplier);
  const [least, most] = [numbers(">="), numbers("<=")];
  return { least: least.length ? Math.max(...least) : null, most: most.length ? Math.min(...most) : null };
}

/**
 * The constraint that determines a length, as its author wrote it.
 * @param {Scene} scene
 * @param {number} index
 * @param {string} name
 */
function decider(scene, index, name) {
  const step = scene.items[index].why?.[name]?.steps[0];
  return typeof step === "number" ? scene.constraints[step].text : step ?? "";
}

/**
 * @param {string} name
 * @param {import("./data.js").ContentAxis | undefined} content
 * @param {Bounds} bounds
 * @param {number} size
 * @param {string} decidedBy
 */
function sizeBar(name, content, bounds, size, decidedBy) {
  const whole = Math.max(content?.length ?? 0, size, bounds.least ?? 0, bounds.most ?? 0, 1) * 1.08;
  const share = (/** @type {number} */ length) => `${100 * length / whole}%`;
  const limits = bounds.least !== null && bounds.most !== null ? `${amount(bounds.least)} to ${amount(bounds.most)}`
    : bounds.least !== null ? `at least ${amount(bounds.least)}` : bounds.most !== null ? `at most ${amount(bounds.most)}` : "";
  const track = element("div", { class: "track", role: "img", "aria-label": [`${name} ${amount(size)}`, content ? `content ${amount(content.length)}` : "", limits].filter(Boolean).join(", ") });
  const part = (/** @type {string} */ kind, /** @type {number} */ from, /** @type {number | null} */ to = null) => {
    const made = element("div", { class: kind });
    made.style.left = share(from);
    if (to !== null) made.style.width = `calc(${share(to)} - ${share(from)})`;
    track.append(made);
  };
  part("fill", 0, size);
  if (content) part("tick", content.length);
  if (bounds.least !== null) part("bound least", bounds.least);
  if (bounds.most !== null) part("bound most", bounds.most);
  return element("div", { class: "bar" },
    element("p", {}, element("b", {}, `${name} ${amount(size)}`), content ? ` · content ${amount(content.length)}` : "", limits ? ` · ${limits}` : ""), track,
    content ? element("p", { class: "quiet" }, `${verdict(content, size)} · hugs ${amount(content.hugging)}, resists ${amount(content.resistance)}`) : null,
    decidedBy ? element("p", { class: "quiet" }, "decided by ", element("bdi", {}, shortened(decidedBy, 120))) : null);
}

/**
 * Compares a length with the content's length, in words.
 * @param {import("./data.js").ContentAxis} content
 * @param {number} size
 */
function verdict(content, size) {
  const difference = size - content.length;
  if (Math.abs(difference) < 0.5) return "fits its content";
  return difference > 0 ? `stretched by ${amount(difference)} against hugging ${amount(content.hugging)}`
    : `compressed by ${amount(-difference)} against resistance ${amount(content.resistance)}`;
}
