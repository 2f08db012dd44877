import { amount, button, counted, element, shortened } from "./elements.js";
import { moves } from "./compare.js";
import { sumFigure } from "./report.js";
/** @typedef {import("./store.js").Store} Store */

/** The story of a whole scene: its conflict from a log, what a change made of it, or its changes. */
export class Story {
  /**
   * @param {Store} store
   * @param {import("./picture.js").Picture} picture
   * @param {import("./bar.js").Bar} bar
   */
  constructor(store, picture, bar) {
    this.store = store;
    this.picture = picture;
    this.bar = bar;
  }

  get #scene() { return this.picture.scene; }

  /** Whether the scene has a story. */
  get isTold() {
    return this.#scene.isOfConflict || this.#scene.comparison !== null;
  }

  /** @returns {(Node | null)[]} */
  parts() {
    const { conflict, comparison, tried } = this.#scene;
    if (tried !== null) return this.#tried(tried);
    return conflict ? this.#conflict(conflict) : comparison ? this.#comparison(comparison) : [];
  }

  /**
   * Creates text that selects an item, if there is one with that id.
   * @param {string} text
   * @param {string | undefined} id
   * @param {string} kind
   */
  #link(text, id, kind = "link") {
    const index = id === undefined ? undefined : this.#scene.places.get(id);
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
        conflict.arithmetic ? sumFigure(conflict.arithmetic) : null) : null,
      element("section", { class: "advice" }, element("h3", {}, "What to do"), element("p", {}, element("bdi", {}, shortened(sentence(conflict.advice), 900)))),
      conflict.cures.length ? element("section", {}, element("h3", {}, "What ends it: removed, or with priority 999"),
        element("ul", { class: "proposals" }, ...conflict.cures.map((cure) => this.#cure(conflict.members[cure.member], cure)))) : null,
      conflict.notes.length ? element("section", {}, element("h3", {}, "Assumed"), ...conflict.notes.map((note) => element("p", { class: "quiet" }, shortened(note, 400)))) : null,
      needed.length && rest.length ? element("section", {}, element("details", {}, element("summary", {}, `${counted(rest.length, "other constraint")} of the list`),
        element("ul", { class: "members" }, ...rest.map((member) => this.#member(member))))) : null,
      element("p", { class: "tools" }, this.#next()),
    ];
  }

  /** The way to the next conflict; null if there is only one. */
  #next() {
    return this.bar.tabNames.length < 2 ? null : button("Next conflict", () => this.bar.step(1), { class: "quiet-button", title: "Next conflict (n)" });
  }

  /**
   * What a change made of a conflict.
   * @param {number} tab The index of the conflict's scene.
   */
  #tried(tab) {
    const earlier = this.picture.scenes[tab], scene = this.#scene, cure = earlier.conflict?.cures.find((one) => one.scene === this.store.state.tab);
    if (!cure) return [];
    const member = earlier.conflict?.members[cure.member];
    const moved = scene.items.flatMap(({ id }, index) => {
      const words = moves(earlier, scene, id, amount);
      return words ? [element("li", {}, this.#link(scene.names[index], id), element("span", { class: "quiet" }, words))] : [];
    });
    return [
      element("header", {}, element("h2", {}, "Tried"), member ? element("p", {}, "Priority lowered to 999: ", element("bdi", { class: "equation" }, shortened(member.text, 240))) : null,
        element("p", { role: "status" }, shortened(sentence(cure.words), 400))),
      element("section", {}, element("h3", {}, "What changes"), moved.length ? element("ul", { class: "changes" }, ...moved) : element("p", { class: "quiet" }, "Nothing moves.")),
      element("p", { class: "tools" }, button("Undo", () => this.bar.show(tab), { class: "quiet-button", title: "Back to the conflict (u)" }), this.#next()),
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
   * @param {import("./data.js").Conflict["cures"][number]} cure
   */
  #cure(member, { words, scene }) {
    return element("li", {}, member ? this.#link(shortened(member.text, 240), member.items[0], "equation") : null,
      scene === undefined ? null : button("Try this", () => this.bar.show(scene), { class: "try", "aria-label": `Try this: change ${shortened(member?.text ?? "", 120)}` }),
      element("span", { class: "quiet" }, words));
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
    const scene = this.#scene, moved = change.change === "moved" && scene.before ? moves(scene.before, scene, change.id, amount) : "";
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
