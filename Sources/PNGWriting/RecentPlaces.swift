/// A hash table of the latest places of pixels; places of different pixels with the same hash share an entry.
struct RecentPlaces {
    /// Where pixels are.
    struct Place {
        /// The number of bytes before them in the uncompressed rows.
        var position: Int
        /// The number of the first one in memory.
        var pixel: Int

        /// Returns the place a number of pixels further in the same row.
        @inline(__always)
        func advanced(by count: Int, _ sampleCount: Int) -> Place {
            Place(position: position &+ count &* sampleCount, pixel: pixel &+ count)
        }

        /// Returns whether a repetition can refer to an earlier place; what is there may have been replaced otherwise.
        @inline(__always)
        func reaches(_ earlier: Place) -> Bool {
            position &- earlier.position <= DeflateLimits.largestDistance
        }
    }

    /// Enough for what is looked for in the rows that a repetition can refer to.
    private static let numberBits = 12
    /// The bits of a pixel's number.
    private static let pixelBits = 28

    /// The position of each place, and below it the pixel's number.
    private var places = [Int](repeating: -1, count: 1 << Self.numberBits)

    /// Replaces the place of a pair of pixels, of which the first one is repeated a number of times, with the given one, and
    /// returns the previous one, if there was one.
    @inline(__always)
    mutating func replace(_ pair: UInt64, _ repetitions: Int, with place: Place) -> Place? {
        // Multiplication by 2^64 divided by the golden ratio distributes them (Knuth 6.4).
        let key = pair &+ UInt64(truncatingIfNeeded: repetitions) &* 0xD6E8_FEB8_6659_FD93
        let number = Int((key &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - Self.numberBits))
        let before = places[number]
        places[number] = place.position &<< Self.pixelBits | place.pixel
        guard before >= 0 else { return nil }
        return Place(position: before &>> Self.pixelBits, pixel: before & (1 &<< Self.pixelBits &- 1))
    }
}
