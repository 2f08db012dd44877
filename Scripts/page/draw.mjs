// Compares what the page's module draws with the command's pictures, of inputs as they are written and with changes.
//
// Run as `node Scripts/page/draw.mjs COMMAND CHANGES INPUT…`, where CHANGES is how many changes each input is drawn with; the
// environment variable SOLVER names another module than the page's.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pageRecord } from "../../Sources/Inspector/Page/data.js";
import { unpacked } from "../../Sources/Inspector/Page/unpack.js";
import { Module } from "./module.mjs";
import { differences, drawnByCommand } from "./picture.mjs";

const [command, changeCount, ...inputs] = process.argv.slice(2);
const module = await Module.load(process.env.SOLVER ?? new URL("../../Sources/Inspector/Page/solver.wasm.lzma", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const counts = { pictures: 0, different: 0, lines: 0, skipped: 0, asked: 0, findings: 0, differentFindings: 0 };

/** Renders an input; an input with errors is drawn all the same, and reported by the exit status. */
function render(/** @type {string[]} */ ...values) {
  try {
    execFileSync(command, ["render", "--quiet", ...values], { stdio: ["ignore", "ignore", "pipe"] });
  } catch { /* What isn't written is noticed where it is read. */ }
}

/** The messages of conflicts and of what is open in a state by the command, which checks all states, without the name of a scene. */
function messages(/** @type {string | undefined} */ state, /** @type {string[]} */ ...values) {
  let json = "";
  try {
    json = execFileSync(command, ["check", ...values, "--reporter", "json"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    json = /** @type {any} */ (error).stdout;
  }
  const { findings } = /** @type {{ findings: { code: string, message: string, states: (string | null)[] }[] }} */ (JSON.parse(json));
  return findings.filter(({ code, states }) => (code === "unsatisfiable" || code === "ambiguous") && states.includes(state ?? null)).map(({ message }) => message.replace(/^in '.*?', /, ""));
}

/** Compares what a changed layout's findings say. */
function compareFindings(/** @type {string} */ name, /** @type {string[]} */ found, /** @type {string[]} */ others) {
  counts.findings += others.length;
  if (JSON.stringify(found.toSorted()) === JSON.stringify(others.toSorted())) return;
  counts.differentFindings += 1;
  console.error(`${name}: the module finds ${JSON.stringify(found)}, the command ${JSON.stringify(others)}`);
}

/** The structured pictures that a render writes. */
function pictures(/** @type {string[]} */ ...values) {
  const own = mkdtempSync(join(folder, "svg-"));
  render(...values, "--hide", "caption,legend", "--format", "svg", "-o", own + "/");
  return readdirSync(own).map((name) => drawnByCommand(readFileSync(join(own, name), "utf8")));
}

async function scenes(/** @type {string} */ input) {
  const page = join(mkdtempSync(join(folder, "page-")), "page.html");
  render(input, "-o", page);
  if (!existsSync(page)) return [];
  const [, size, text] = /id="data"(?: data-bytes="(\d+)")?>(.*?)<\/script>/s.exec(readFileSync(page, "utf8")) ?? ["", "", ""];
  return pageRecord(size ? new TextDecoder().decode(await unpacked({ size: Number(size), text })) : text).scenes;
}

/** Compares a picture of the module with the one of the command's that is most like it. */
function compare(/** @type {string} */ name, /** @type {any} */ drawn, /** @type {ReturnType<typeof pictures>} */ others) {
  counts.pictures += 1;
  if (others.length === 0) {
    if (drawn.lines.length > 0) counts.different += 1;
    else counts.skipped += 1;
    console.error(`${name}: the command draws nothing, the module ${drawn.lines.length} lines`);
    return;
  }
  const [found] = others.map((other) => differences(drawn, other)).sort((one, other) => one.length - other.length);
  if (!drawn.isRead || found.length > 0) {
    counts.different += 1;
    counts.lines += found.length;
    console.error(`${name}: ${found.length} of ${drawn.lines.length} differ: ${found[0]}`);
  }
}

/** A generator of numbers below another: the same in each run. */
function numbers(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 2 ** 32 * limit);
  };
}

/**
 * A change in the command's words, made in the module; null if there is nothing to change.
 * @param {any} scene
 * @param {number} live
 * @param {(limit: number) => number} random
 */
function change(scene, live, random) {
  const named = scene.live.constraints.map(([index, shown, constant, priority, name]) => ({ index, constant, priority, name: name ?? scene.constraints[shown].text }));
  const constraints = named.filter(({ name }) => named.filter((other) => other.name === name).length === 1);
  const texts = scene.live.views.map(([item, , text, name]) => ({ text, name: name ?? scene.items[item].id })).filter(({ text }) => text >= 0);
  const kind = random(texts.length > 0 ? 5 : 4);
  if (kind === 4) {
    const { text, name } = texts[random(texts.length)], words = ["OK", "A longer title than before", "Everything of the last twelve months"][random(3)];
    module.setText(live, text, words);
    return `${name}.text = ${words}`;
  }
  if (constraints.length === 0) return null;
  const { index, constant, name } = constraints[random(constraints.length)];
  if (kind < 2) {
    const other = (random(400) - 100) / 4;
    module.exports.live_shift(live, index, other - constant);
    return `${name}.constant = ${other}`;
  }
  if (kind === 2) {
    const priority = [1000, 750, 250][random(3)];
    module.exports.live_prioritize(live, index, priority);
    return `${name}.priority = ${priority}`;
  }
  module.exports.live_activate(live, index, 0);
  return `${name}.active = false`;
}

for (const input of inputs) {
  const all = await scenes(input);
  const handles = all.map((scene) => module.openDrawn(scene.drawing));
  for (const [place, scene] of all.entries()) {
    const own = ["--scene", scene.id, ...(scene.state ? ["--state", scene.state] : [])], written = pictures(input, ...own);
    compare(`${input}, ${scene.id} ${scene.state ?? ""}`, module.draw(handles[place], -1, scene.scale ?? 2), written);
    if (!scene.live) continue;
    const live = module.open(scene.numbers.layout, scene.live.strings), random = numbers(7 + place);
    for (let count = 0; count <= Number(changeCount); count++) {
      module.exports.live_reset(live);
      const changes = Array.from({ length: count === 0 ? 0 : 1 + count % 2 }, () => change(scene, live, random)).filter((change) => change !== null);
      module.exports.live_solve(live);
      const set = changes.flatMap((change) => ["--set", change]), others = changes.length === 0 ? written : pictures(input, ...own, ...set);
      const { asked } = module, drawn = module.draw(handles[place], live, scene.scale ?? 2);
      if (others.length === 0) counts.skipped += 1;
      // New lines of letters that Inter lacks are as wide as a browser's font, and here is none.
      else if (changes.length > 0 && module.asked > asked) counts.asked += 1;
      else {
        const name = `${input}, ${scene.id} ${scene.state ?? ""} with ${changes.join(", ") || "nothing"}`;
        compare(name, drawn, others);
        compareFindings(name, module.findings(handles[place], live, scene.findings), messages(scene.state, input, ...own, ...set));
      }
    }
  }
}
rmSync(folder, { recursive: true });
console.log(`${counts.pictures} pictures, ${counts.different} differ in ${counts.lines} lines; ${counts.skipped} changes that the command doesn't make, ${counts.asked} with letters that a browser measures; ${counts.findings} conflicts and ambiguities, ${counts.differentFindings} lists of them differ`);
process.exit(counts.different + counts.differentFindings > 0 ? 1 : 0);
