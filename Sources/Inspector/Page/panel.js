import { amount, button, element, shortened } from "./elements.js";
import { concerned, placeWords } from "./data.js";
import { FindingReport } from "./report.js";
import { Steps } from "./steps.js";
import { moves } from "./compare.js";
import { editOptions } from "./edits.js";
import { before } from "./store.js";
import { sizes } from "./sizes.js";
import { Story } from "./story.js";
import { CanvasDetails } from "./canvas.js";
import { numberField, refill, switchField, textField } from "./fields.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Constraint} Constraint */
/** @typedef {import("./store.js").Store} Store */

/** The headings of constraints by their effects, in order. */
const groups = /** @type {const} */ ([
  ["decides", "Decides"], ["broken", "Broken"], ["overridden", "Overridden"], ["holds", "Holds"],
  ["redundant", "Redundant"], ["inactive", "Inactive"],
]);

/** Everything known about the selected item, or about the canvas. */
export class Panel {
  /**
   * The rows of constraints by their places, with what they were made from: most stay as they are when something is changed.
   * @type {Map<number, { key: string, row: HTMLElement }>}
   */
  #rows = new Map();
  /** Whether the details of the canvas were asked for. */
  #isAsked = false;

  /**
   * @param {Store} store
   * @param {() => Scene} scene
   * @param {import("./picture.js").Picture} picture
   * @param {import("./whatif.js").WhatIf} whatIf
   * @param {import("./edge.js").Edge} edge
   * @param {import("./bar.js").Bar} bar
   */
  constructor(store, scene, picture, whatIf, edge, bar) {
    this.canvas = new CanvasDetails(picture, edge, whatIf, () => this.fill(false));
    this.whatIf = whatIf;
    this.store = store;
    this.scene = scene;
    this.picture = picture;
    this.story = new Story(store, picture, bar);
    this.report = new FindingReport(store, scene, whatIf, (by) => bar.step(by));
    this.steps = new Steps(store, picture);
    whatIf.step = (by) => bar.step(by);
    /** Shows the canvas's details where there is only room for them or the tree. */
    this.button = button("Canvas", () => this.#showCanvas(), { class: "tool narrow of-scene", "aria-pressed": "false", title: "The canvas’s size, safe area, device and text size" });
    this.node = element("aside", { class: "panel", "aria-label": "Details", tabindex: "-1", hidden: true });
    store.listen((_, changed) => {
      if (["tab", "selected", "canvas", "edits", "canSolve", "other", "group", "alone", "left", "finding"].some((key) => changed.has(key))) this.fill(["tab", "selected", "group", "finding"].some((key) => changed.has(key)));
    });
  }

  /** @param {boolean} isOther Whether it is about something else than before. */
  fill(isOther) {
    const { selected, group, edits } = this.store.state, scene = this.scene();
    const isItem = selected >= 0 && selected < scene.items.length, isShown = group < 0;
    this.node.hidden = !isShown;
    // Narrow windows only have room for what was asked for.
    this.#isAsked &&= !isItem;
    this.button.setAttribute("aria-pressed", String(this.#isAsked));
    this.node.classList.toggle("idle", !isItem && !this.story.isTold && edits.length === 0 && !this.#isAsked && !this.report.finding);
    document.body.classList.toggle("has-panel", isShown);
    if (!isShown) return;
    if (isOther) this.#rows.clear();
    if (isItem && this.picture.solved) scene.items[selected].why = this.whatIf.reasons(selected);
    // Constants come before what is tried less often, so that few keys lead to them.
    refill(this.node, [this.whatIf.list(), this.report.parts(), ...(!isItem ? this.story.isTold ? this.story.parts() : this.canvas.parts() : [
      this.#head(selected), this.#findings(selected), this.#frame(selected), this.#difference(selected), this.#constraints(selected), this.#fields(selected),
      sizes(scene, selected, this.picture.frames, !this.picture.resized), this.#content(selected), this.#pictureTools(scene.items[selected].id), this.#close(),
    ])].flatMap((part) => part ?? []));
    // The row of the field that is being edited stays, filled with what was made for it.
    for (const [place, { row }] of this.#rows) if (!row.isConnected) this.#rows.delete(place);
    if (isOther) this.node.scrollTop = 0;
  }

  #showCanvas() {
    this.store.set({ selected: -1 });
    this.#isAsked = !this.#isAsked;
    this.fill(true);
  }

  /**
   * The numbers of a view's content.
   * @param {number} index
   */
  #content(index) {
    const view = this.whatIf.live?.viewOf.get(index), content = this.scene().items[index].content;
    if (!view?.canResize || !content) return null;
    const rows = /** @type {const} */ (["width", "height"]).flatMap((axis, place) => content[axis] ? [element("div", { class: "fields" },
      numberField(this.whatIf, `content ${axis}`, view.name, "intrinsicContentSize", [0, 1e5], place),
      numberField(this.whatIf, "hugging", view.name, "hugging", [1, 1000], place, `${axis} hugging`),
      numberField(this.whatIf, "resistance", view.name, "compressionResistance", [1, 1000], place, `${axis} resistance`))] : []);
    return element("div", { class: "content-fields" }, ...rows);
  }

  /**
   * What can be tried of a view.
   * @param {number} index
   */
  #fields(index) {
    const { live } = this.whatIf, view = live?.viewOf.get(index);
    if (!live || !view) return null;
    const [option] = editOptions([{ name: view.name, key: "hidden", value: !view.isHidden }]);
    const hide = live.canHide(view) ? switchField(this.whatIf, "hidden", view.name, "hidden") : index === 0 || !option ? null
      : element("p", { class: "quiet" }, "Hidden, it would leave its stack view’s rows: ", element("code", {}, option), " tries that.");
    return element("section", { class: "fields" }, hide, view.text >= 0 ? textField(this.whatIf, view.name, view.isOneLine) : this.#commandText(index, view.name));
  }

  /**
   * A field for a text that determines its view's size in another way than a label's does, such as a button's title: the command that tries it.
   * @param {number} index
   * @param {string} name
   */
  #commandText(index, name) {
    const { text } = this.scene().items[index];
    if (!text) return null;
    const command = element("code", {}), words = element("p", { class: "quiet", hidden: true }, "The command line measures it: ", command);
    const area = /** @type {HTMLTextAreaElement} */ (element("textarea", { "aria-label": `Text of ${name}`, rows: 1, spellcheck: "false", input: () => {
      const [option] = editOptions([{ name, key: "text", value: area.value }]);
      words.hidden = option === undefined;
      command.textContent = option ?? "";
    } }));
    area.value = text.lines.join("\n");
    return element("div", { class: "field text" }, element("span", {}, "text"), element("div", {}, area, words));
  }

  /**
   * Creates a link to an item.
   * @param {number} index
   */
  #link(index) {
    return button(shortened(this.scene().names[index], 48), () => this.store.set({ selected: index }), {
      class: "link", mouseenter: () => this.store.set({ hovered: index }), mouseleave: () => this.store.set({ hovered: -1 }),
    });
  }

  /** @param {number} index */
  #head(index) {
    const scene = this.scene(), item = scene.items[index];
    const above = item.parent === undefined ? null : element("span", {}, "in ", this.#link(item.parent));
    const open = item.open?.join(", ") ?? "";
    const words = [item.isHidden ? "hidden" : "", open ? `${open} ${item.guide ? "open: nothing asks for it" : "ambiguous"}` : ""].filter(Boolean).join(" · ");
    return element("header", {},
      element("h2", {}, element("bdi", {}, scene.names[index])),
      element("p", { class: "quiet" }, element("bdi", {}, shortened(item.type)), " ", above),
      item.name && item.name !== item.id ? element("p", { class: "quiet" }, "id ", element("bdi", {}, shortened(item.id))) : null,
      item.place ? element("p", { class: "quiet" }, element("bdi", {}, placeWords(scene.record, item.place))) : null,
      words ? element("p", { class: "badge" }, words) : null,
      item.uncertain ? element("p", { class: "quiet" }, "The frame depends on what the document doesn’t contain: ", element("bdi", {}, item.uncertain.join(", "))) : null);
  }

  #close() { return button("×", () => this.store.set({ selected: -1 }), { class: "close", "aria-label": "Close details" }); }

  /**
   * Whether the picture is limited to an item, and whether it leaves it out. The layout stays as it is.
   * @param {string} id
   */
  #pictureTools(id) {
    const { alone, left } = this.store.state, isAlone = alone === id, isLeft = left.includes(id);
    return element("p", { class: "tools" },
      button("Show alone", () => this.store.set({ alone: isAlone ? "" : id }), { class: "quiet-button", "aria-pressed": String(isAlone), title: "Draw only this and what it contains (a)" }),
      button("Leave out", () => this.store.set({ left: isLeft ? left.filter((other) => other !== id) : [...left, id] }), { class: "quiet-button", "aria-pressed": String(isLeft), title: "Don’t draw this and what it contains (x)" }));
  }

