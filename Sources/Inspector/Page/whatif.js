import { amount, button, counted, element, shortened, timed } from "./elements.js";
import { canvasName, editOptions, isSame, readEdit, writeEdit } from "./edits.js";
import { findingGroups } from "./findings.js";
import { patchOf } from "./patch.js";
import { LiveScene } from "./live.js";
import { Solver } from "./solver.js";
import { sourceEdits, sourceKind, stateOf } from "./sources.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./store.js").Store} Store */

/** The greatest number of solutions to remember, for what each change moved. */
const mostRemembered = 64;
/** The most items that are told to have moved. */
const mostTold = 3;
/** After how many milliseconds without another change screen readers are told of the last one. */
const tellTime = 500;

/** Changes of the layout and of its canvas, solved in the page, with the list of them. */
export class WhatIf {
  /**
   * The scenes that can be solved, by tab.
   * @type {Map<number, LiveScene>}
   */
  #scenes = new Map();
  /**
   * Frames by tab, canvas and changes.
   * @type {Map<string, number[][]>}
   */
  #remembered = new Map();
  /** Why the last changes have no layout; empty if they have. */
  failure = "";
  /** Tells screen readers what a change moved. */
  status = element("p", { class: "announced", role: "status" });
  #timer = 0;
  /**
   * The frames before the changes, and for which canvas.
   * @type {{ key: string, frames: number[][] | null }}
   */
  #before = { key: "", frames: null };
  /**
   * Goes to another finding.
   * @type {(by: number) => void}
   */
  step = () => {};

  /**
   * @param {Store} store
   * @param {import("./picture.js").Picture} picture
   */
  constructor(store, picture) {
    this.store = store;
    this.picture = picture;
    store.listen((_, changed) => {
      if (["tab", "edits", "canvas", "canSolve"].some((key) => changed.has(key))) this.#update();
      if (changed.has("edits") && !changed.has("tab")) this.#tellSoon();
    });
  }

  /** Prepares the solver, unless no scene needs it. */
  async start() {
    const { scenes, drawings } = this.picture;
    if (!scenes.some(({ record }) => record.live || record.drawing)) return;
    const solver = await Solver.load();
    if (solver) scenes.forEach((scene, tab) => {
      scene.draw = drawings.drawer(solver, scene);
      if (scene.record.live) this.#scenes.set(tab, new LiveScene(solver, scene));
    });
    this.store.set({ canSolve: solver !== null });
    performance.mark("solver");
  }

  /** The current scene as one that can be solved; null if it can't be. */
  get live() { return this.#scenes.get(this.store.state.tab) ?? null; }

  /** Why nothing can be changed; empty if something can. */
  get obstacle() {
    const { record } = this.picture.written;
    if (record.liveObstacle) return `Nothing can be tried in the page, since ${record.liveObstacle}. The command line’s --set can.`;
    if (!record.live || this.live) return "";
    return this.store.state.canSolve === false ? "Nothing can be tried in the page, since this browser has no WebAssembly. The command line’s --set can." : "";
  }

  /** Solves for the current changes and canvas. */
  #update() {
    const { edits, canvas } = this.store.state, { live, picture } = this;
    picture.solved = null;
    picture.drawings.hurry(() => picture.redraw());
    this.failure = "";
    live?.show(edits, canvas);
    if (edits.length === 0 && !canvas || !live) return;
    if (!live.covers(canvas)) {
      this.failure = edits.length ? `The changes aren’t applied: the page can’t solve the layout at this ${canvas?.axis}.` : "";
      return;
    }
    const solution = timed("solve", () => live.solve(edits, canvas));
    if (!solution) {
      this.failure = "This takes more work than a layout may.";
      return;
    }
    const solved = picture.solved = timed("solved", () => live.solved(solution, edits, canvas)), { drawings } = picture;
    solved.draw = drawings.drawer(live.solver, live.shown, () => live.handle(edits, canvas));
    this.#remember(edits, picture.solved.items.map((item) => item.frame));
  }

