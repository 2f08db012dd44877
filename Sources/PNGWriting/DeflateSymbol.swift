/// Limits of Deflate's repetitions.
enum DeflateLimits {
    /// The maximum distance in bytes.
    static let largestDistance = 32_768
    /// The minimum number of bytes.
    static let shortestRun = 3
    /// The maximum number of bytes.
    static let longestRun = 258
}

/// The symbol for a length or distance in Deflate, with the extra bits that distinguish the values of the symbol
/// ([RFC 1951, 3.2.5](https://www.rfc-editor.org/rfc/rfc1951#section-3.2.5)).
struct DeflateSymbol {
    let symbol: Int
    let extraBits: Int
    let extraCount: Int

    /// Creates the symbol for a length of 3 to 258 bytes.
    @inline(__always)
    init(length: Int) {
        if length == 258 {
            // An exception to the pattern, without extra bits.
            (symbol, extraBits, extraCount) = (285, 0, 0)
        } else {
            let place = DeflateSymbol(number: length - 3, groupBits: 2)
            symbol = 257 + place.symbol
            (extraBits, extraCount) = (place.extraBits, place.extraCount)
        }
    }

    /// Creates the symbol for a distance of 1 to 32,768 bytes.
    @inline(__always)
    init(distance: Int) {
        self.init(number: distance - 1, groupBits: 1)
    }

    /// The first two groups of symbols have no extra bits, each later group one more than the previous one.
    @inline(__always)
    private init(number: Int, groupBits: Int) {
        let width = Int.bitWidth - number.leadingZeroBitCount
        extraCount = max(0, width &- 1 &- groupBits)
        symbol = extraCount &<< groupBits &+ number &>> extraCount
        extraBits = number & (1 &<< extraCount &- 1)
    }
}
