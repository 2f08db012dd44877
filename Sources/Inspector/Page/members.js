/** @typedef {import("./data.js").Scene} Scene */

/** The members of conflicts that are given numbers of frames count down from here. */
const firstGiven = -1_000_000;
/** The attributes that the numbers of a frame are. */
const frameAttributes = ["left", "top", "width", "height"];

/**
 * A member of a conflict as the index of a constraint, where the page lists it: the canvas's size, or that of an autoresizing view.
 * @param {Scene} scene
 * @param {number} member
 */
export function listedMember(scene, member) {
  if (member > firstGiven) return member;
  const item = Math.floor((firstGiven - member) / 4), attribute = frameAttributes[(firstGiven - member) % 4];
  return scene.constraints.findIndex(({ source, first }) => (source === "canvas" || source === "autoresizing") && first.item === item && first.attribute === attribute);
}

/**
 * The view whose content a member of a conflict stands for.
 * @param {number} member
 */
export function contentOf(member) { return { item: Math.floor((-2 - member) / 2), axis: member % 2 === 0 ? "width" : "height" }; }
