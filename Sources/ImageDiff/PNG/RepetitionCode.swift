/// Deflate's fixed codes of repetitions of every length at one distance ([RFC 1951, 3.2.5](https://www.rfc-editor.org/rfc/rfc1951#section-3.2.5)).
struct RepetitionCode {
    /// By length: the bits, to be written from the lowest on.
    let bits: [UInt64]
    /// By length: how many bits.
    let counts: [UInt8]

    /// The codes for a distance from 1 to 32,768.
    init(distance: Int) {
        let (distanceSymbol, distanceBase, distanceExtra) = Self.symbol(
            of: distance, base: 1, group: 2, first: 0)
        let distanceBits =
            UInt64(BitWriter.reversed(UInt32(distanceSymbol), count: 5))
            | UInt64(distance - distanceBase) << 5
        var bits: [UInt64] = [0, 0, 0]
        var counts: [UInt8] = [0, 0, 0]
        for length in 3...258 {
            var (symbol, base, extra) = Self.symbol(of: length, base: 3, group: 4, first: 257)
            if length == 258 { (symbol, base, extra) = (285, 258, 0) }
            let code = symbol < 280 ? UInt32(symbol - 256) : UInt32(0xC0 + symbol - 280)
            let codeCount = symbol < 280 ? 7 : 8
            bits.append(
                UInt64(BitWriter.reversed(code, count: codeCount)) | UInt64(length - base) << codeCount
                    | distanceBits << (codeCount + extra))
            counts.append(UInt8(codeCount + extra + 5 + distanceExtra))
        }
        self.bits = bits
        self.counts = counts
    }

    /// The symbol of a number, the least number it stands for, and the bits that tell its numbers apart.
    ///
    /// The first two groups of symbols have no such bits, every later group one more than the one before.
    private static func symbol(
        of number: Int, base start: Int, group: Int, first: Int
    ) -> (symbol: Int, base: Int, extra: Int) {
        var symbol = first
        var base = start
        var extra = 0
        while number >= base + 1 << extra {
            base += 1 << extra
            symbol += 1
            let place = symbol - first
            extra = max(0, place / group - 1)
        }
        return (symbol, base, extra)
    }
}
