import { timed } from "./elements.js";
import { movedList } from "./moved.js";
import { layerList } from "./store.js";
import { readDisplayList } from "./stream.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./stream.js").DisplayList} DisplayList */
/** @typedef {{ layers: Record<string, boolean>, focus?: number, leftOut?: boolean[] | null, moved?: Moved | null }} Look What a picture shows: the
 *   item whose constraints it has, the items that it leaves out, and other frames where nothing else is known. */
/** @typedef {{ frames: Float64Array, width: number, height: number }} Moved Frames on a canvas of another size. */

/** The places of the command's layers in its list of them. */
const layerPlaces = { views: 0, guides: 1, systemGuides: 2, stackGuides: 3, text: 4, names: 5, classes: 7, guideConstraints: 8, conflicts: 12, ambiguity: 13, hidden: 16 };
/**
 * The command's layers by the page's.
 * @type {[string, (keyof typeof layerPlaces)[]][]}
 */
const commandLayers = [
  ["guides", ["guides"]], ["system", ["systemGuides"]], ["stack", ["stackGuides"]], ["text", ["text"]], ["names", ["names", "classes"]], ["distances", ["guideConstraints"]], ["hidden", ["hidden"]],
];

/**
 * The command's layers as bits.
 * @param {Record<string, boolean>} layers The page's.
 */
export function bitsOf(layers) {
  const shown = commandLayers.flatMap(([id, parts]) => layers[id] ? parts : []);
  return /** @type {const} */ (["views", "conflicts", "ambiguity", ...shown]).reduce((bits, layer) => bits | 1 << layerPlaces[layer], 0);
}

/**
 * Whether a group has the lines of constraints.
 * @param {import("./stream.js").GroupCommand} group
 * @param {number} depth
 */
export function isConstraints({ classes }, depth) { return depth > 0 || classes[0] === "constraints"; }

/**
 * A part of a picture: the groups that are wanted, with all that is in them.
 * @param {DisplayList} list
 * @param {(group: import("./stream.js").GroupCommand, depth: number) => boolean} isWanted
 * @returns {DisplayList}
 */
export function partOf(list, isWanted) {
  /** @type {boolean[]} */
  const open = [];
  return { ...list, commands: list.commands.filter((command) => {
    if (command.kind === "group") open.push((open.at(-1) ?? true) && isWanted(command, open.length));
    const isKept = open.at(-1) ?? true;
    if (command.kind === "end") open.pop();
    return isKept;
  }) };
}

/** The layers that are shown initially. */
const usualLayers = Object.fromEntries(layerList.map(({ id, isOn }) => [id, isOn]));
/** The most pictures of a scene that are kept. */
const mostKept = 16;

/** The pictures of scenes: those that the command drew, and with the module those of changed layouts and with other layers. */
export class Drawings {
  /**
   * The pictures that the page contains.
   * @type {WeakMap<Scene, DisplayList | null>}
   */
  #written = new WeakMap();
  /**
   * The pictures that the module drew, by what they show.
   * @type {WeakMap<Scene, Map<string, DisplayList | null>>}
   */
  #drawn = new WeakMap();

  /**
   * The last picture in other frames.
   * @type {{ moved: Moved | null, list: DisplayList | null }}
   */
  #lastMoved = { moved: null, list: null };
  /**
   * The module's handles of layouts.
   * @type {WeakMap<Scene, number>}
   */
  #handles = new WeakMap();

  /**
   * The picture of a scene; null if there is none yet.
   * @param {Scene} scene
   * @param {Look} look
   * @returns {DisplayList | null}
   */
  list(scene, look) {
    const { draw } = scene;
    if (look.moved) return this.#movedList(scene, look.moved);
    if (!draw) return this.#writtenList(scene);
    const key = JSON.stringify([bitsOf(look.layers), look.focus ?? -1, look.leftOut ?? null]), known = this.#drawn.get(scene) ?? new Map();
    this.#drawn.set(scene, known);
    if (known.size >= mostKept) known.clear();
    if (!known.has(key)) known.set(key, timed("draw", () => draw(look)));
    return known.get(key) ?? this.#writtenList(scene);
  }

  /**
   * @param {Scene} scene
   * @param {Moved} moved
   * @returns {DisplayList | null}
   */
  #movedList(scene, moved) {
    if (this.#lastMoved.moved === moved) return this.#lastMoved.list;
    const written = this.list(scene, { layers: usualLayers }), list = written && movedList(written, scene, moved.frames, moved);
    this.#lastMoved = { moved, list };
    return list;
  }

  /**
   * What draws a scene with a module; null if it can't be drawn.
   * @param {import("./solver.js").Solver} solver
   * @param {Scene} scene As it was written.
   * @param {() => number} [layout] The handle of the layout with changes, solved with them.
   * @returns {Scene["draw"]}
   */
  drawer(solver, scene, layout = () => -1) {
    const { drawing, scale = 2 } = scene.record;
    if (!drawing) return null;
    return ({ layers, focus = -1 }) => {
      let handle = this.#handles.get(scene);
      if (handle === undefined) this.#handles.set(scene, handle = solver.openDrawn(drawing.numbers, drawing.strings));
      return handle < 0 ? null : solver.draw(handle, layout(), { layers: bitsOf(layers), scale: scale >= 1 && scale <= 4 ? scale : 2, focus });
    };
  }

  /** @param {Scene} scene */
  #writtenList(scene) {
    const known = this.#written.get(scene);
    if (known !== undefined) return known;
    const { picture } = scene.record, list = picture ? readDisplayList(picture.numbers.split(" ").map(Number), new TextEncoder().encode(picture.text)) : null;
    this.#written.set(scene, list);
    return list;
  }
}
