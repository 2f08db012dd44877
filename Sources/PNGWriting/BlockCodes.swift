/// The codes of a block, with what is written for each byte and each length in one number.
struct BlockCodes: ~Copyable {
    /// For each byte, then for each length, then for the end, the bits, lowest first, and from bit 32 on their number.
    private var entries = GrowingMemory(capacity: 8 * (endEntry + 1))
    private var distances: HuffmanCode?
    private var latestDistance = 0
    /// As the others, for the latest distance.
    private var latestEntry: UInt64 = 0

    private static let lengthEntries = 256
    private static let endEntry = lengthEntries + DeflateLimits.longestRun + 1
    private static let bitsMask: UInt64 = 0xFFFF_FFFF

    /// Writes the beginning of a block with its own (dynamic) codes for the rest.
    mutating func begin(_ frequencies: SymbolFrequencies, isLast: Bool, to writer: inout BitWriter) {
        let literals = HuffmanCode(frequencies: frequencies.literals, limit: 15)
        let distances = HuffmanCode(frequencies: frequencies.distances, limit: 15)
        (self.distances, latestDistance) = (distances, 0)
        for byte in 0..<256 { entries.store(Self.entry(literals, byte), at: 8 * byte) }
        for length in DeflateLimits.shortestRun...DeflateLimits.longestRun {
            let symbol = DeflateSymbol(length: length)
            entries.store(Self.entry(literals, symbol.symbol, symbol), at: 8 * (Self.lengthEntries + length))
        }
        entries.store(Self.entry(literals, SymbolFrequencies.end), at: 8 * Self.endEntry)
        writer.put(isLast ? 0b101 : 0b100, count: 3)
        DeflateCodeLengths(literals: literals, distances: distances).write(to: &writer)
    }

    private static func entry(_ code: HuffmanCode, _ symbol: Int, _ extra: DeflateSymbol? = nil) -> UInt64 {
        let count = UInt64(code.lengths[symbol])
        let bits = UInt64(code.bits[symbol]) | UInt64(extra?.extraBits ?? 0) &<< count
        return bits | (count &+ UInt64(extra?.extraCount ?? 0)) &<< 32
    }

    @inline(__always)
    private borrowing func entry(_ index: Int) -> (bits: UInt64, count: UInt64) {
        let entry = entries.load(UInt64.self, at: 8 &* index)
        return (entry & Self.bitsMask, entry &>> 32)
    }

    @inline(__always)
    borrowing func put(byte: UInt32, to writer: inout BitWriter) {
        let entry = entry(Int(byte & 255))
        writer.put(entry.bits, count: Int(entry.count))
    }

    /// Writes three bytes, the first one lowest.
    @inline(__always)
    borrowing func put(bytes three: UInt32, to writer: inout BitWriter) {
        let (first, second, third) = (
            entry(Int(three & 255)), entry(Int(three &>> 8 & 255)), entry(Int(three &>> 16 & 255))
        )
        let bits = first.bits | second.bits &<< first.count | third.bits &<< (first.count &+ second.count)
        writer.put(bits, count: Int(first.count &+ second.count &+ third.count))
    }

    /// Writes a repetition.
    @inline(__always)
    mutating func put(_ parts: RepetitionParts, distance: Int, to writer: inout BitWriter) {
        if distance != latestDistance {
            latestDistance = distance
            latestEntry = entry(distance: distance)
        }
        for _ in 0..<parts.fullCount { put(length: DeflateLimits.longestRun, to: &writer) }
        put(length: parts.next, to: &writer)
        if parts.last > 0 { put(length: parts.last, to: &writer) }
    }

    @inline(never)
    private borrowing func entry(distance: Int) -> UInt64 {
        let symbol = DeflateSymbol(distance: distance)
        return distances.map { Self.entry($0, symbol.symbol, symbol) } ?? 0
    }

    /// Writes the symbol that ends a block.
    borrowing func putEnd(to writer: inout BitWriter) {
        let entry = entry(Self.endEntry)
        writer.put(entry.bits, count: Int(entry.count))
    }

    /// Writes a length with the latest distance.
    @inline(__always)
    private borrowing func put(length: Int, to writer: inout BitWriter) {
        let entry = entry(Self.lengthEntries &+ length)
        writer.put(
            entry.bits | (latestEntry & Self.bitsMask) &<< entry.count,
            count: Int(entry.count &+ latestEntry &>> 32))
    }
}
