/// A hash table of the latest places of pairs of pixels; pairs with the same hash share an entry.
struct RecentPlaces {
    /// A place in rows of bytes.
    struct Place {
        var index: Int
        var row: Int
    }

    /// Enough for the pixels that are looked for in the rows that a repetition can refer to.
    private static let numberBits = 12

    /// The row of each place from bit 32 on, the index in it below.
    private var places = [Int](repeating: -1 << 32, count: 1 << Self.numberBits)

    /// Replaces the place of some bytes with the given one, and returns the previous one, whose row is below 0 if there
    /// was none.
    @inline(__always)
    mutating func replace(_ bytes: UInt64, with place: Place) -> Place {
        // Multiplication by 2^64 divided by the golden ratio distributes them (Knuth 6.4).
        let number = Int((bytes &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.numberBits))
        let before = places[number]
        places[number] = place.row << 32 | place.index
        return Place(index: before & 0xFFFF_FFFF, row: before >> 32)
    }
}
