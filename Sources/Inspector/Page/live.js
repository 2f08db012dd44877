import { changedFindings } from "./findings.js";
import { Scene } from "./data.js";
import { canvasName, changedEquation, isSame, readEdit } from "./edits.js";
import { givenText, traitOf, Variants } from "./variants.js";
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./solver.js").Solution} Solution */
/** @typedef {import("./data.js").SceneRecord} SceneRecord */
/** @typedef {import("./edits.js").Value} Value */
/** @typedef {{ index: number, shown: number, constant: number, priority: number, name: string, objectID: string }} LiveConstraint */
/** @typedef {{ item: number, canHide: boolean, isHidden: boolean, canResize: boolean, isOneLine: boolean, text: number, name: string }} LiveView */
/** @typedef {import("./store.js").Resized | null} Canvas */

/** The greatest number of items for which what is ambiguous is found after each change. */
const mostFreedItems = 1000;

/** The keys of a content, with the lengthAxes' key for their numbers. */
const contentKeys = /** @type {Map<string, "length" | "hugging" | "resistance">} */ (new Map([["intrinsicContentSize", "length"], ["hugging", "hugging"], ["compressionResistance", "resistance"]]));
/** The place of the safe area among a layout's numbers, after the canvas's width, height and scale: whether it is zero, then its four numbers unless it is, and whether the root has its own. */
const safeAreaPlace = 3;
const lengthAxes = /** @type {const} */ (["width", "height"]);

/** A layout as the solver has it. */
class LiveLayout {
  /** Its number in the solver; -1 before it is first solved. */
  handle = -1;
  /**
   * What the solver was told of constraints and texts, by key.
   * @type {Map<string, Value>}
   */
  applied = new Map();
  /** What it was solved with last. */
  solvedFor = "";

  /** @param {number[]} numbers */
  constructor(numbers) { this.numbers = numbers; }

  /** The safe area of the canvas, from the top and the left; undefined if the root has one of its own. */
  get safeArea() {
    const numbers = this.numbers.slice(safeAreaPlace), isZero = numbers[0] === 1;
    return numbers[isZero ? 1 : 5] ? undefined : isZero ? [0, 0, 0, 0] : numbers.slice(1, 5);
  }
}

/** A scene that can be solved again with changes. */
export class LiveScene {
  /**
   * The layouts by the canvases that they are for and the variants chosen.
   * @type {Map<string, LiveLayout>}
   */
  #layouts = new Map();
  /**
   * The variants of the changes shown.
   * @type {number[]}
   */
  #shown = [];

  /**
   * @param {import("./solver.js").Solver} solver
   * @param {Scene} scene
   */
  constructor(solver, scene) {
    this.solver = solver;
    this.variants = new Variants(scene, (name) => this.viewNamed.get(name)?.name ?? name, (name) => this.viewNamed.get(name)?.isHidden ?? false);
    this.scene = scene;
    const live = /** @type {import("./data.js").LiveRecord} */ (scene.record.live);
    this.record = live;
    /** @type {LiveConstraint[]} */
    this.constraints = live.constraints.map(([index, shown, constant, priority, name, objectID]) => ({ index, shown, constant, priority, name: name ?? scene.constraints[shown].text, objectID: objectID ?? "" }));
    /** @type {LiveView[]} */
    this.views = live.views.map(([item, flags, text, name]) => ({ item, canHide: (flags & 1) > 0, isHidden: (flags & 2) > 0, canResize: (flags & 4) > 0, isOneLine: (flags & 8) > 0, text, name: name ?? scene.items[item].id }));
    /** @type {Map<number, LiveConstraint>} */
    this.constraintAt = new Map(this.constraints.map((constraint) => [constraint.index, constraint]));
    /** @type {Map<number, LiveConstraint>} */
    this.constraintOf = new Map(this.constraints.map((constraint) => [constraint.shown, constraint]));
    /** @type {Map<number, LiveView>} */
    this.viewOf = new Map(this.views.map((view) => [view.item, view]));
    /** @type {Map<string, LiveConstraint[]>} */
    this.constraintsNamed = new Map();
    for (const constraint of this.constraints) {
      const others = this.constraintsNamed.get(constraint.name);
      if (others) others.push(constraint); else this.constraintsNamed.set(constraint.name, [constraint]);
    }
    /** @type {Map<string, LiveView>} */
    this.viewNamed = new Map(this.views.map((view) => [view.name, view]));
    for (const view of this.views) this.viewNamed.set(scene.items[view.item].id, view);
  }

