import { canvasY } from "./painted.js";
import { colorOf, leftOf } from "./painter.js";
/** @typedef {import("./stream.js").DisplayList} DisplayList */
/** @typedef {import("./painter.js").Colors} Colors */
/** @typedef {import("./stream.js").Stroke} Stroke */

/**
 * The texts of a picture with their places on the canvas, their colours as CSS has them, and the first word for the outermost group that they are in.
 * @param {DisplayList} list
 * @param {Colors} colors
 */
export function textsOf(list, colors) {
  const { projection } = list;
  let depth = 0, layer = "";
  return list.commands.flatMap((command) => {
    if (command.kind === "group" && depth++ === 0) layer = command.classes[0] ?? "";
    if (command.kind === "end") depth -= 1;
    if (command.kind !== "text" || !command.paint) return [];
    // Lines with spaced letters begin at their left end in SVG too.
    const x = command.letterSpacing ? leftOf(command) : command.x;
    return [{
      text: command.text, x: (x - projection.x) / projection.zoom, y: canvasY(projection, (command.y - projection.y) / projection.zoom), color: colorOf(command.paint, colors).color,
      layer: depth > 0 ? layer : "",
    }];
  });
}

/**
 * A picture with its colours as CSS has them.
 * @param {DisplayList} list
 * @param {Colors} colors
 */
export function coloredList(list, colors) {
  const paint = (/** @type {import("./stream.js").Paint | null} */ value) => value && colorOf(value, colors);
  const stroke = (/** @type {Stroke | null} */ value) => value && { ...value, paint: paint(value.paint) };
  return {
    ...list, background: paint(list.background), commands: list.commands.map((command) => {
      switch (command.kind) {
        case "rectangle": case "polygon": return { ...command, fill: paint(command.fill), stroke: stroke(command.stroke) };
        case "lines": return { ...command, stroke: stroke(command.stroke) };
        case "text": return { ...command, paint: paint(command.paint) };
        default: return command;
      }
    }),
  };
}

/**
 * Offers the drawing that is shown to tests, as `layoutPage`.
 * @param {import("./picture.js").Picture} picture
 */
export function offerDrawing(picture) {
  const rested = () => {
    if (picture.drawings.rest()) picture.redraw();
    return picture;
  };
  Reflect.set(window, "layoutPage", {
    texts: () => rested().shownLists.flatMap((list) => textsOf(list, picture.colors)),
    displayList: () => {
      const list = rested().painted()?.list;
      return list ? coloredList(list, picture.colors) : null;
    },
  });
}
