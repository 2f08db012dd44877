import { amount } from "./elements.js";
import { Scene } from "./data.js";
import { canvasName, changedEquation, isSame, readEdit } from "./edits.js";
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./solver.js").Solution} Solution */
/** @typedef {import("./data.js").SceneRecord} SceneRecord */
/** @typedef {import("./edits.js").Value} Value */
/** @typedef {{ index: number, shown: number, constant: number, priority: number, name: string, objectID: string }} LiveConstraint */
/** @typedef {{ item: number, canHide: boolean, isHidden: boolean, canResize: boolean, text: number, name: string }} LiveView */
/** @typedef {import("./store.js").Resized | null} Canvas */

/** The greatest number of items for which what is ambiguous is found after each change. */
const mostFreedItems = 1000;

/** The keys of a content, with the lengthAxes' key for their numbers. */
const contentKeys = /** @type {Record<string, "length" | "hugging" | "resistance">} */ ({ intrinsicContentSize: "length", hugging: "hugging", compressionResistance: "resistance" });
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

  /** @param {number[]} numbers */
  constructor(numbers) { this.numbers = numbers; }
}

/** A scene that can be solved again with changes. */
export class LiveScene {
  /**
   * @param {import("./solver.js").Solver} solver
   * @param {Scene} scene
   * @param {(number[] | null)[]} numbers Those of the layout, and of each part with others.
   */
  constructor(solver, scene, numbers) {
    this.solver = solver;
    this.layouts = numbers.map((own) => own && new LiveLayout(own));
    this.scene = scene;
    const live = /** @type {import("./data.js").LiveRecord} */ (scene.record.live);
    this.record = live;
    /** @type {LiveConstraint[]} */
    this.constraints = live.constraints.map(([index, shown, constant, priority, name, objectID]) => ({ index, shown, constant, priority, name: name ?? scene.constraints[shown].text, objectID: objectID ?? "" }));
    /** @type {LiveView[]} */
    this.views = live.views.map(([item, flags, text, name]) => ({ item, canHide: (flags & 1) > 0, isHidden: (flags & 2) > 0, canResize: (flags & 4) > 0, text, name: name ?? scene.items[item].id }));
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
   * Whether the layout can be solved on a canvas.
   * @param {Canvas} canvas
   */
  covers(canvas) { return this.#layout(canvas) !== null; }

  /**
   * The layout for a canvas; null if there is none.
   * @param {Canvas} canvas
   */
  #layout(canvas) {
    if (!canvas || canvas.length === this.scene[canvas.axis]) return this.layouts[0];
    const part = this.record.parts.findIndex(({ axis, from, to }) => axis === canvas.axis && from <= canvas.length && canvas.length <= to);
    return part < 0 ? null : this.layouts[part + 1] ?? this.layouts[0];
  }

  /**
   * The size of a canvas.
   * @param {Canvas} canvas
   */
  size(canvas) {
    const size = { width: this.scene.width, height: this.scene.height };
    if (canvas) size[canvas.axis] = canvas.length;
    return size;
  }

  /**
   * What the input says of what an edit changes; undefined if the edit can't be solved here.
   * @param {Edit} edit
   * @returns {Value | undefined}
   */
  written({ name, key }) {
    if (name === canvasName && key === "safeAreaInsets") return this.safeArea;
    const constraint = this.constraintsNamed.get(name)?.[0], view = this.viewNamed.get(name);
    if (contentKeys[key]) return view?.canResize ? this.#content(view.item, contentKeys[key]) : undefined;
    switch (key) {
      case "constant": return constraint?.constant;
      case "priority": return constraint?.priority;
      case "active": return constraint && true;
      case "hidden": return view?.canHide ? view.isHidden : undefined;
      case "text": return view && view.text >= 0 ? this.record.strings[view.text] : undefined;
      default: return undefined;
    }
  }

  /** The safe area of the canvas, from the top and the left; undefined if the root has one of its own. */
  get safeArea() {
    const numbers = this.layouts[0]?.numbers.slice(safeAreaPlace) ?? [], isZero = numbers[0] === 1;
    return numbers[isZero ? 1 : 5] ? undefined : isZero ? [0, 0, 0, 0] : numbers.slice(1, 5);
  }

  /**
   * The numbers of a content, -1 for what it doesn't have.
   * @param {number} item
   * @param {"length" | "hugging" | "resistance"} part
   */
  #content(item, part) { return lengthAxes.map((axis) => this.scene.items[item].content?.[axis]?.[part] ?? -1); }

  /**
   * Why an edit isn't part of the layout shown; empty if it is.
   * @param {string} text
   */
  problem(text) {
    const edit = readEdit(text);
    if (!edit) return "isn’t a change";
    const written = this.written(edit);
    if (written !== undefined) return isLike(written, edit.value) ? "" : `isn’t ${Array.isArray(written) ? `${written.length} numbers` : `a ${typeof written === "string" ? "text" : typeof written}`}`;
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
    const layout = this.#layout(canvas);
    if (!layout) return null;
    // The canvas that the layout was written with begins its numbers. It isn't the one shown where the root has a size of its own.
    const size = { width: layout.numbers[0], height: layout.numbers[1] };
    if (canvas) size[canvas.axis] = canvas.length;
    if (layout.handle < 0) layout.handle = this.solver.open(layout.numbers, this.record.strings);
    if (layout.handle < 0) return null;
    const edits = texts.filter((text) => !this.problem(text)).map((text) => /** @type {Edit} */ (readEdit(text)));
    this.#apply(edits, layout);
    this.solver.exports.live_resize(layout.handle, size.width, size.height);
    return this.solver.solve(layout.handle);
  }

  /**
   * Tells the solver what differs from what it was told last.
   * @param {Edit[]} edits
   * @param {LiveLayout} layout
   */
  #apply(edits, layout) {
    /** @type {Map<string, Value>} */
    const wanted = new Map();
    for (const { name, key, value } of edits) {
      if (name === canvasName) wanted.set("safe 0", value);
      else if (contentKeys[key]) this.#addContent(wanted, /** @type {LiveView} */ (this.viewNamed.get(name)).item, contentKeys[key], /** @type {number[]} */ (value));
      else if (key === "text") wanted.set(`text ${this.viewNamed.get(name)?.text}`, value);
      else if (key !== "hidden") for (const { index } of this.constraintsNamed.get(name) ?? []) wanted.set(`${key} ${index}`, value);
    }
    for (const key of layout.applied.keys()) if (!wanted.has(key)) this.#tell(key, null, layout.handle);
    for (const [key, value] of wanted) if (!isSame(layout.applied.get(key), value)) this.#tell(key, value, layout.handle);
    layout.applied = wanted;
  }

