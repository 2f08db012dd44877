/// A hash table of the latest places of pairs of runs; pairs with the same hash share an entry.
struct RecentPlaces {
    /// Enough for the pairs that are looked for in the rows that a repetition can refer to.
    private static let numberBits = 12

    /// The row of each place from bit 32 on, the run below.
    private var places = [Int](repeating: -1, count: 1 << Self.numberBits)

    /// Replaces the place of a pair of pixels, of which the first one is there a number of times, with the given one, and
    /// returns the previous one, if there was one.
    @inline(__always)
    mutating func replace(_ pair: UInt64, _ count: Int, with place: PixelRuns.Place) -> PixelRuns.Place? {
        // Multiplication by 2^64 divided by the golden ratio distributes them (Knuth 6.4).
        let pairAndCount = pair &+ UInt64(truncatingIfNeeded: count) &* 0xD6E8_FEB8_6659_FD93
        let number = Int((pairAndCount &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.numberBits))
        let before = places[number]
        places[number] = place.y &<< 32 | place.run
        return before < 0 ? nil : PixelRuns.Place(y: before &>> 32, run: before & 0xFFFF_FFFF)
    }
}
