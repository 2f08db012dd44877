/** A decoder of the bits of LZMA: probabilities of a bit, 2048 for certainty, are learned from the bits before it. */
class RangeDecoder {
  #range = 2 ** 32 - 1;
  #code = 0;

  /**
   * @param {Uint8Array} bytes
   * @param {number} place Where the coded bits begin.
   */
  constructor(bytes, place) {
    this.bytes = bytes;
    this.place = place;
    for (let count = 0; count < 5; count++) this.#code = this.#code % 2 ** 24 * 256 + bytes[this.place++];
  }

  #normalize() {
    if (this.#range >= 2 ** 24) return;
    this.#range *= 256;
    this.#code = this.#code * 256 + this.bytes[this.place++];
  }

  /**
   * The next bit by one of the probabilities.
   * @param {Uint16Array} chances
   * @param {number} index
   */
  bit(chances, index) {
    const chance = chances[index], bound = Math.floor(this.#range / 2048) * chance;
    const isSet = this.#code >= bound;
    if (isSet) {
      this.#range -= bound;
      this.#code -= bound;
      chances[index] = chance - (chance >> 5);
    } else {
      this.#range = bound;
      chances[index] = chance + (2048 - chance >> 5);
    }
    this.#normalize();
    return isSet ? 1 : 0;
  }

  /**
   * A number of some bits, the highest first, each by a probability that depends on those before it.
   * @param {Uint16Array} chances
   * @param {number} start
   * @param {number} count
   */
  number(chances, start, count) {
    let symbol = 1;
    for (let bit = 0; bit < count; bit++) symbol = symbol * 2 + this.bit(chances, start + symbol);
    return symbol - 2 ** count;
  }

  /**
   * The same with the lowest bit first.
   * @param {Uint16Array} chances
   * @param {number} start
   * @param {number} count
   */
  reversed(chances, start, count) {
    let symbol = 1, sum = 0;
    for (let bit = 0; bit < count; bit++) {
      const value = this.bit(chances, start + symbol);
      symbol = symbol * 2 + value;
      sum += value * 2 ** bit;
    }
    return sum;
  }

  /**
   * A number of bits that are as likely to be set as not.
   * @param {number} count
   */
  plain(count) {
    let sum = 0;
    for (let bit = 0; bit < count; bit++) {
      this.#range = Math.floor(this.#range / 2);
      const isSet = this.#code >= this.#range;
      if (isSet) this.#code -= this.#range;
      sum = sum * 2 + (isSet ? 1 : 0);
      this.#normalize();
    }
    return sum;
  }
}

const chances = (/** @type {number} */ count) => new Uint16Array(count).fill(1024);

/** The lengths of repetitions: short ones, medium ones and long ones. */
class LengthDecoder {
  #choices = chances(2);
  #short = chances(16 << 3);
  #medium = chances(16 << 3);
  #long = chances(256);

  /**
   * @param {RangeDecoder} decoder
   * @param {number} state The place in the output modulo a power of two.
   */
  next(decoder, state) {
    if (!decoder.bit(this.#choices, 0)) return 2 + decoder.number(this.#short, state << 3, 3);
    if (!decoder.bit(this.#choices, 1)) return 10 + decoder.number(this.#medium, state << 3, 3);
    return 18 + decoder.number(this.#long, 0, 8);
  }
}

/**
 * Decompresses a file of the format `lzma` that ends with a mark, as `xz --format=lzma` writes it: bytes, and repetitions of bytes before.
 * @param {Uint8Array} bytes
 */
export function decompressed(bytes) {
  const literalBits = bytes[0] % 9, placeBits = Math.floor(bytes[0] / 9) % 5, stateBits = Math.floor(bytes[0] / 45);
  const decoder = new RangeDecoder(bytes, 13);
  const isMatch = chances(12 << 4), isRepeat = chances(12), isOther = [chances(12), chances(12), chances(12)], isLong = chances(12 << 4);
  const literals = chances(0x300 << literalBits + placeBits), slots = chances(4 << 6), distances = chances(128), aligned = chances(16);
  const lengths = new LengthDecoder(), repeatLengths = new LengthDecoder();
  let output = new Uint8Array(4 * bytes.length), count = 0, state = 0;
  /** The latest distances, the last one first. */
  let recent = [0, 0, 0, 0];

  const makeRoom = (/** @type {number} */ more) => {
    if (count + more <= output.length) return;
    const larger = new Uint8Array(2 * output.length + more);
    larger.set(output);
    output = larger;
  };
  const literal = () => {
    const before = count > 0 ? output[count - 1] : 0;
    const start = 0x300 * (((count & (1 << placeBits) - 1) << literalBits) + (before >> 8 - literalBits));
    let symbol = 1;
    if (state >= 7) {
      // After a repetition, the byte that would have followed in it is the one that isn't next.
      let other = output[count - recent[0] - 1];
      while (symbol < 0x100) {
        const expected = other >> 7 & 1, value = decoder.bit(literals, start + (1 + expected << 8) + symbol);
        other <<= 1;
        symbol = symbol * 2 + value;
        if (value !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = symbol * 2 + decoder.bit(literals, start + symbol);
    makeRoom(1);
    output[count++] = symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  const distance = (/** @type {number} */ length) => {
    const slot = decoder.number(slots, Math.min(length - 2, 3) << 6, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1, high = (2 | slot & 1) * 2 ** bits;
    if (slot < 14) return high + decoder.reversed(distances, high - slot, bits);
    return high + decoder.plain(bits - 4) * 16 + decoder.reversed(aligned, 0, 4);
  };

  for (;;) {
    const place = count & (1 << stateBits) - 1;
    if (!decoder.bit(isMatch, (state << 4) + place)) {
      literal();
      continue;
    }
    let length = 1;
    if (!decoder.bit(isRepeat, state)) {
      length = lengths.next(decoder, place);
      recent = [distance(length), ...recent.slice(0, 3)];
      if (recent[0] === 2 ** 32 - 1) return output.slice(0, count);
      state = state < 7 ? 7 : 10;
    } else {
      let index = 0, isShort = false;
      if (!decoder.bit(isOther[0], state)) isShort = !decoder.bit(isLong, (state << 4) + place);
      else index = !decoder.bit(isOther[1], state) ? 1 : !decoder.bit(isOther[2], state) ? 2 : 3;
      recent = [recent[index], ...recent.filter((_, other) => other !== index)];
      if (!isShort) length = repeatLengths.next(decoder, place);
      state = isShort ? (state < 7 ? 9 : 11) : state < 7 ? 8 : 11;
    }
    makeRoom(length);
    for (let copied = 0; copied < length; copied++, count++) output[count] = output[count - recent[0] - 1];
  }
}