  /**
   * Adds numbers of an item's content to those that the solver is told: its lengths, huggings and resistances, NaN as null for
   * what stays as it is.
   * @param {Map<string, Value>} wanted
   * @param {number} item
   * @param {"length" | "hugging" | "resistance"} part
   * @param {number[]} value
   */
  #addContent(wanted, item, part, value) {
    const key = `content ${item}`, numbers = [.../** @type {number[]} */ (wanted.get(key) ?? [NaN, NaN, NaN, NaN, NaN, NaN])];
    const written = this.#content(item, part), place = ["length", "hugging", "resistance"].indexOf(part);
    // An axis without a length keeps having none.
    written.forEach((number, axis) => { if (number !== -1 || part === "length") numbers[2 * place + axis] = number === -1 ? -1 : value[axis]; });
    wanted.set(key, numbers);
  }

  /**
   * Tells the solver a value, or for null that it is as written.
   * @param {string} key
   * @param {Value | null} value
   * @param {number} handle
   */
  #tell(key, value, handle) {
    const [what, place] = key.split(" "), index = Number(place), { exports } = this.solver;
    if (what === "safe") return exports.live_safe_area(handle, .../** @type {[number, number, number, number]} */ (value ?? this.safeArea));
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
    const { width, height } = this.size(canvas), handle = this.#layout(canvas)?.handle ?? -1;
    const { record } = this.scene, edits = texts.filter((text) => !this.problem(text)).map((text) => /** @type {Edit} */ (readEdit(text)));
    const free = record.items.length <= mostFreedItems ? this.solver.free(handle) : null;
    const constraints = this.#constraints(solution, edits), items = this.#items(solution, edits, free, constraints);
    return new Scene({
      ...record, canvas: [width, height], isExplained: false, items, constraints,
      findings: this.#findings(solution, items, constraints), comparison: undefined,
    });
  }

  /**
   * @param {Solution} solution
   * @param {Edit[]} edits
   * @param {[number, number][] | null} free
   * @param {import("./data.js").ConstraintRecord[]} constraints
   */
  #items(solution, edits, free, constraints) {
    const before = this.scene.items, hidden = this.#hidden(edits);
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
    for (const { name, key, value } of edits) if (contentKeys[key]) this.#setContent(items, name, contentKeys[key], /** @type {number[]} */ (value));
    for (const [item, number] of free ?? []) if (item >= 0) items[item].open = [...items[item].open ?? [], ["x", "y", "width", "height"][number]];
    for (const { members } of solution.conflicts) {
      for (const member of members) for (const item of member >= 0 ? sides(constraints[member]) : member < -1 ? [contentOf(member).item] : []) items[item].isConflicting = true;
    }
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
   * @param {Edit[]} edits
   */
  #hidden(edits) {
    const changed = new Map(edits.filter(({ key }) => key === "hidden").map(({ name, value }) => [this.viewNamed.get(name)?.item, value === true]));
    /** @type {boolean[]} */
    const hidden = [];
    this.scene.items.forEach((item, index) => {
      const around = item.parent !== undefined && hidden[item.parent];
      const wasAround = item.parent !== undefined && this.scene.items[item.parent].isHidden === true;
      const own = this.viewOf.get(index)?.isHidden ?? (item.isHidden === true && !wasAround);
      hidden.push(around || (changed.get(index) ?? own));
    });
    return hidden;
  }

  /**
   * @param {Solution} solution
   * @param {Edit[]} edits
   */
  #constraints(solution, edits) {
    const constraints = this.scene.record.constraints.map((constraint) => ({ ...constraint, effect: undefined, by: undefined, slack: undefined, outcome: undefined, violation: undefined }));
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

  /**
   * @param {Solution} solution
   * @param {import("./data.js").Item[]} items
   * @param {import("./data.js").ConstraintRecord[]} constraints
   * @returns {import("./data.js").Finding[]}
   */
  #findings(solution, items, constraints) {
    const { scene } = this, text = (/** @type {number} */ member) => member >= 0 ? constraints[member].text
      : member < -1 ? `the ${contentOf(member).axis} of the content of ${scene.names[contentOf(member).item]}` : "no size is negative";
    const conflicts = solution.conflicts.map(({ broken, members }) => ({
      code: "unsatisfiable", severity: "error",
      message: `These can’t all hold: ${[...new Set(members.map(text))].join("; ")}.${broken === -1 ? "" : ` Broken: ${text(broken)}.`}`,
      items: [...new Set(members.flatMap((member) => member >= 0 ? sides(scene.record.constraints[member]) : member < -1 ? [contentOf(member).item] : []))],
      constraints: members.filter((member) => member >= 0),
    }));
    const ambiguous = items.flatMap((item, index) => item.open && item.guide === undefined ? [{
      code: "ambiguous", severity: "warning", message: `${scene.names[index]}: nothing determines ${item.open.join(", ")}, now ${item.open.map((name) => amount(item.frame[["x", "y", "width", "height"].indexOf(name)])).join(", ")}.`, items: [index],
    }] : []);
    return [...conflicts, ...ambiguous];
  }
}

/**
 * The view whose content a number among the members of a conflict stands for.
 * @param {number} member
 */
function contentOf(member) { return { item: Math.floor((-2 - member) / 2), axis: member % 2 === 0 ? "width" : "height" }; }

/**
 * The items of a constraint's sides.
 * @param {import("./data.js").ConstraintRecord} constraint
 */
function sides({ first, second }) {
  return [...new Set([first, second ?? []].flatMap((side) => side.filter((_, index) => index % 2 === 0).map(Number)))];
}

/**
 * Whether a value is of the kind of the written one.
 * @param {Value} written
 * @param {Value} value
 */
function isLike(written, value) {
  return Array.isArray(written) ? Array.isArray(value) && value.length === written.length && value.every(Number.isFinite) : typeof written === typeof value;
}