  /** @param {string[]} edits */
  #key(edits) {
    const { tab, canvas } = this.store.state;
    return JSON.stringify([tab, canvas, edits]);
  }

  /**
   * @param {string[]} edits
   * @param {number[][]} frames
   */
  #remember(edits, frames) {
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    this.#remembered.set(this.#key(edits), frames);
  }

  /**
   * The frames in their superviews after some changes.
   * @param {string[]} edits
   */
  #frames(edits) {
    const known = this.#remembered.get(this.#key(edits)), { live } = this, { canvas } = this.store.state;
    if (known || !live) return known ?? null;
    const solution = live.solve(edits, canvas);
    if (!solution) return null;
    const frames = live.solved(solution, edits, canvas).items.map((item) => item.frame);
    this.#remember(edits, frames);
    return frames;
  }

  /**
   * The frames on the canvas after some changes; null if they can't be solved.
   * @param {string[]} edits
   */
  framesOn(edits) {
    const { live } = this, { canvas } = this.store.state;
    const solution = live?.solve(edits, canvas), frames = this.picture.written.items.map((item) => item.canvas);
    for (const [index, frame] of solution?.frames ?? []) frames[index] = frame;
    return solution ? frames : null;
  }

  /** The frames on the canvas before the changes of the layout, on the canvas that they were made on; null without such changes. */
  ghosts() {
    const { edits } = this.store.state, ofCanvas = edits.filter((text) => readEdit(text)?.name === canvasName);
    if (!this.picture.solved || ofCanvas.length === edits.length) return null;
    const key = this.#key(ofCanvas);
    if (this.#before.key !== key) this.#before = { key, frames: this.framesOn(ofCanvas) };
    return this.#before.frames;
  }

  /**
   * Why the frame of an item is what it is while the layout is changed; undefined if that isn't known.
   * @param {number} item
   */
  reasons(item) {
    const { edits, canvas } = this.store.state, { solved } = this.picture;
    return solved ? this.live?.reasons(solved, item, edits, canvas) : undefined;
  }

  // MARK: Changing

  /**
   * The current value of what an edit changes; undefined if the page can't solve such an edit.
   * @param {string} name
   * @param {string} key
   */
  value(name, key) {
    const found = this.store.state.edits.map(readEdit).find((edit) => edit?.name === name && edit.key === key);
    if (found) return found.value;
    const written = this.live?.written({ name, key, value: 0 }), view = this.live?.viewNamed.get(name);
    // A text's size follows its width.
    return key === "intrinsicContentSize" && view && written ? ["width", "height"].map((axis) => Reflect.get(this.picture.scene.items[view.item].content ?? {}, axis)?.length ?? -1) : written;
  }

  /**
   * Changes a value; the written one removes the change.
   * @param {string} name
   * @param {string} key
   * @param {import("./edits.js").Value} value
   */
  set(name, key, value) {
    const { edits } = this.store.state, edit = { name, key, value };
    const place = edits.findIndex((text) => {
      const other = readEdit(text);
      return other?.name === name && other.key === key;
    });
    const isOfText = key === "intrinsicContentSize" && (this.live?.viewNamed.get(name)?.text ?? -1) >= 0;
    const isWritten = !isOfText && isSame(this.live?.written(edit), value), text = writeEdit(edit);
    if (place < 0) {
      if (!isWritten) this.store.set({ edits: [...edits, text] });
    } else this.store.set({ edits: edits.flatMap((other, index) => index !== place ? [other] : isWritten ? [] : [text]) });
  }

  #tellSoon() {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const { edits } = this.store.state, last = edits.at(-1), count = this.picture.scene.findings.length;
      const moved = last === undefined ? "" : this.failure || this.live?.problem(last, edits, this.store.state.canvas) || this.#moved(edits.length - 1);
      this.status.textContent = last === undefined ? "No changes" : `${shortened(last, 120)}: ${typeof moved === "string" ? moved : moved.textContent}. ${counted(count, "finding")}`;
    }, tellTime);
  }

  undo() { this.store.set({ edits: this.store.state.edits.slice(0, -1) }); }
  reset() { this.store.set({ edits: [] }); }

  // MARK: The list

  /** The list of changes with what each moved; null if there are none. */
  list() {
    const { edits } = this.store.state;
    if (edits.length === 0) return null;
    return element("section", { class: "whatif", "aria-label": "Changes" }, element("h2", {}, "What if"),
      this.failure ? element("p", { class: "badge" }, this.failure) : null,
      element("ol", {}, ...edits.map((text, index) => this.#entry(text, index))),
      element("p", { class: "tools" }, button("Undo", () => this.undo(), { class: "quiet-button", title: "Undo the last change (u)" }),
        button("Reset", () => this.reset(), { class: "quiet-button" })),
      this.#left(),
      ...this.#copying(),
      element("p", { class: "quiet" }, "Of the findings, only conflicts and ambiguity are those of the changed layout."));
  }

  /** How many findings the changed layout has, with the way to the next. */
  #left() {
    const count = findingGroups(this.picture.scene).length;
    if (count === 0) return this.picture.written.findings.length ? element("p", {}, "No conflict is left, and nothing is ambiguous.") : null;
    return element("p", { class: "tools" }, element("span", { class: "quiet" }, `${counted(count, "finding")} `), button("Next finding", () => this.step(1), { class: "quiet-button", title: "Next finding (n)" }));
  }

  /**
   * The forms in which the changes that are part of the layout can be copied. What is pasted into a shell is shown before: changes
   * can come from a link.
   */
  #copying() {
    const { live } = this, { edits, canvas } = this.store.state;
    if (!live) return [];
    const options = editOptions(live.applied(edits, canvas)), command = options.join(" "), left = edits.length - options.length;
    const kind = sourceKind(this.picture.written.record), state = kind === "document" ? stateOf(live, edits) : null;
    const { patch, count } = patchOf(live, live.applied(edits, canvas), this.picture.sources), unpatched = options.length - count;
    const copy = (/** @type {string} */ label, /** @type {string} */ text, /** @type {string} */ title) => {
      const source = button(label, () => this.#copy(text, source), { class: "quiet-button", title });
      return text ? [source] : [];
    };
    const copies = [
      ...copy("--set", command, "Options of the command line"),
      ...copy("edits", sourceEdits(live, edits), { document: "The changed lines of the document", builder: "Ids and attributes in the Interface Builder file", code: "Statements" }[kind]),
      ...copy("patch", patch, "A patch of the file, for git apply and patch"),
      ...copy("state", state ?? "", "A state of the document"),
    ];
    return [
      copies.length ? element("p", { class: "tools" }, element("span", { class: "quiet" }, "Copy as "), ...copies) : null,
      command ? element("code", { class: "edit-options", tabindex: "0", "aria-label": "The options of the command line" }, command) : null,
      patch && unpatched > 0 ? element("p", { class: "quiet" }, `${counted(unpatched, "change")} ${unpatched === 1 ? "isn’t" : "aren’t"} in the patch: what the file doesn’t write as one value.`) : null,
      left ? element("p", { class: "quiet" }, `${counted(left, "change")} ${left === 1 ? "isn’t" : "aren’t"} among these options: what isn’t part of the layout, or can’t be written for a terminal.`) : null,
    ];
  }

  /**
   * @param {string} text
   * @param {number} index
   */
  #entry(text, index) {
    const edit = readEdit(text), { edits, canvas } = this.store.state;
    const problem = this.live?.problem(text, edits, canvas) ?? "", written = edit && this.live?.written(edit);
    return element("li", {},
      element("bdi", { class: "edit" }, shortened(text, 160)),
      button("×", () => this.store.set({ edits: edits.filter((_, place) => place !== index) }), { "aria-label": `Undo ${shortened(text, 60)}`, class: "undo" }),
      problem ? element("span", { class: "badge" }, problem)
        : element("span", { class: "quiet" }, `was ${typeof written === "string" ? `“${shortened(written, 40)}”` : Array.isArray(written) ? written.map(amount).join(", ") : written} · `, this.#moved(index)));
  }

  /**
   * What the change at an index moved, after those before it.
   * @param {number} index
   */
  #moved(index) {
    const { edits } = this.store.state, { names, items } = this.picture.written;
    const before = this.#frames(edits.slice(0, index)), after = this.#frames(edits.slice(0, index + 1));
    if (!before || !after) return "";
    const moved = items.flatMap((item, place) => {
      if (item.guide && item.guide !== "custom") return [];
      const changes = ["x", "y", "width", "height"].flatMap((name, number) => Math.abs(after[place][number] - before[place][number]) < 0.005 ? [] : [{ name, number }]);
      return changes.length ? [{ place, changes }] : [];
    });
    if (moved.length === 0) return this.#idle(readEdit(edits[index]));
    const told = moved.slice(0, mostTold).map(({ place, changes }) => element("span", {}, element("bdi", {}, shortened(names[place], 32)),
      ` ${changes.map(({ name, number }) => `${name} ${amount(before[place][number])} → ${amount(after[place][number])}`).join(", ")}`));
    return element("span", {}, ...told.flatMap((words, place) => place > 0 ? ["; ", words] : [words]), moved.length > mostTold ? ` and ${moved.length - mostTold} more` : "");
  }

  /**
   * That a change moves nothing, and why as far as that is known.
   * @param {Edit | null} edit
   */
  #idle(edit) {
    const { written, solved } = this.picture, texts = written.items.flatMap(({ text }, index) => text ? [[text.size, solved?.items[index].text?.size]] : []);
    if (edit?.key === "text") return "moves nothing: constraints or a given content size decide, whatever the text";
    if (edit?.key !== "contentSizeCategory") return "moves nothing";
    if (texts.length === 0) return "moves nothing: there is no text";
    const scaled = texts.filter(([before, after]) => before !== after).length;
    return scaled === 0 ? "moves nothing: fonts follow the text size if they are those of text styles, and none here is" : `moves nothing: ${counted(scaled, "text")} ${scaled === 1 ? "has" : "have"} another size, but constraints keep the frames`;
  }

  /**
   * Copies a text; where the browser doesn't allow that, shows it to be copied.
   * @param {string} text
   * @param {HTMLButtonElement} source
   */
  async #copy(text, source) {
    try {
      await navigator.clipboard.writeText(text);
      source.textContent = "Copied";
    } catch {
      const shown = /** @type {HTMLTextAreaElement} */ (element("textarea", { readonly: true, rows: Math.min(12, text.split("\n").length + 2), "aria-label": `The changes as ${source.textContent}` }));
      shown.value = text;
      for (const earlier of document.querySelectorAll(".whatif textarea")) earlier.remove();
      source.parentElement?.after(shown);
      shown.select();
    }
  }
}
