import { amount, counted } from "./elements.js";
import { writeEdit } from "./edits.js";
/** @typedef {import("./data.js").Finding} Finding */
/** @typedef {import("./edits.js").Edit} Edit */
/** @typedef {import("./whatif.js").WhatIf} WhatIf */
/** @typedef {{ edit: Edit, words: string, text: string, effect: string }} Proposal A change that ends a conflict: what it does to a constraint, and what moves. */

/** The most proposals, and the most items of layouts in which what they move is found. */
const mostProposals = 6, mostTriedItems = 500;
/** The priority of constraints that give way. */
const yielding = 999;

/** The changes that end a conflict, found by solving with each of them. */
export class Proposals {
  /**
   * Those found last, and for what.
   * @type {{ key: string, list: Proposal[] }}
   */
  #found = { key: "", list: [] };

  /** @param {WhatIf} whatIf */
  constructor(whatIf) { this.whatIf = whatIf; }

  /**
   * The changes to propose for a conflict; empty if the page can't try any.
   * @param {Finding} finding
   * @returns {Proposal[]}
   */
  of(finding) {
    const { whatIf } = this, { live } = whatIf, { tab, edits, canvas } = whatIf.store.state;
    if (!live || !finding.constraints) return [];
    const key = JSON.stringify([tab, edits, canvas, finding.constraints]);
    if (this.#found.key !== key) this.#found = { key, list: this.#list(finding.constraints) };
    return this.#found.list;
  }

  /** @param {number[]} members Constraints, the broken one last. */
  #list(members) {
    const { whatIf } = this, { scene } = whatIf.picture, { live } = whatIf;
    /** @type {Proposal[]} */
    const found = [];
    for (const place of [...members].reverse()) {
      const constraint = live?.constraintOf.get(place);
      if (!constraint || (live?.constraintsNamed.get(constraint.name) ?? []).length > 1) continue;
      for (const { key, value, words } of [{ key: "active", value: false, words: "Remove" }, { key: "priority", value: yielding, words: `Lower the priority to ${yielding} of` }]) {
        const edit = { name: constraint.name, key, value }, effect = scene.items.length > mostTriedItems ? "" : this.#effect(edit);
        if (effect !== null) found.push({ edit, words, text: scene.constraints[place].text, effect });
        if (found.length >= mostProposals) return found;
      }
    }
    return found;
  }

  /**
   * What a change moves; null if it doesn't end a conflict.
   * @param {Edit} edit
   */
  #effect(edit) {
    const { whatIf } = this, { live, picture: { scene } } = whatIf, { edits, canvas } = whatIf.store.state;
    const solution = live?.solve([...edits, writeEdit(edit)], canvas), conflicts = scene.findings.filter(({ code }) => code === "unsatisfiable").length;
    if (!solution || solution.conflictCount >= conflicts) return null;
    const distances = solution.frames.map(([index, frame]) => Math.max(...frame.map((number, place) => Math.abs(number - scene.items[index].canvas[place])))).filter((distance) => distance > 0.005);
    return distances.length === 0 ? "nothing moves" : `${counted(distances.length, "frame")} ${distances.length === 1 ? "changes" : "change"}, by up to ${amount(Math.max(...distances))}`;
  }
}