  /**
   * Takes the traits of changes for those that are shown.
   * @param {string[]} texts
   * @param {Canvas} canvas
   */
  show(texts, canvas) { this.#shown = this.#chosen(texts, canvas); }

  /** The scene as it is written, with the traits that are shown. */
  get shown() { return this.variants.sceneOf(this.#shown); }

  /**
   * Whether the layout can be solved on a canvas.
   * @param {Canvas} canvas
   */
  covers(canvas) { return this.#part(canvas) !== undefined; }

  /**
   * The layout with variants on a canvas; null if there is none.
   * @param {number[]} chosen
   * @param {Canvas} canvas
   */
  #layout(chosen, canvas) {
    const part = this.#part(canvas);
    if (part === undefined) return null;
    const key = [part ? this.variants.numbers.parts.indexOf(part) : -1, ...chosen].join(" "), known = this.#layouts.get(key) ?? new LiveLayout(this.variants.numbersOf(chosen, part));
    this.#layouts.set(key, known);
    return known;
  }

  /**
   * The variants that changes choose on a canvas.
   * @param {string[]} texts
   * @param {Canvas} canvas
   */
  #chosen(texts, canvas) { return this.variants.chosen(texts, this.#part(canvas) ?? null); }

  /**
   * What to replace in the layout's numbers on a canvas, null on its own; undefined where it can't be solved.
   * @param {Canvas} canvas
   * @returns {import("./variants.js").Part | undefined}
   */
  #part(canvas) {
    if (!canvas || canvas.length === this.scene[canvas.axis]) return null;
    const part = this.record.parts.findIndex(({ axis, from, to }) => axis === canvas.axis && from <= canvas.length && canvas.length <= to);
    return part < 0 ? undefined : this.variants.numbers.parts[part] ?? [];
  }

  /**
   * What the input says of what an edit changes; undefined if the edit can't be solved here.
   * @param {Edit} edit
   * @returns {Value | undefined}
   */
  written({ name, key, value }) {
    const trait = traitOf({ name, key, value });
    if (trait) return this.record.traits[trait];
    if (name === canvasName && key === "safeAreaInsets") return this.safeArea;
    const constraint = this.constraintsNamed.get(name)?.[0], view = this.viewNamed.get(name);
    const content = contentKeys.get(key);
    if (content) return view?.canResize ? this.#content(this.shown, view.item, content) : undefined;
    switch (key) {
      case "constant": return constraint?.constant;
      case "priority": return constraint?.priority;
      case "active": return constraint && true;
      case "hidden": return view && this.canHide(view) ? view.isHidden : undefined;
      case "text": return view && view.text >= 0 ? this.record.strings[view.text] : undefined;
      default: return undefined;
    }
  }

  /**
   * Whether a view can be hidden, or no longer be.
   * @param {LiveView} view
   */
  canHide(view) { return view.canHide || this.variants.hiding(view.name) >= 0; }

  /** The safe area of the canvas that is shown; undefined if the root has one of its own. */
  get safeArea() { return this.#layout(this.#shown, null)?.safeArea; }

  /**
   * The numbers of a content, -1 for what it doesn't have.
   * @param {Scene} scene
   * @param {number} item
   * @param {"length" | "hugging" | "resistance"} part
   */
  #content(scene, item, part) { return lengthAxes.map((axis) => scene.items[item].content?.[axis]?.[part] ?? -1); }

  /**
   * Why an edit isn't part of the layout shown; empty if it is.
   * @param {string} text
   * @param {string[]} texts All changes.
   * @param {Canvas} canvas
   */
  problem(text, texts, canvas) {
    const edit = readEdit(text), trait = traitOf(edit), part = this.#part(canvas) ?? null;
    if (!edit) return "isn’t a change";
    if (trait) return this.variants.problem(trait, String(edit.value), texts, part);
    const written = this.written(edit);
    if (edit.key === "text" && this.viewNamed.get(edit.name)?.isOneLine && String(edit.value).includes("\n")) return "is one line";
    if (written !== undefined) return isLike(written, edit.value) ? rangeProblem(edit, written) || (edit.key === "hidden" ? this.variants.hidingProblem(edit.name, edit.value, texts, part) : "") : `isn’t ${Array.isArray(written) ? `${written.length} numbers` : `a ${typeof written === "string" ? "text" : typeof written}`}`;
    if (this.constraintsNamed.has(edit.name) || this.viewNamed.has(edit.name)) return "can only be tried on the command line";
    return "nothing here has this name";
  }

  /**
   * Solves with changes on a canvas; null if that takes more work than the solver allows.
   * @param {string[]} texts
   * @param {Canvas} canvas
   * @returns {Solution | null}
   */
  solve(texts, canvas) {
    const chosen = this.#chosen(texts, canvas), layout = this.#layout(chosen, canvas);
    if (!layout) return null;
    // The canvas that the layout was written with begins its numbers. It isn't the one shown where the root has a size of its own.
    const size = { width: layout.numbers[0], height: layout.numbers[1] };
    if (canvas) size[canvas.axis] = canvas.length;
    if (layout.handle < 0) layout.handle = this.solver.open(layout.numbers, this.record.strings);
    if (layout.handle < 0) return null;
    this.#apply(this.applied(texts, canvas), layout, this.variants.sceneOf(chosen));
    this.solver.exports.live_resize(layout.handle, size.width, size.height);
    layout.solvedFor = JSON.stringify([texts, canvas]);
    return this.solver.solve(layout.handle);
  }

  /**
   * The solver's number of the layout with changes, which was solved with them last; -1 if there is none.
   * @param {string[]} texts
   * @param {Canvas} canvas
   */
  handle(texts, canvas) {
    const layout = this.#layout(this.#chosen(texts, canvas), canvas);
    if (layout && layout.solvedFor !== JSON.stringify([texts, canvas])) this.solve(texts, canvas);
    return layout?.handle ?? -1;
  }

  /**
   * Why the frame of an item is what it is; undefined if that isn't known.
   * @param {Scene} solved The scene as it was solved.
   * @param {number} item
   * @param {string[]} texts
   * @param {Canvas} canvas
   */
  reasons(solved, item, texts, canvas) {
    const chosen = this.#chosen(texts, canvas), layout = this.#layout(chosen, canvas);
    // The canvas determines the root.
    if (!layout || item === 0 || solved.items.length > mostFreedItems) return undefined;
    if (layout.solvedFor !== JSON.stringify([texts, canvas])) this.solve(texts, canvas);
    return this.solver.reasons(this.solver.drawn(this.variants.sceneOf(chosen)), layout.handle, item);
  }

  /**
   * The changes that are part of the layout.
   * @param {string[]} texts
   * @param {Canvas} canvas
   */
  applied(texts, canvas) { return texts.filter((text) => !this.problem(text, texts, canvas)).map((text) => /** @type {Edit} */ (readEdit(text))); }

  /**
   * Tells the solver what differs from what it was told last.
   * @param {Edit[]} edits
   * @param {LiveLayout} layout
   * @param {Scene} scene
   */
  #apply(edits, layout, scene) {
    /** @type {Map<string, Value>} */
    const wanted = new Map();
    for (const { name, key, value } of edits) {
      const content = contentKeys.get(key);
      if (name === canvasName) {
        if (key === "safeAreaInsets") wanted.set("safe 0", value);
      } else if (content) this.#addContent(wanted, scene, /** @type {LiveView} */ (this.viewNamed.get(name)).item, content, /** @type {number[]} */ (value));
      else if (key === "text") wanted.set(`text ${this.viewNamed.get(name)?.text}`, value);
      else if (key !== "hidden") for (const { index } of this.constraintsNamed.get(name) ?? []) wanted.set(`${key} ${index}`, value);
    }
    for (const key of layout.applied.keys()) if (!wanted.has(key)) this.#tell(key, null, layout);
    for (const [key, value] of wanted) if (!isSame(layout.applied.get(key), value)) this.#tell(key, value, layout);
    layout.applied = wanted;
  }

  /**
   * Adds numbers of an item's content to those that the solver is told: its lengths, huggings and resistances, NaN as null for
   * what stays as it is.
   * @param {Map<string, Value>} wanted
   * @param {Scene} scene
   * @param {number} item
   * @param {"length" | "hugging" | "resistance"} part
   * @param {number[]} value
   */
  #addContent(wanted, scene, item, part, value) {
    const key = `content ${item}`, numbers = [.../** @type {number[]} */ (wanted.get(key) ?? [NaN, NaN, NaN, NaN, NaN, NaN])];
    const written = this.#content(scene, item, part), place = ["length", "hugging", "resistance"].indexOf(part);
    // An axis without a length keeps having none.
    written.forEach((number, axis) => { if (number !== -1 || part === "length") numbers[2 * place + axis] = number === -1 ? -1 : value[axis]; });
    wanted.set(key, numbers);
  }

  /**
   * Tells the solver a value, or for null that it is as written.
   * @param {string} key
   * @param {Value | null} value
   * @param {LiveLayout} layout
   */
  #tell(key, value, layout) {
    const [what, place] = key.split(" "), index = Number(place), { exports } = this.solver, { handle } = layout;
    if (what === "safe") return exports.live_safe_area(handle, .../** @type {[number, number, number, number]} */ (value ?? layout.safeArea));
    if (what === "content") return exports.live_content(handle, index, .../** @type {[number, number, number, number, number, number]} */ (value ?? [NaN, NaN, NaN, NaN, NaN, NaN]));
    if (what === "text") return this.solver.setText(handle, index, String(value ?? this.record.strings[index]));
    const { constant, priority } = /** @type {LiveConstraint} */ (this.constraintAt.get(index));
    if (what === "constant") exports.live_shift(handle, index, value === null ? 0 : Number(value) - constant);
    else if (what === "priority") exports.live_prioritize(handle, index, value === null ? priority : Number(value));
    else exports.live_activate(handle, index, value === false ? 0 : 1);
  }