  /**
   * The frame, each number with its explanation.
   * @param {number} index
   */
  #frame(index) {
    const item = this.scene().items[index], { frames, resized } = this.picture;
    const own = [0, 1, 2, 3].map((number) => resized ? this.#inParent(index, number) : item.frame[number]);
    const rows = ["x", "y", "width", "height"].map((name, number) => {
      const reason = resized ? undefined : item.why?.[name];
      return element("div", { class: "number" },
        element("dt", {}, name), element("dd", {}, amount(own[number])),
        reason ? element("dd", { class: "why" }, this.steps.of(index, number, reason)) : null);
    });
    const onCanvas = [0, 1].map((number) => amount(frames[4 * index + number])).join(", ");
    return element("section", {}, element("h3", {}, "Frame"), element("dl", { class: item.why && !resized ? "frame reasons" : "frame" }, ...rows),
      item.parent === undefined ? null : element("p", { class: "quiet" }, `at ${onCanvas} on the canvas`),
      resized ? element("p", { class: "badge" }, "Only the frames are those of this canvas.") : null,
      this.picture.solved && !item.why ? element("p", { class: "quiet" }, "Why each number is what it is isn’t known while the layout is changed.") : null);
  }

  /**
   * @param {number} index
   * @param {number} number
   */
  #inParent(index, number) {
    const parent = this.scene().items[index].parent, { frames } = this.picture;
    const origin = number < 2 && parent !== undefined ? frames[4 * parent + number] : 0;
    return frames[4 * index + number] - origin;
  }

  /**
   * The differences in the scene that is compared with.
   * @param {number} index
   */
  #difference(index) {
    const { other } = this.picture, scene = this.scene(), { id } = scene.items[index];
    if (!other) return null;
    const isBefore = this.store.state.other === before;
    const words = !other.places.has(id) ? "isn’t there" : (isBefore ? moves(other, scene, id, amount) : moves(scene, other, id, amount)) || "is the same";
    const reasons = isBefore ? scene.comparison?.changes.find((change) => change.id === id)?.because ?? [] : [];
    return element("section", {}, element("h3", {}, ...(isBefore ? ["From before"] : ["In ", element("bdi", {}, this.picture.tabNames[this.store.state.other])])),
      element("p", {}, words), ...reasons.map((reason) => element("p", { class: "quiet" }, element("bdi", {}, shortened(reason, 300)))));
  }

  /** @param {number} index */
  #findings(index) {
    const scene = this.scene(), found = scene.findingsOf[index].filter((finding) => finding !== this.store.state.finding);
    if (found.length === 0) return null;
    return element("section", {}, element("h3", {}, "Findings"), ...found.map((finding) => this.finding(scene.findings[finding])));
  }

  /**
   * Shows a finding as a card.
   * @param {import("./data.js").Finding} finding
   */
  finding(finding) {
    return element("div", { class: `finding ${finding.severity}` },
      element("p", { class: "code" }, `${finding.severity}: ${finding.code}${finding.line ? `, line ${finding.line}` : ""}`),
      element("p", {}, element("bdi", {}, shortened(finding.message, 600))),
      ...(finding.notes ?? []).map((note) => element("p", { class: "note" }, element("bdi", {}, shortened(note, 600)))));
  }

  /** @param {number} index */
  #constraints(index) {
    const scene = this.scene();
    const own = scene.constraintsOf[index];
    if (own.length === 0) return element("section", {}, element("h3", {}, "Constraints"), element("p", { class: "quiet" }, "None."));
    const sections = groups.flatMap(([effect, title]) => {
      const members = own.filter((place) => effectOf(scene.constraints[place]) === effect);
      return members.length ? [element("h4", {}, `${title} `, element("span", { class: "quiet" }, String(members.length))),
        element("ul", { class: `constraints ${effect}` }, ...members.map((place) => this.#constraint(place, index)))] : [];
    });
    const { obstacle } = this.whatIf;
    return element("section", {}, element("h3", {}, "Constraints"), ...sections, obstacle ? element("p", { class: "quiet obstacle" }, obstacle) : null);
  }

  /**
   * What can be tried of a constraint.
   * @param {number} place
   */
  #constraintFields(place) {
    const constraint = this.whatIf.live?.constraintOf.get(place);
    if (!constraint) return [];
    const { name } = constraint;
    return [numberField(this.whatIf, "constant", name, "constant"), numberField(this.whatIf, "priority", name, "priority", [1, 1000]), switchField(this.whatIf, "on", name, "active")];
  }

  /**
   * @param {number} place The constraint's index.
   * @param {number} index
   */
  #constraint(place, index) {
    const scene = this.scene(), constraint = scene.constraints[place], name = this.whatIf.live?.constraintOf.get(place)?.name;
    const values = name === undefined ? [] : ["constant", "priority", "active"].map((key) => this.whatIf.value(name, key));
    const key = JSON.stringify([constraint, values, constraint.by?.map((other) => scene.constraints[other].text)]), known = this.#rows.get(place);
    if (known?.key === key) return known.row;
    const row = this.#constraintRow(place, index);
    this.#rows.set(place, { key, row });
    return row;
  }

  /**
   * @param {number} place The constraint's index.
   * @param {number} index
   */
  #constraintRow(place, index) {
    const constraint = this.scene().constraints[place];
    const others = [...concerned(constraint)].filter((item) => item !== index);
    const notes = [
      constraint.source ? sources.get(constraint.source) ?? constraint.source : "",
      constraint.violation ? `${amount(constraint.violation)} off` : constraint.slack ? `${amount(constraint.slack)} of slack` : "",
      placeWords(this.scene().record, constraint.place),
    ].filter(Boolean).join(" · ");
    const inTheWay = (constraint.by ?? []).map((other) => this.scene().constraints[other].text).join("; ");
    return element("li", { class: constraint.violation ? "unmet" : null },
      element("bdi", { class: "equation" }, shortened(constraint.text, 200)),
      inTheWay ? element("span", { class: "quiet" }, "in its way: ", element("bdi", {}, shortened(inTheWay, 400))) : null,
      element("span", { class: "quiet" }, notes),
      element("span", { class: "fields" }, ...this.#constraintFields(place), ...others.map((item) => this.#link(item))));
  }
}

/**
 * The effect of a constraint; if the layout wasn't explained, only whether it holds.
 * @param {Constraint} constraint
 */
function effectOf(constraint) {
  return constraint.effect ?? (constraint.outcome === "broken" ? "broken" : constraint.outcome === "outweighed" ? "overridden" : "holds");
}

const sources = new Map(Object.entries({
  stack: "stack view", canvas: "canvas", autoresizing: "autoresizing", "content-size": "its content", "non-negative": "no size is negative",
}));
