import { amount, button, counted, element, shortened } from "./elements.js";
import { moves } from "./compare.js";
/** @typedef {import("./data.js").Scene} Scene */
/** @typedef {import("./store.js").Store} Store */

/** The story of a whole scene: its conflict from a log, or its changes. */
export class Story {
  /**
   * @param {Store} store
   * @param {() => Scene} scene
   */
  constructor(store, scene) {
    this.store = store;
    this.scene = scene;
  }

  /** Whether the scene has a story. */
  get isTold() { return this.scene()?.conflict !== null || this.scene()?.comparison !== null; }

  /** @returns {(Node | null)[]} */
  parts() {
    const { conflict, comparison } = this.scene();
    return conflict ? this.#conflict(conflict) : comparison ? this.#comparison(comparison) : [];
  }

  /**
   * Creates text that selects an item, if there is one with that id.
   * @param {string} text
   * @param {string | undefined} id
   * @param {string} kind
   */
  #link(text, id, kind = "link") {
    const index = id === undefined ? undefined : this.scene().places.get(id);
    if (index === undefined) return element("bdi", { class: kind }, text);
    return button(text, () => this.store.set({ selected: index }), {
      class: kind, mouseenter: () => this.store.set({ hovered: index }), mouseleave: () => this.store.set({ hovered: -1 }),
    });
  }

  /** @param {import("./data.js").Conflict} conflict */
  #conflict(conflict) {
    const needed = conflict.members.filter((member) => member.isNeeded), rest = conflict.members.filter((member) => !member.isNeeded);
    const list = needed.length ? needed : rest;
    const times = conflict.count > 1 ? ` · ${conflict.count} times in the log` : "";
    return [
      element("header", {}, element("h2", {}, `${conflict.verdict[0].toUpperCase()}${conflict.verdict.slice(1)} `),
        element("p", {}, element("bdi", {}, shortened(sentence(conflict.meaning), 400))), element("p", { class: "quiet" }, `line ${conflict.line}${times}`)),
      list.length ? element("section", {}, element("h3", {}, needed.length > 1 ? "These can’t all hold" : needed.length ? "This can’t hold" : "Listed"),
        element("ul", { class: "members" }, ...list.map((member) => this.#member(member))),
        conflict.arithmetic ? element("p", { class: "total" }, element("bdi", {}, shortened(conflict.arithmetic, 400))) : null) : null,
      element("section", { class: "advice" }, element("h3", {}, "What to do"), element("p", {}, element("bdi", {}, shortened(sentence(conflict.advice), 900)))),
      conflict.cures.length ? element("section", {}, element("h3", {}, "Tried by solving again: removed, or with priority 999"),
        element("ul", { class: "cures" }, ...conflict.cures.map((cure) => this.#cure(conflict.members[cure.member], cure.words)))) : null,
      conflict.notes.length ? element("section", {}, element("h3", {}, "Assumed"), ...conflict.notes.map((note) => element("p", { class: "quiet" }, shortened(note, 400)))) : null,
      needed.length && rest.length ? element("section", {}, element("details", {}, element("summary", {}, `${counted(rest.length, "other constraint")} of the list`),
        element("ul", { class: "members" }, ...rest.map((member) => this.#member(member))))) : null,
    ];
  }

  /** @param {import("./data.js").Member} member */
  #member(member) {
    const marks = [member.isBroken ? "broken" : "", member.isCulprit ? "to change" : ""].filter(Boolean).join(", ");
    return element("li", { class: member.isBroken ? "broken" : member.isCulprit ? "culprit" : null },
      this.#link(shortened(member.text, 240), member.items[0], "equation"),
      marks ? element("b", { class: "tag" }, marks) : null,
      member.note ? element("bdi", { class: "quiet" }, shortened(member.note, 160)) : null);
  }

  /**
   * @param {import("./data.js").Member | undefined} member
   * @param {string} words
   */
  #cure(member, words) {
    return element("li", {}, member ? this.#link(shortened(member.text, 240), member.items[0], "equation") : null, element("span", { class: "quiet" }, words));
  }

  /** @param {import("./data.js").Comparison} comparison */
  #comparison(comparison) {
    /** @type {Map<string, import("./data.js").Change[]>} */
    const byCause = new Map();
    for (const change of comparison.changes) {
      const cause = change.because.join("; ");
      byCause.set(cause, [...(byCause.get(cause) ?? []), change]);
    }
    const title = { added: "New", removed: "Gone" }[comparison.presence] ?? "What changed";
    return [
      element("header", {}, element("h2", {}, title), element("p", { class: "quiet" }, element("bdi", {}, shortened(comparison.message, 400)))),
      ...[...byCause].map(([cause, changes]) => element("section", { class: "cause" },
        element("h3", {}, cause ? element("bdi", {}, shortened(cause, 400)) : "No recorded cause"),
        element("ul", { class: "changes" }, ...changes.map((change) => this.#change(change))))),
      comparison.idleChanges.length ? element("section", {}, element("h3", {}, "Changed and moved nothing"),
        element("ul", { class: "changes" }, ...comparison.idleChanges.map((words) => element("li", {}, element("bdi", {}, shortened(words, 300)))))) : null,
    ];
  }

  /** @param {import("./data.js").Change} change */
  #change(change) {
    const scene = this.scene(), moved = change.change === "moved" && scene.before ? moves(scene.before, scene, change.id, amount) : "";
    const words = moved || (change.change === "hidden" || change.change === "shown" ? `now ${change.change}` : change.change);
    return element("li", {}, this.#link(shortened(change.title, 60), change.id), element("span", { class: "quiet" }, words));
  }
}

/**
 * Turns words into a sentence.
 * @param {string} words
 */
function sentence(words) {
  return words ? `${words[0].toUpperCase()}${words.slice(1)}${/[.!?…]$/.test(words) ? "" : "."}` : "";
}
