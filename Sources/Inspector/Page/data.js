import { shortened } from "./elements.js";

/**
 * @typedef {{ item: number, attribute: string, from?: Side[] }} Side
 * @typedef {(number | string)[]} SideRecord `[item, attribute]`, for a distance also the attribute where it begins.
 * @typedef {{ text: string, source?: string, first: Side, second?: Side, relation?: string, multiplier?: number,
 *   constant?: number, priority?: number, outcome?: string, violation?: number, place?: SourcePlace, effect?: string,
 *   slack?: number, by?: number[] }} Constraint
 * @typedef {[number, number, string?]} SourcePlace A line and a column, and a file unless it is the scene's input.
 * @typedef {{ code: string, severity: string, message: string, notes?: string[], items: number[], constraints?: number[], line?: number,
 *   column?: number }} Finding
 * @typedef {{ length: number, hugging?: number, resistance?: number }} ContentAxis
 * @typedef {{ lines: string[], size: number, weight?: number, isItalic?: boolean, alignment?: string, frame?: number[] }} ItemText
 * @typedef {Omit<Constraint, "first" | "second"> & { first: SideRecord, second?: SideRecord }} ConstraintRecord
 * @typedef {{ line: string, steps: (number | string)[] }} Reason A step is a constraint's index, or words.
 * @typedef {{ id: string, name?: string, guide?: string, type: string, parent?: number, frame: number[], canvas: number[],
 *   corners?: number[][], open?: string[], uncertain?: string[], extremes?: number[][], isHidden?: boolean, isConflicting?: boolean, clips?: boolean, hue?: number,
 *   radius?: number, place?: SourcePlace, text?: ItemText, content?: { width?: ContentAxis, height?: ContentAxis },
 *   why?: Record<string, Reason> }} Item
 * @typedef {{ from: number, to: number, changes: [number, number[]][], because?: string[], conflict?: string }} Piece
 * @typedef {{ size: number, text: string }} Packed Compressed bytes.
 * @typedef {{ strings: string[], constraints: [number, number, number, number, (string | null)?, string?][],
 *   views: [number, number, number, string?][], parts: { axis: "width" | "height", from: number, to: number }[],
 *   traits: Record<string, string>, variants?: { constraints: ConstraintRecord[], variants: import("./variants.js").Variant[] }, others?: Record<string, string[]>, unmade?: Record<string, string[]> }} LiveRecord What
 *   solves the scene again. Constraints: their index for the solver, among the scene's or -1, constant, priority, name unless
 *   that is their text, and id in an Interface Builder document. Views: their index, the sum of 1 if they can be hidden, 2 if they are, 4 if their
 *   content can be changed and 8 if their text is one line, the index of their text or -1, and name unless that is their id. Traits are the
 *   canvas's, variants the layouts with others; others has values that change more than numbers, unmade those that weren't tried.
 * @typedef {{ layout: number[], parts: (number[][] | null)[], variants: number[][][] }} LiveNumbers The layout's, and what parts and variants
 *   have instead of some of them: for each place from the first, its index, how many are replaced, and what takes their place.
 * @typedef {{ numbers: number[], strings: string[], measured?: { numbers: number[], strings: string[] }, varied?: { numbers: number[], strings: string[] } }} DrawnLayout A layout as the module draws and
 *   explains it, the sizes of texts that it can't measure, and the constraints that variants have instead of some.
 * @typedef {{ id: string, title?: string, input?: string, state?: string, device?: string, canvas: number[],
 *   scale?: number, safeArea?: number[], keyboard?: number[], isRightToLeft?: boolean, isExplained?: boolean, isInitial?: boolean, items: Item[], constraints: ConstraintRecord[], findings: Finding[],
 *   widths?: Range, heights?: Range, picture?: { numbers: string, text: string }, drawing?: DrawnLayout, variation?: number[], live?: LiveRecord, numbers?: LiveNumbers, liveObstacle?: string, conflict?: Conflict, tried?: number, comparison?: Comparison }} SceneRecord
 *   A scene that was tried has the index of the one whose conflict it ends. The variation is what the module is told of variants chosen, before the constraints that they have: which are replaced by which, and which are in the other direction. The safe area has a number for each edge, from the top and the left; the keyboard its height, or its frame if it floats.
 * @typedef {{ code: string, from: number, to: number, items: number[], message: string }} RangeFinding
 * @typedef {{ pieces: Piece[], findings?: RangeFinding[] }} Range
 * @typedef {{ text: string, note: string, items: string[], isNeeded: boolean, isBroken: boolean, isCulprit: boolean }} Member
 * @typedef {{ verdict: string, meaning: string, count: number, line: number, members: Member[], arithmetic?: string,
 *   notes: string[], advice: string, cures: { member: number, words: string, scene?: number }[] }} Conflict A conflict from a log. Cures have the index of the scene that shows what they change.
 * @typedef {{ id: string, title: string, change: string, before?: (number | null)[], after?: (number | null)[],
 *   because: string[] }} Change
 * @typedef {{ presence: string, before?: SceneRecord, changes: Change[], idleChanges: string[], message: string,
 *   pictures?: Record<string, string | undefined> }} Comparison Pictures by `before`, `after` and `difference`.
 * @typedef {{ causes: string[], scenes: number[], command?: string }} Group
 * @typedef {{ title: string, scenes: SceneRecord[], groups?: Group[], summary?: string, notes?: string[],
 *   problems?: string[], isWatched?: boolean, sources?: Record<string, string> }} PageRecord Sources has the texts of inputs by their paths.
 */

