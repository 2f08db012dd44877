import { shapeOf } from "./geometry.js";
import { shownY } from "./painted.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./stream.js").DisplayList} DisplayList */
/** @typedef {import("./stream.js").DisplayCommand} DisplayCommand */
/** @typedef {{ from: Rect, to: Rect }} Move Where something was in a picture, and where it is. */

/**
 * A picture's views and guides in other frames, without names and constraints: where only frames are known.
 * @param {DisplayList} list The picture of the scene.
 * @param {Scene} scene
 * @param {Float64Array} frames
 * @param {{ width: number, height: number }} size That of the canvas.
 * @returns {DisplayList}
 */
export function movedList(list, scene, frames, size) {
  const { x, y, zoom } = list.projection;
  const before = (/** @type {Rect} */ rect) => {
    const top = shownY(list.projection, rect.y), bottom = shownY(list.projection, rect.y + rect.height);
    return { x: x + rect.x * zoom, y: y + top * zoom, width: rect.width * zoom, height: (bottom - top) * zoom };
  };
  const after = (/** @type {Rect} */ rect) => ({ x: x + rect.x * zoom, y: y + rect.y * zoom, width: rect.width * zoom, height: rect.height * zoom });
  const sheet = { from: before({ x: 0, y: 0, width: scene.width, height: scene.height }), to: after({ x: 0, y: 0, ...size }) };
  /** @type {(Move | null)[]} */
  const open = [];
  const commands = list.commands.flatMap((command) => {
    if (command.kind === "group") {
      const index = command.id === null ? undefined : scene.places.get(command.id), isWanted = command.classes[0] === "views" || command.classes[0] === "guides";
      open.push(open.length === 0 ? isWanted ? sheet : null
        : open.at(-1) && index !== undefined ? { from: before(shapeOf(scene, scene.frames, index).rect), to: after(shapeOf(scene, frames, index).rect) } : open.at(-1) ?? null);
    }
    const move = open.at(-1);
    if (command.kind === "end") open.pop();
    return move ? [movedCommand(command, move)] : [];
  });
  const wider = sheet.to.width - sheet.from.width, higher = sheet.to.height - sheet.from.height;
  return { ...list, width: list.width + wider, height: list.height + higher, projection: { ...list.projection, tears: [] }, commands };
}

/**
 * @param {DisplayCommand} command
 * @param {Move} move
 * @returns {DisplayCommand}
 */
function movedCommand(command, move) {
  switch (command.kind) {
    case "group": return { ...command, clip: command.clip && movedRect(command.clip, move) };
    case "rectangle": case "image": return { ...command, frame: movedRect(command.frame, move) };
    case "lines": return { ...command, segments: command.segments.map(([startX, startY, endX, endY]) => [...movedPoint(startX, startY, move), ...movedPoint(endX, endY, move)]) };
    case "polygon": return { ...command, points: command.points.map(([x, y]) => movedPoint(x, y, move)) };
    case "text": {
      const { from, to } = move, share = { start: 0, middle: 0.5, end: 1 }[command.anchor];
      return { ...command, x: command.x + to.x - from.x + share * (to.width - from.width), y: command.y + to.y - from.y + (to.height - from.height) / 2 };
    }
    default: return command;
  }
}

/**
 * A rectangle whose edges have the distances that they had from the closer edges.
 * @param {Rect} rect
 * @param {Move} move
 * @returns {Rect}
 */
function movedRect(rect, move) {
  const [left, top] = movedPoint(rect.x, rect.y, move), [right, bottom] = movedPoint(rect.x + rect.width, rect.y + rect.height, move);
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/**
 * @param {number} x
 * @param {number} y
 * @param {Move} move
 */
function movedPoint(x, y, { from, to }) {
  const moved = (/** @type {number} */ place, /** @type {number} */ start, /** @type {number} */ length, /** @type {number} */ newStart, /** @type {number} */ newLength) =>
    place - start <= start + length - place ? place - start + newStart : place - start - length + newStart + newLength;
  return [moved(x, from.x, from.width, to.x, to.width), moved(y, from.y, from.height, to.y, to.height)];
}