  /**
   * The scene as a solution has it.
   * @param {Solution} solution
   * @param {string[]} texts
   * @param {Canvas} canvas
   */
  solved(solution, texts, canvas) {
    const chosen = this.#chosen(texts, canvas), scene = this.variants.sceneOf(chosen), handle = this.#layout(chosen, canvas)?.handle ?? -1;
    const { record } = scene, edits = this.applied(texts, canvas), size = { width: scene.width, height: scene.height };
    if (canvas) size[canvas.axis] = canvas.length;
    // A root with a size of its own, such as a cell's, is the sheet.
    const [, , width, height] = record.items[0]?.canvas ?? [], root = solution.frames.find(([index]) => index === 0)?.[1];
    if (root && width === scene.width && height === scene.height) [size.width, size.height] = root.slice(2);
    const free = record.items.length <= mostFreedItems ? this.solver.free(handle) : null;
    const constraints = this.#constraints(scene, solution, edits, canvas), findings = changedFindings(scene.record.findings, this.solver.findings(this.solver.drawn(scene), handle, free !== null));
    const items = this.#items(scene, solution, edits, free, findings);
    return new Scene({
      ...record, canvas: [size.width, size.height], safeArea: this.#safeArea(edits, chosen, record), isExplained: false, items, constraints,
      findings, comparison: undefined, picture: undefined,
    });
  }

