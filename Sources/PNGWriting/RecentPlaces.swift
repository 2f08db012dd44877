/// Where six bytes stood last, or others that share their number in a table of fixed size.
struct RecentPlaces {
    private static let numberBits = 15

    private var places = [Int](repeating: -1 << 32, count: 1 << Self.numberBits)

    /// The place that the first six bytes, the lowest ones, stood at, and puts another there; far below 0 where they
    /// didn't.
    @inline(__always)
    mutating func replace(_ bytes: UInt64, with place: Int) -> Int {
        // Six bytes reach over two pixels; multiplying by 2^64 over the golden ratio scatters them (Knuth 6.4).
        let scattered = (bytes << 16) &* 0x9E37_79B9_7F4A_7C15
        let number = Int(scattered >> UInt64(64 - Self.numberBits))
        let before = places[number]
        places[number] = place
        return before
    }
}
