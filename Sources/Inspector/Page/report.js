import { amount, button, counted, element, shortened } from "./elements.js";
import { concerned, placeWords } from "./data.js";
import { conflictSum, findingGroups, sumLengths } from "./findings.js";
import { Proposals } from "./proposals.js";
import { writeEdit } from "./edits.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./data.js").Finding} Finding */

/** The most items that are listed of findings that say the same. */
const mostAlike = 12;

/** The finding that was stepped to, with all that it names and what can be tried. */
export class FindingReport {
  /**
   * @param {import("./store.js").Store} store
   * @param {() => Scene} scene
   * @param {import("./whatif.js").WhatIf} whatIf
   * @param {(by: number) => void} step Goes to another finding.
   */
  constructor(store, scene, whatIf, step) {
    this.store = store;
    this.scene = scene;
    this.whatIf = whatIf;
    this.step = step;
    this.proposals = new Proposals(whatIf);
  }

  /** The current finding; null if there is none. */
  get finding() { return this.scene().findings[this.store.state.finding] ?? null; }

  /** The current finding with what it names; null if there is none. */
  parts() {
    const { finding } = this, scene = this.scene();
    if (!finding) return null;
    const groups = findingGroups(scene), place = groups.findIndex(({ members }) => members.includes(this.store.state.finding));
    const { constraints = [] } = finding, sum = conflictSum(finding), proposals = this.proposals.of(finding), alike = groups[place]?.members.length ?? 1;
    const notes = constraints.length ? [] : finding.notes ?? [];
    return element("section", { class: `report finding ${finding.severity}`, "aria-label": "Finding" },
      element("h2", { class: "code" }, `${finding.severity}: ${finding.code}`, finding.line ? `, line ${finding.line}` : "", alike > 1 ? ` · ${counted(alike, "time")}` : ""),
      element("p", {}, element("bdi", {}, shortened(finding.message, 600))),
      constraints.length ? element("ul", { class: "members" }, ...constraints.map((constraint, index) => this.#member(constraint, index === constraints.length - 1))) : null,
      sum ? sumFigure(sum) : null,
      ...notes.map((note) => element("p", { class: "note" }, element("bdi", {}, shortened(note, 600)))),
      alike > 1 ? element("p", { class: "alike" }, ...this.#links(groups[place].items)) : null,
      ...this.#advice(finding, proposals),
      groups.length > 1 ? element("p", { class: "tools" }, element("span", { class: "quiet" }, `${place + 1} of ${groups.length} `), button("Next finding", () => this.step(1), { class: "quiet-button", title: "Next finding (n)" })) : null);
  }

  /**
   * A constraint that takes part in a conflict.
   * @param {number} place
   * @param {boolean} isBroken
   */
  #member(place, isBroken) {
    const scene = this.scene(), constraint = scene.constraints[place], items = [...concerned(constraint)];
    const target = items.find((item) => item > 0 && scene.isView(item)) ?? items[0], where = placeWords(scene.record, constraint.place);
    return element("li", { class: isBroken ? "broken" : null },
      this.#link(target, shortened(constraint.text, 240), "equation"),
      isBroken ? element("b", { class: "tag" }, "broken") : null,
      where ? element("bdi", { class: "quiet" }, where) : null);
  }

  /**
   * The changes that can be tried, or what the command proposes.
   * @param {Finding} finding
   * @param {import("./proposals.js").Proposal[]} proposals
   */
  #advice({ notes = [], constraints = [] }, proposals) {
    if (constraints.length === 0) return [];
    if (proposals.length === 0) return notes.filter((note) => note.startsWith("what to do")).map((note) => element("p", { class: "note" }, element("bdi", {}, shortened(note, 600))));
    return [element("h3", {}, "What to do"), element("ul", { class: "proposals" }, ...proposals.map(({ edit, words, text, effect }) => element("li", {},
      element("span", {}, `${words} `, element("bdi", { class: "equation" }, shortened(text, 120))),
      button("Try this", () => this.#tryOut(edit), { class: "try", "aria-label": `Try this: ${words} ${shortened(text, 120)}` }),
      effect ? element("span", { class: "quiet" }, effect) : null)))];
  }

  /** @param {import("./edits.js").Edit} edit */
  #tryOut(edit) { this.store.set({ edits: [...this.store.state.edits, writeEdit(edit)], finding: -1 }); }

  /** @param {number[]} items */
  #links(items) {
    const rest = items.length - mostAlike;
    return [...items.slice(0, mostAlike).flatMap((item) => [this.#link(item, shortened(this.scene().names[item], 48), "link"), " "]), ...rest > 0 ? [`and ${rest} more`] : []];
  }

  /**
   * @param {number} item
   * @param {string} words
   * @param {string} kind
   */
  #link(item, words, kind) {
    return button(words, () => this.store.set({ selected: item }), { class: kind, mouseenter: () => this.store.set({ hovered: item }), mouseleave: () => this.store.set({ hovered: -1 }) });
  }
}

/**
 * The sum of a conflict, with a bar for what its constraints take and one for what there is and what is over or missing.
 * @param {string} sum
 */
export function sumFigure(sum) {
  const lists = sumLengths(sum), totals = (lists ?? []).map((list) => list.reduce((total, length) => total + length, 0)), most = Math.max(...totals);
  const figure = element("figure", { class: "sum-figure" });
  (lists ?? []).forEach((list, place) => {
    const rest = most - totals[place], bar = element("div", { class: "lengths-of-sum", "aria-hidden": "true" });
    const add = (/** @type {number} */ length, /** @type {string} */ words, /** @type {string | null} */ kind) => {
      const part = element("span", { class: kind }, 100 * length / most > 8 ? words : "");
      part.style.width = `${100 * length / most}%`;
      bar.append(part);
    };
    for (const length of list) add(length, amount(length), null);
    if (rest > 0) add(rest, `${amount(rest)} ${place > 0 ? "over" : "missing"}`, "rest");
    figure.append(bar);
  });
  figure.append(element("figcaption", {}, element("bdi", {}, shortened(sum, 300))));
  return figure;
}
