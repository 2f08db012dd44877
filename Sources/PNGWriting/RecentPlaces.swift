/// A hash table of the latest positions of six-byte sequences; sequences with the same hash share an entry.
struct RecentPlaces {
    private static let numberBits = 15

    private var places = [Int](repeating: -1 << 32, count: 1 << Self.numberBits)

    /// Replaces the position of the six lowest bytes with the given one, and returns the previous one, which is far
    /// below 0 if there was none.
    @inline(__always)
    mutating func replace(_ bytes: UInt64, with place: Int) -> Int {
        // Six bytes are two pixels; multiplication by 2^64 divided by the golden ratio distributes them
        // (Knuth 6.4).
        let scattered = (bytes << 16) &* 0x9E37_79B9_7F4A_7C15
        let number = Int(scattered >> UInt64(64 - Self.numberBits))
        let before = places[number]
        places[number] = place
        return before
    }
}
