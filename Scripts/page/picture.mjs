// Pictures as lists of what is drawn: those of the page's module, and those that the command writes as structured SVG.
import { readFileSync } from "node:fs";

const theme = readFileSync(new URL("../../Sources/LayoutDrawing/Theme/Theme.swift", import.meta.url), "utf8");
const names = ["paper", "sheet", "sheetOutline", "text", "secondaryText", "documentText", "container", "guide", "systemGuide", "constraint",
  "derived", "conflict", "ambiguity", "blue", "green", "violet", "teal", "olive"];

/** The colours of the roles in a theme, as the command's source has them. */
function colors(/** @type {"light" | "dark"} */ appearance) {
  const text = theme.split(`static let ${appearance} = Theme(`)[1].split("\n\n")[0];
  return names.map((name) => `#${/** @type {RegExpExecArray} */ (new RegExp(`\\b${name}: Color\\(0x(\\w{6})\\)`).exec(text))[1]}`);
}

/** Numbers as the command writes them: with three decimals. */
const rounded = (/** @type {number} */ value) => Math.sign(value) * Math.round(Math.abs(value) * 1000) / 1000 + 0;

/**
 * What a list of the module draws, in lines of words.
 * @param {Float64Array} numbers
 * @param {Uint8Array} bytes
 */
export function drawnByModule(numbers, bytes, appearance = /** @type {"light" | "dark"} */ ("light")) {
  let place = 0, start = 0;
  const palette = colors(appearance), next = () => numbers[place++];
  const take = (/** @type {number} */ count) => Array.from({ length: count }, next);
  const string = () => {
    const count = next();
    if (count < 0) return null;
    start += count;
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(start - count, start));
  };
  const strings = () => Array.from({ length: next() }, string);
  const color = (/** @type {number} */ role) => {
    if (role < 18) return { color: palette[role], alpha: 1 };
    const channels = take(8).slice(appearance === "dark" ? 4 : 0);
    return { color: `rgb(${channels.slice(0, 3).join(", ")})`, alpha: channels[3] / 255 };
  };
  const paint = () => {
    const role = next();
    if (role < 0) return "none";
    const { color: value, alpha } = color(role);
    return `${value}/${rounded(next() * alpha)}`;
  };
  const stroke = () => {
    if (!next()) return "none";
    const value = paint(), width = rounded(next()), dash = Array.from({ length: next() }, () => rounded(next()));
    return `${value} ${width} [${dash}] ${next() ? "round" : "butt"}`;
  };
  const points = (/** @type {number} */ count) => take(count).map(rounded);
  const size = take(2), projection = take(3);
  take(2 * next());
  const role = next(), background = role < 0 ? "none" : color(role).color;
  const lines = [];
  for (let count = next(); count > 0; count--) {
    switch (next()) {
      case 0: {
        const id = string(), classes = strings().join(" "), type = string(), frame = next() ? points(4) : null;
        const open = strings().join(" ");
        string();
        const clip = next() ? points(4) : null;
        lines.push(`group ${id ?? ""} class=${classes} type=${type ?? ""} frame=${frame ?? ""} open=${open} clip=${clip ?? ""}`);
        break;
      }
      case 1: lines.push("end"); break;
      case 2: lines.push(`rectangle ${points(4)} ${rounded(next())} ${paint()} ${stroke()}`); break;
      case 3: lines.push(`lines ${points(4 * next())} ${stroke()}`); break;
      case 4: lines.push(`polygon ${points(2 * next())} ${paint()} ${stroke()}`); break;
      case 5: lines.push(`image ${points(4)}`), string(); break;
      default: lines.push(...text());
    }
  }
  /** @returns {string[]} */
  function text() {
    const words = string(), [x, y, anchor, size, weight, isItalic] = take(6);
    string();
    const value = paint(), [width, spacing, stretch] = take(3);
    if (width <= 0 || stretch <= 0) return [];
    // Spaced text begins at its left end.
    const left = anchor === 0 ? x : anchor === 1 ? x - width / 2 : x - width;
    const shown = spacing === 0 ? [x, ["start", "middle", "end"][anchor]] : [left, "start"];
    return [`text ${words} at ${rounded(Number(shown[0]))},${rounded(y)} ${shown[1]} ${rounded(size)} ${weight} ${isItalic ? "italic" : ""} ${value} ${rounded(width / stretch + spacing)}`];
  }
  return { size: size.map(rounded), projection, background, lines, isRead: place === numbers.length };
}

