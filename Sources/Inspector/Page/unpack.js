/** The values of the characters that `Base85` writes, by code. */
const digits = new Map(Array.from({ length: 94 }, (_, index) => index + 33)
  .filter((code) => !"\"$%&'<>\\\u0060".includes(String.fromCharCode(code))).map((code, index) => [code, index]));

/**
 * Decompresses bytes that the page contains.
 * @param {import("./data.js").Packed} packed
 * @param {"gzip" | "deflate"} format
 */
export async function unpacked({ size, text }, format) {
  const view = new DataView(new ArrayBuffer(text.length / 5 * 4));
  for (let index = 0; index < text.length; index += 5) {
    let number = 0;
    for (let digit = index; digit < index + 5; digit++) number = 85 * number + (digits.get(text.charCodeAt(digit)) ?? 0);
    view.setUint32(index / 5 * 4, number);
  }
  const stream = new Blob([view.buffer.slice(0, size)]).stream().pipeThrough(new DecompressionStream(format));
  return new Response(stream).arrayBuffer();
}
