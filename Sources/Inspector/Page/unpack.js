/** The values of the characters that `Base85` writes, by code. */
const digits = new Map(Array.from({ length: 94 }, (_, index) => index + 33)
  .filter((code) => !"\"$%&'<>\\\u0060".includes(String.fromCharCode(code))).map((code, index) => [code, index]));

/**
 * Bytes that the page contains.
 * @param {import("./data.js").Packed} packed
 */
export function bytesOf({ size, text }) {
  const view = new DataView(new ArrayBuffer(text.length / 5 * 4));
  for (let index = 0; index < text.length; index += 5) {
    let number = 0;
    for (let digit = index; digit < index + 5; digit++) number = 85 * number + (digits.get(text.charCodeAt(digit)) ?? 0);
    view.setUint32(index / 5 * 4, number);
  }
  return new Uint8Array(view.buffer, 0, size);
}

/**
 * Decompresses bytes that the page contains.
 * @param {import("./data.js").Packed} packed
 */
export async function unpacked(packed) {
  const stream = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}
