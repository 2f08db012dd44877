/** The values of the characters that `Base91` writes, by code. */
const digits = new Map(Array.from({ length: 94 }, (_, index) => index + 33)
  .filter((code) => !"&<>".includes(String.fromCharCode(code))).map((code, index) => [code, index]));

/**
 * Bytes that the page contains.
 * @param {import("./data.js").Packed} packed
 */
export function bytesOf({ size, text }) {
  const bytes = new Uint8Array(size), digit = (/** @type {number} */ place) => digits.get(text.charCodeAt(place)) ?? 0;
  let pending = 0, count = 0, place = 0;
  for (let index = 0; index < text.length; index += 2) {
    const number = digit(index) + 91 * digit(index + 1);
    pending |= number << count;
    count += (number & 8191) > 88 ? 13 : 14;
    for (; count > 7 && place < size; count -= 8) {
      bytes[place++] = pending;
      pending >>= 8;
    }
  }
  return bytes;
}

/**
 * Decompresses bytes that the page contains.
 * @param {import("./data.js").Packed} packed
 */
export async function unpacked(packed) {
  const stream = new Blob([bytesOf(packed)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}
