/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Side} Side */
/** @typedef {{ item: number, attribute: string }} Place One of the numbers of an item's frame: left, top, width or height. */
/** @typedef {{ index: number, place: Place, sources: Place[] }} Link What determines a place, and the places it is computed from. */

/**
 * The numbers that an attribute is computed from, and how often each counts.
 * @type {Map<string, [string, number][]>}
 */
const attributeNumbers = new Map(Object.entries({
  left: [["left", 1]], right: [["left", 1], ["width", 1]], centerX: [["left", 1], ["width", 0.5]], width: [["width", 1]],
  top: [["top", 1]], bottom: [["top", 1], ["height", 1]], centerY: [["top", 1], ["height", 0.5]], height: [["height", 1]],
  firstBaseline: [["top", 1]], lastBaseline: [["top", 1], ["height", 1]],
}));

/**
 * An attribute without the margins that it may be at.
 * @param {string} attribute
 */
export function edgeOf(attribute) { return attribute.replace(/Margin$|WithinMargins$/, ""); }

/**
 * The view whose frame, with insets, is that of a guide of UIKit's; other items themselves, as the guide of what scrolls is.
 * @param {Scene} scene
 * @param {number} item
 */
export function ownerOf(scene, item) {
  const { guide, parent } = scene.items[item];
  return guide === "system" && parent !== undefined && !isContent(scene, item) ? parent : item;
}

/**
 * Whether an item is the guide of what scrolls in a scroll view.
 * @param {Scene} scene
 * @param {number} item
 */
function isContent(scene, item) {
  const { guide, id, name = id } = scene.items[item];
  return guide === "system" && name.endsWith("contentLayoutGuide");
}

/**
 * The places that a constraint relates, in the order of the solver's variables.
 * @param {Scene} scene
 * @param {import("./data.js").Constraint} constraint
 * @returns {Place[]}
 */
export function placesOf(scene, { first, second, multiplier = 1 }) {
  /** @type {Map<string, { place: Place, factor: number }>} */
  const found = new Map();
  const add = (/** @type {number} */ item, /** @type {string} */ attribute, /** @type {number} */ factor) => {
    const key = `${item} ${attribute}`, sum = (found.get(key)?.factor ?? 0) + factor;
    found.set(key, { place: { item, attribute }, factor: sum });
  };
  const sides = [{ side: first, factor: 1 }, ...second ? [{ side: second, factor: -multiplier }] : []]
    .flatMap(({ side, factor }) => [{ side, factor }, ...(side.from ?? []).map((start) => ({ side: start, factor: -factor }))])
    .map(({ side, factor }) => ({ item: ownerOf(scene, side.item), edge: edgeOf(side.attribute), factor }));
  const around = sides.map(({ item }) => [...scene.ancestors(item), item]);
  const shared = around[0].filter((view) => around.length > 1 && around.every((path) => path.includes(view)));
  sides.forEach(({ item, edge, factor }, index) => {
    // The edges of a scroll view, seen from inside, are those of what scrolls in it.
    const isAround = item === shared[shared.length - 1] && around.some(({ length }) => length > around[index].length) && edge !== "width" && edge !== "height";
    const content = isAround ? scene.children[item].find((child) => isContent(scene, child)) : undefined;
    for (const [attribute, share] of attributeNumbers.get(edge) ?? []) {
      const isPosition = attribute === "left" || attribute === "top";
      // Its centre is that of what is visible.
      if (content !== undefined && (isPosition || share === 1)) add(content, attribute, factor);
      else if (!isPosition) add(item, attribute, factor * share);
      // Positions are in the coordinates of the view around.
      else for (const view of shared.length ? around[index].filter((view) => !shared.includes(view)).reverse() : [item]) add(view, attribute, factor);
    }
  });
  const order = ["left", "top", "width", "height"], rank = (/** @type {Place} */ { item, attribute }) => 4 * item + order.indexOf(attribute);
  return [...found.values()].filter(({ factor }) => Math.abs(factor) > 1e-9).map(({ place }) => place).sort((one, other) => rank(one) - rank(other));
}

/**
 * Links that lead from a place outwards, the nearest first: each determines one of the places of a constraint, given by their lists
 * of places. In each round, those with a single unknown place determine that place, so that chains are as short as possible. Those
 * that have to be solved together, and that no link leads to, come last.
 * @param {Place[][]} all
 * @param {Place} start
 * @returns {Link[]}
 */
export function outwards(all, start) {
  const key = (/** @type {Place} */ { item, attribute }) => `${item} ${attribute}`;
  /** @type {Map<string, Link>} */
  const links = new Map();
  const open = (/** @type {Place[]} */ places) => places.filter((place) => !links.has(key(place)));
  const link = (/** @type {number} */ index, /** @type {Place} */ place) => links.set(key(place), { index, place, sources: all[index].filter((other) => other !== place) });
  let rest = all.map((_, index) => index);
  for (;;) {
    const round = rest.filter((index) => open(all[index]).length === 1);
    for (const index of round) for (const place of open(all[index])) link(index, place);
    rest = rest.filter((index) => open(all[index]).length > 0);
    if (round.length === 0) break;
  }
  const isCoupled = rest.length > 0;
  for (const index of rest) for (const place of open(all[index]).slice(0, 1)) link(index, place);
  /** @type {Link[]} */
  const order = [];
  const known = new Set([key(start)]);
  let next = [start];
  while (next.length > 0) {
    const reached = next.flatMap((place) => links.get(key(place)) ?? []);
    order.push(...reached);
    next = reached.flatMap(({ sources }) => sources).filter((source) => !known.has(key(source)) && known.add(key(source)));
  }
  const listed = new Set(order.map(({ index }) => index));
  return isCoupled ? [...order, ...all.flatMap((places, index) => listed.has(index) || places.length === 0 ? [] : [{ index, place: places[0], sources: [] }])] : order;
}