/** How many items around an item its name may tell. */
const mostLevels = 3;

/** A scene with values derived from its record: each item's children, constraints and findings. */
export class Scene {
  /**
   * Draws the scene; null where nothing can, as before the page's module is ready.
   * @type {((look: import("./drawings.js").Look) => import("./stream.js").DisplayList | null) | null}
   */
  draw = null;

  /** @param {SceneRecord} record */
  constructor(record) {
    this.record = record;
    this.items = record.items;
    /** @type {Constraint[]} */
    this.constraints = record.constraints.map((constraint) => ({
      ...constraint, first: side(constraint.first), second: constraint.second && side(constraint.second),
      effect: constraint.effect ?? (record.isExplained ? "decides" : undefined),
    }));
    this.findings = record.findings;
    this.conflict = record.conflict ?? null;
    this.comparison = record.comparison ?? null;
    /** The tab whose conflict the scene ends, where a change of a log's constraints was tried. */
    this.tried = record.tried ?? null;
    /**
     * The earlier version of the scene.
     * @type {Scene | null}
     */
    this.before = record.comparison?.before ? new Scene(record.comparison.before) : null;
    this.width = record.canvas[0] ?? 0;
    this.height = record.canvas[1] ?? 0;
    this.ownNames = this.items.map((item) => this.#name(item));
    /** The names, told apart where several are equal. */
    this.names = toldApart(this.items, this.ownNames);
    /** @type {number[][]} */
    this.children = this.items.map(() => []);
    /** @type {number[][]} */
    this.constraintsOf = this.items.map(() => []);
    /** @type {number[][]} */
    this.findingsOf = this.items.map(() => []);
    this.isUsed = new Uint8Array(this.items.length);
    this.frames = new Float64Array(4 * this.items.length);
    /** @type {Map<string, number>} */
    this.places = new Map();
    this.#connect();
  }

  /** @param {Item} item */
  #name(item) {
    const name = shortened(item.name ?? "") || shortened(item.id) || "(no name)";
    const owner = item.guide === "system" && item.parent ? this.items[item.parent] : null;
    return owner && !item.id.startsWith(owner.id) ? `${shortened(owner.name ?? owner.id, 40)}.${name}` : name;
  }

  #connect() {
    this.items.forEach((item, index) => {
      this.places.set(item.id, index);
      if (item.parent !== undefined) this.children[item.parent].push(index);
      for (let number = 0; number < 4; number++) this.frames[4 * index + number] = item.canvas[number] ?? 0;
    });
    this.constraints.forEach((constraint, index) => {
      for (const item of concerned(constraint)) {
        this.constraintsOf[item].push(index);
        if (!constraint.source) this.isUsed[item] = 1;
      }
    });
    this.findings.forEach((finding, index) => {
      for (const item of finding.items) this.findingsOf[item].push(index);
    });
  }

  /** Whether a log's conflict is shown, or what ends one. */
  get isOfConflict() { return this.conflict !== null || this.tried !== null; }

  /** @param {number} index */
  isView(index) { return this.items[index].guide === undefined; }

  /**
   * Whether a view contains only guides.
   * @param {number} index
   */
  isLeaf(index) { return !this.children[index].some((child) => this.isView(child) && !this.items[child].isHidden); }

  /**
   * Whether an item covers its owner or the canvas, so that it isn't visible by itself.
   * @param {number} index
   */
  repeatsOwner(index) {
    const parent = this.items[index].parent;
    if (parent === undefined) return true;
    return [0, 1, 2, 3].every((number) => Math.abs(this.frames[4 * index + number] - this.frames[4 * parent + number]) < 0.01);
  }

  /**
   * The ancestors of an item, the root first.
   * @param {number} index
   */
  ancestors(index) {
    /** @type {number[]} */
    const found = [];
    for (let next = this.items[index].parent; next !== undefined; next = this.items[next].parent) found.unshift(next);
    return found;
  }

  /**
   * Whether an item's name, id, class or text contains some words.
   * @param {number} index
   * @param {string} words The words in lower case.
   */
  matches(index, words) {
    const item = this.items[index];
    return [this.names[index], item.id, item.type, ...(item.text?.lines ?? [])].some((text) => text.toLowerCase().includes(words));
  }

  /**
   * The worst severity of an item's findings; empty if there are none.
   * @param {number} index
   */
  mark(index) {
    const item = this.items[index];
    if (item.isConflicting) return "error";
    const severities = this.findingsOf[index].map((finding) => this.findings[finding].severity);
    return ["error", "warning", "note"].find((severity) => severities.includes(severity)) ?? "";
  }
}

