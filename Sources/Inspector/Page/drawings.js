import { timed } from "./elements.js";
import { readDisplayList } from "./stream.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./stream.js").DisplayList} DisplayList */
/** @typedef {{ layers: Record<string, boolean>, focus?: number, measured?: number[], leftOut?: boolean[] | null, moved?: Moved | null, isToScale?: boolean }} Look What a picture shows: the
 *   item whose constraints it has, the two items between which distances are, the items that it leaves out, other frames where nothing else is known, and whether
 *   no empty band is shortened. */
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
 * Whether a group has the lines of constraints, or is in another one.
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

/** How long a picture may take that is drawn for each of many changes, and after how long they rest, in milliseconds. */
const mostDuration = 10, restTime = 150;
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

  /** How long the last whole picture took, in milliseconds. */
  #duration = 0;
  /** When the layout last changed. */
  #changed = -Infinity;
  #timer = 0;
  /** Whether changes follow one another so quickly that names and distances, which take longest, are drawn when they rest. */
  #isHurried = false;

  /**
   * Notes that the layout changed.
   * @param {() => void} redraw Called when it rests, if it has to be drawn again.
   */
  hurry(redraw) {
    // A slow picture itself takes a part of the time between two changes.
    const now = performance.now(), isSlow = this.#duration > mostDuration;
    this.#isHurried = isSlow && now - this.#changed < restTime + 2 * this.#duration;
    this.#changed = now;
    window.clearTimeout(this.#timer);
    if (this.#isHurried) this.#timer = window.setTimeout(() => { if (this.rest()) redraw(); }, restTime);
  }

  /** Draws whole pictures again; whether it didn't before. */
  rest() {
    const wasHurried = this.#isHurried;
    window.clearTimeout(this.#timer);
    this.#isHurried = false;
    return wasHurried;
  }

  /**
   * The picture of a scene; null if there is none yet, or while changes follow one another, if it only has constraints.
   * @param {Scene} scene
   * @param {Look} look
   * @returns {DisplayList | null}
   */
  list(scene, look) {
    const { draw } = scene;
    if (!draw) return this.#writtenList(scene);
    const { focus, measured, leftOut, moved, isToScale } = look, isHurried = this.#isHurried, layers = isHurried ? { ...look.layers, names: false, distances: false } : look.layers;
    if (isHurried && (focus !== undefined || measured)) return null;
    const key = JSON.stringify([bitsOf(layers), focus, measured, leftOut, isToScale, moved && Array.from(moved.frames)]), known = this.#drawn.get(scene) ?? new Map();
    this.#drawn.set(scene, known);
    if (known.size >= mostKept) known.clear();
    if (!known.has(key)) {
      const start = performance.now();
      known.set(key, timed("draw", () => draw({ ...look, layers })));
      if (!isHurried && focus === undefined && !measured) this.#duration = performance.now() - start;
    }
    return known.get(key) ?? this.#writtenList(scene);
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
    return ({ layers, focus, measured = [], leftOut, moved, isToScale = false }) => {
      const handle = solver.drawn(scene);
      return handle < 0 ? null : solver.draw(handle, layout(), {
        layers: bitsOf(layers), scale: scale >= 1 && scale <= 4 ? scale : 2, isToScale, focus: focus === undefined ? [] : [focus], measured,
        leftOut: (leftOut ?? []).flatMap((isLeft, index) => isLeft ? [index] : []), frames: moved ? [moved.width, moved.height, ...moved.frames] : [],
      });
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
