import { unpacked } from "./unpack.js";

/** Runs the page's program, which is compressed. The policy names its hash, so that no other one runs. */
async function load() {
  const node = document.getElementById("program");
  // A page loaded into a frame to post its version has already done so.
  if (!node || location.search === "?version") return;
  if (typeof DecompressionStream === "undefined") {
    document.body.append("This page needs a browser that can decompress what it contains, as all have since 2023.");
    return;
  }
  const program = document.createElement("script");
  program.type = "module";
  program.textContent = new TextDecoder().decode(await unpacked({ size: Number(node.dataset.bytes), text: node.textContent ?? "" }, "deflate"));
  document.body.append(program);
}

load();