/**
 * Names of which no two are equal, as far as the names of what is around the items tell them apart.
 * @param {Item[]} items
 * @param {string[]} names
 */
function toldApart(items, names) {
  const counts = (/** @type {string[]} */ all) => all.reduce((count, name) => count.set(name, (count.get(name) ?? 0) + 1), new Map());
  let around = items.map(({ parent }) => parent), told = names;
  for (let level = 0; level < mostLevels; level++) {
    const found = counts(told);
    if (found.size === told.length) break;
    told = told.map((name, index) => {
      const parent = around[index];
      return found.get(name) > 1 && parent !== undefined ? `${name} in ${names[parent]}` : name;
    });
    around = around.map((parent) => parent === undefined ? undefined : items[parent].parent);
  }
  return told;
}

/**
 * Where something is written: the name of the file and the line; empty if that isn't known.
 * @param {SceneRecord} record
 * @param {SourcePlace | undefined} place
 */
export function placeWords({ input = "" }, place) {
  return place ? `${(place[2] ?? input).split("/").pop()}:${place[0]}` : "";
}

/**
 * @param {SideRecord} record
 * @returns {Side}
 */
function side(record) {
  const [item, attribute, from, start] = /** @type {[number, string, number?, string?]} */ (record);
  return from === undefined || start === undefined ? { item, attribute } : { item, attribute, from: [{ item: from, attribute: start }] };
}

/**
 * The items of a constraint, without duplicates.
 * @param {Constraint} constraint
 */
export function concerned(constraint) {
  const sides = constraint.second ? [constraint.first, constraint.second] : [constraint.first];
  return new Set(sides.flatMap((side) => [side.item, ...(side.from ?? []).map((place) => place.item)]));
}

/**
 * The labels of the scenes' tabs, which distinguish them.
 * @param {SceneRecord[]} records
 */
export function labels(records) {
  const varies = (/** @type {(record: SceneRecord) => unknown} */ part) => new Set(records.map(part)).size > 1;
  const parts = [
    varies((record) => record.input) ? (/** @type {SceneRecord} */ record) => (record.input ?? "").split("/").pop() : null,
    varies((record) => record.id) ? (/** @type {SceneRecord} */ record) => record.title ?? record.id : null,
    varies((record) => record.state) ? (/** @type {SceneRecord} */ record) => record.state ?? "default" : null,
    varies((record) => record.device) ? (/** @type {SceneRecord} */ record) => record.device : null,
  ];
  const names = records.map((record, index) => record.conflict ? `${index + 1} ${shortened(record.conflict.verdict, 24)}`
    : record.comparison ? shortened(record.input ?? record.id, 48) : shortened(parts.map((part) => part?.(record)).filter(Boolean).join(" · ") || (record.title ?? record.id), 48));
  // Scenes with the same name are numbered.
  return names.map((name, index) => names.filter((other) => other === name).length > 1 ? `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}` : name);
}

/**
 * The record of a page. Several scenes have their members side by side, null for those that a scene lacks.
 * @param {string} json
 * @returns {PageRecord}
 */
export function pageRecord(json) {
  const { columns, ...record } = JSON.parse(json), entries = Object.entries(columns ?? {});
  const scenes = columns?.id.map((/** @type {string} */ _, /** @type {number} */ place) => Object.fromEntries(entries.flatMap(([name, values]) => values[place] === null ? [] : [[name, values[place]]])));
  return columns ? { ...record, scenes } : record;
}