  /**
   * The canvas's safe area with changes.
   * @param {Edit[]} edits
   * @param {number[]} chosen
   * @param {SceneRecord} record
   */
  #safeArea(edits, chosen, record) {
    const changed = edits.find(({ name, key }) => name === canvasName && key === "safeAreaInsets")?.value;
    return /** @type {number[] | undefined} */ (changed ?? (chosen.length ? this.#layout(chosen, null)?.safeArea : undefined) ?? record.safeArea);
  }

  /**
   * @param {Scene} scene
   * @param {Solution} solution
   * @param {Edit[]} edits
   * @param {[number, number][] | null} free
   * @param {import("./data.js").Finding[]} findings
   */
  #items(scene, solution, edits, free, findings) {
    const before = scene.items, hidden = this.#hidden(scene, edits);
    const items = before.map((item) => /** @type {import("./data.js").Item} */ ({ ...item, why: undefined, extremes: undefined, corners: undefined, isConflicting: undefined, open: free ? undefined : item.open }));
    for (const [index, canvas] of solution.frames) items[index].canvas = canvas;
    items.forEach((item, index) => {
      const { parent } = item, was = before[index];
      item.isHidden = hidden[index] || undefined;
      // A scroll view's content begins at the point that is scrolled to.
      const origin = (/** @type {number} */ axis) => parent === undefined ? 0 : items[parent].canvas[axis] - (before[parent].canvas[axis] - was.canvas[axis] + was.frame[axis]);
      item.frame = [item.canvas[0] - origin(0), item.canvas[1] - origin(1), item.canvas[2], item.canvas[3]];
    });
    for (const { item, width, height, lines, frame } of solution.texts) this.#setText(items[item], lines, frame, width, height);
    for (const { name, key, value } of edits) {
      const content = contentKeys.get(key);
      if (content) this.#setContent(items, name, content, /** @type {number[]} */ (value));
    }
    for (const [item, number] of free ?? []) if (item >= 0) items[item].open = [...items[item].open ?? [], ["x", "y", "width", "height"][number]];
    for (const { code, items: named } of findings) for (const item of code === "unsatisfiable" ? named : []) items[item].isConflicting = true;
    return items;
  }