/**
 * What a structured SVG of the command draws, in the same words.
 * @param {string} svg
 */
export function drawnByCommand(svg) {
  const unescaped = (/** @type {string} */ text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).replaceAll("&amp;", "&");
  const lines = [];
  let clip = "", background = "none";
  /** @type {number[]} */
  let size = [];
  for (const line of svg.split("\n")) {
    const match = /^ *<(\/?\w+)/.exec(line), element = match?.[1] ?? "";
    const attribute = (/** @type {string} */ name) => {
      const value = new RegExp(` ${name}="([^"]*)"`).exec(line)?.[1];
      return value === undefined ? undefined : unescaped(value);
    };
    const number = (/** @type {string} */ name, initial = 0) => Number(attribute(name) ?? initial);
    const frame = () => ["x", "y", "width", "height"].map((name) => number(name));
    const paint = (/** @type {string} */ name) => attribute(name) === "none" ? "none" : `${attribute(name)}/${number(`${name}-opacity`, 1)}`;
    const stroke = () => attribute("stroke") === undefined ? "none"
      : `${paint("stroke")} ${number("stroke-width", 1)} [${(attribute("stroke-dasharray") ?? "").replaceAll(" ", ",")}] ${attribute("stroke-linecap") ?? "butt"}`;
    const content = () => unescaped(/>(.*)<\//.exec(line)?.[1] ?? "");
    switch (element) {
      case "svg": size = [number("width"), number("height")]; break;
      // The page has these beside the picture.
      case "title": case "desc": break;
      case "clipPath": clip = String(frame()); break;
      case "g":
        lines.push(`group ${attribute("data-id") ?? ""} class=${attribute("class")} type=${attribute("data-class") ?? ""} frame=${(attribute("data-frame") ?? "").replaceAll(" ", ",")} open=${attribute("data-undetermined") ?? ""} clip=${clip}`);
        clip = "";
        break;
      case "/g": lines.push("end"); break;
      case "rect":
        if (attribute("x") === undefined) background = attribute("fill") ?? "";
        else lines.push(`rectangle ${frame()} ${number("rx")} ${paint("fill")} ${stroke()}`);
        break;
      case "path": lines.push(`lines ${[...(attribute("d") ?? "").matchAll(/-?[\d.]+/g)].map((match) => Number(match[0]))} ${stroke()}`); break;
      case "polygon": lines.push(`polygon ${attribute("points")?.replaceAll(" ", ",")} ${paint("fill")} ${stroke()}`); break;
      case "image": lines.push(`image ${frame()}`); break;
      case "text": {
        const scaled = /translate\((\S+) (\S+)\)/.exec(attribute("transform") ?? "");
        const words = content().replace(/^\u2067(.*)\u2069$/u, "$1");
        lines.push(`text ${words} at ${scaled?.[1] ?? attribute("x")},${scaled?.[2] ?? attribute("y")} ${attribute("text-anchor") ?? "start"} ${attribute("font-size")} ${attribute("font-weight")} ${attribute("font-style") ?? ""} ${paint("fill")} ${attribute("textLength")}`);
      }
    }
  }
  return { size, background, lines };
}

/**
 * The lines in which two pictures differ, with a thousandth of a point for rounding.
 * @param {{ lines: string[], size: number[], background: string }} one
 * @param {{ lines: string[], size: number[], background: string }} other
 */
export function differences(one, other) {
  const all = [one, other].map(({ size, background, lines }) => [`size ${size}`, `background ${background}`, ...lines]);
  const result = [];
  for (let index = 0; index < Math.max(all[0].length, all[1].length); index++) {
    const [first = "nothing", second = "nothing"] = all.map((lines) => lines[index]);
    if (!isSame(first, second)) result.push(`${first}\n  instead of ${second}`);
  }
  return result;
}

function isSame(/** @type {string} */ first, /** @type {string} */ second) {
  if (first === second) return true;
  const numbers = /-?\d+(\.\d+)?/g;
  if (first.replaceAll(numbers, "#") !== second.replaceAll(numbers, "#")) return false;
  const [one, other] = [first, second].map((line) => (line.match(numbers) ?? []).map(Number));
  return one.every((number, index) => Math.abs(number - other[index]) < 0.0011);
}
