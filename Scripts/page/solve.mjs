// Solves the scenes of an inspector page in Node, without changes: the frames have to be those that the page was written with.
//
// Run as `node Scripts/page/solve.mjs PAGE…`, with pages that `layout-render render INPUT -o page.html` wrote.
import { pageRecord } from "../../Sources/Inspector/Page/data.js";
import { readFileSync } from "node:fs";
import { decompressed } from "../../Sources/Inspector/Page/lzma.js";
import { Solver } from "../../Sources/Inspector/Page/solver.js";
import { unpacked } from "../../Sources/Inspector/Page/unpack.js";

const solver = await Solver.of(decompressed(readFileSync(new URL("../../Sources/Inspector/Page/solver.wasm.lzma", import.meta.url))));
let count = 0;
for (const path of process.argv.slice(2)) {
  const [, size, text] = /id="data"(?: data-bytes="(\d+)")?>(.*?)<\/script>/s.exec(readFileSync(path, "utf8")) ?? ["", "", ""];
  const data = size ? new TextDecoder().decode(await unpacked({ size: Number(size), text })) : text;
  for (const scene of pageRecord(data).scenes) {
    if (!scene.live) continue;
    const handle = solver.open(scene.numbers.layout, scene.live.strings);
    solver.exports.live_resize(handle, ...scene.canvas);
    const solution = solver.solve(handle);
    const problem = !solution ? "it isn't solved" : solution.frames.map(([item, frame]) => differs(scene.items[item], frame)).find(Boolean);
    if (problem) {
      console.error(`error: ${path}, ${scene.id}: ${problem}`);
      process.exit(1);
    }
    count += 1;
  }
}
if (count === 0) {
  console.error("error: the pages have no scene that can be solved");
  process.exit(1);
}

function differs({ id, canvas }, frame) {
  return frame.some((number, index) => Math.abs(number - canvas[index]) > 0.001) ? `${id} is ${frame}, not ${canvas}` : "";
}