  /**
   * @param {import("./data.js").Item} item
   * @param {string[]} lines
   * @param {number[] | null} frame
   * @param {number} width
   * @param {number} height
   */
  #setText(item, lines, frame, width, height) {
    if (item.text) item.text = { ...item.text, lines, frame: frame ?? item.text.frame };
    const { content } = item;
    if (!content || width < 0 && height < 0) return;
    item.content = {
      width: content.width && { ...content.width, length: width < 0 ? content.width.length : width },
      height: content.height && { ...content.height, length: height < 0 ? content.height.length : height },
    };
  }

  /**
   * @param {import("./data.js").Item[]} items
   * @param {string} name
   * @param {"length" | "hugging" | "resistance"} part
   * @param {number[]} value
   */
  #setContent(items, name, part, value) {
    const item = items[/** @type {LiveView} */ (this.viewNamed.get(name)).item], content = { ...item.content };
    lengthAxes.forEach((axis, place) => {
      const written = content[axis];
      if (written) content[axis] = { ...written, [part]: value[place] };
    });
    item.content = content;
  }

  /**
   * Whether each item is hidden, by itself or with a view around it.
   * @param {Scene} scene
   * @param {Edit[]} edits
   */
  #hidden(scene, edits) {
    const changed = new Map(edits.filter(({ key }) => key === "hidden").map(({ name, value }) => [this.viewNamed.get(name)?.item, value === true]));
    /** @type {boolean[]} */
    const hidden = [];
    scene.items.forEach((item, index) => {
      const around = item.parent !== undefined && hidden[item.parent];
      const wasAround = item.parent !== undefined && scene.items[item.parent].isHidden === true;
      const own = this.viewOf.get(index)?.isHidden ?? (item.isHidden === true && !wasAround);
      hidden.push(around || (changed.get(index) ?? own));
    });
    return hidden;
  }

  /**
   * @param {Scene} scene
   * @param {Solution} solution
   * @param {Edit[]} edits
   * @param {Canvas} canvas
   */
  #constraints(scene, solution, edits, canvas) {
    const constraints = scene.record.constraints.map((constraint) => ({ ...constraint, effect: undefined, by: undefined, slack: undefined, outcome: undefined, violation: undefined }));
    for (const constraint of constraints) {
      if (!canvas || constraint.source !== "canvas" || constraint.first[1] !== canvas.axis) continue;
      constraint.constant = (constraint.constant ?? 0) + canvas.length - scene[canvas.axis];
      constraint.text = givenText(constraint, constraint.constant);
    }
    for (const [index, outcome, residual] of solution.constraints) {
      const constraint = /** @type {import("./data.js").ConstraintRecord | undefined} */ (constraints[index]);
      if (!constraint) continue;
      const distance = Math.abs(residual);
      if (outcome === 3) constraint.effect = "inactive";
      else if (outcome > 0) {
        constraint.outcome = outcome === 2 ? "broken" : "outweighed";
        if (distance > 0.0005) constraint.violation = distance;
      } else if (constraint.relation && distance > 0.0005) constraint.slack = distance;
    }
    for (const { name, key, value } of edits) {
      for (const { shown, constant } of this.constraintsNamed.get(name) ?? []) {
        const constraint = /** @type {import("./data.js").ConstraintRecord | undefined} */ (constraints[shown]);
        if (!constraint) continue;
        constraint.text = changedEquation({ text: constraint.text, second: constraint.second }, key, value);
        if (key === "priority") constraint.priority = Number(value) >= 1000 ? undefined : Number(value);
        // Positions may be measured against the reading direction.
        if (key === "constant") constraint.constant = (constraint.constant ?? 0) * constant < 0 ? -Number(value) : Number(value);
      }
    }
    return constraints;
  }
}

/**
 * Why a change's numbers can't be: as the command says it. Empty if they can.
 * @param {Edit} edit
 * @param {Value} written -1 stands for an axis without a number.
 */
function rangeProblem({ key, value }, written) {
  const numbers = [value].flat(), before = [written].flat();
  const isIn = (/** @type {(number: number) => boolean} */ test) => numbers.every((number, place) => typeof number !== "number" || before[place] === -1 || test(number));
  if (["priority", "hugging", "compressionResistance"].includes(key)) return isIn((number) => number > 0 && number <= 1000) ? "" : "is out of range: write a number above 0 and at most 1000";
  return isIn((number) => Math.abs(number) <= 1e7) ? "" : "is out of range: write a number from -10000000 to 10000000";
}

/**
 * Whether a value is of the kind of the written one.
 * @param {Value} written
 * @param {Value} value
 */
function isLike(written, value) {
  return Array.isArray(written) ? Array.isArray(value) && value.length === written.length && value.every(Number.isFinite) : typeof written === typeof value;
}
