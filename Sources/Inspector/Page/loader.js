import { unpacked } from "./unpack.js";

/**
 * The text that an element contains compressed.
 * @param {HTMLElement} node
 */
async function textOf(node) { return new TextDecoder().decode(await unpacked({ size: Number(node.dataset.bytes), text: node.textContent ?? "" })); }

/** Runs the page's program, which is compressed, as its style sheet and large data are. The policy names their hashes, so that no others apply. */
async function load() {
  const node = document.getElementById("program"), data = document.getElementById("data");
  // A page loaded into a frame to post its version has already done so.
  if (!node || location.search === "?version") return;
  if (typeof DecompressionStream === "undefined") {
    document.body.append("This page needs a browser that can decompress what it contains, as all have since 2023.");
    return;
  }
  if (data?.dataset.bytes) data.textContent = await textOf(data);
  const style = document.createElement("style"), program = document.createElement("script");
  [style.textContent, program.textContent] = (await textOf(node)).split("\0");
  program.type = "module";
  document.head.append(style);
  document.body.append(program);
}

load();
