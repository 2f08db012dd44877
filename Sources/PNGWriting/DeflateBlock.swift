/// Collects bytes and repetitions until there are enough for a block with its own codes.
struct DeflateBlock: ~Copyable {
    /// The number of tokens of a block, which lets codes adapt to the picture and limits memory.
    private static let capacity = 1 << 16
    private static let tokenSize = 4
    private static let end = 256

    /// What a token is, in its highest bits; a byte has none.
    private enum Kind {
        static let bytes: UInt32 = 1 << 30
        static let repetition: UInt32 = 1 << 31
    }

    /// Tokens: a byte; three of them, the first one lowest; or a repetition, which has its distance minus one in the lowest
    /// 16 bits, and its length above.
    private var tokens = GrowingMemory(capacity: tokenSize * capacity)
    /// The number of tokens.
    private(set) var count = 0

    var isFull: Bool { count >= Self.capacity }

    @inline(__always)
    mutating func append(_ byte: UInt8) { append(token: UInt32(byte)) }

    /// Appends three bytes, the first one lowest; the highest byte is ignored.
    @inline(__always)
    mutating func append(bytes: UInt32) { append(token: bytes & 0xFF_FFFF | Kind.bytes) }

    /// Appends a repetition of 3 to 258 bytes at a distance of 1 to 32,768 bytes.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        append(token: UInt32(truncatingIfNeeded: length << 16 | (distance - 1)) | Kind.repetition)
    }

    @inline(__always)
    private mutating func append(token: UInt32) {
        tokens.reserve(Self.tokenSize * (count + 1))
        tokens.store(token, at: Self.tokenSize * count)
        count += 1
    }

    @inline(__always)
    private func token(_ index: Int) -> UInt32 { tokens.load(UInt32.self, at: Self.tokenSize * index) }

    /// Writes the collected tokens and empties the block.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        let (literalFrequencies, distanceFrequencies) = frequencies()
        let literals = HuffmanCode(frequencies: literalFrequencies, limit: 15)
        let distances = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
        // A block with its own (dynamic) codes.
        writer.put(isLast ? 0b101 : 0b100, count: 3)
        DeflateCodeLengths(literals: literals, distances: distances).write(to: &writer)
        let codes = BlockCodes(literals: literals, distances: distances)
        for index in 0..<count {
            let token = token(index)
            if token & Kind.repetition != 0 {
                codes.put(length: Self.length(of: token), distance: Self.distance(of: token), to: &writer)
            } else if token & Kind.bytes != 0 {
                codes.put(bytes: token, to: &writer)
            } else {
                codes.put(byte: token, to: &writer)
            }
        }
        writer.put(literals, Self.end)
        count = 0
    }

    /// Returns how often each symbol occurs.
    private func frequencies() -> (literals: [UInt32], distances: [UInt32]) {
        var literals = [UInt32](repeating: 0, count: 286)
        var lengths = [UInt32](repeating: 0, count: DeflateLimits.longestRun + 1)
        var distances = [UInt32](repeating: 0, count: 30)
        literals[Self.end] = 1
        for index in 0..<count {
            let token = token(index)
            if token & Kind.repetition != 0 {
                lengths[Self.length(of: token)] &+= 1
                distances[DeflateSymbol(distance: Self.distance(of: token)).symbol] &+= 1
            } else {
                literals[Int(token & 255)] &+= 1
                guard token & Kind.bytes != 0 else { continue }
                literals[Int(token >> 8 & 255)] &+= 1
                literals[Int(token >> 16 & 255)] &+= 1
            }
        }
        for (length, frequency) in lengths.enumerated() where frequency > 0 {
            literals[DeflateSymbol(length: length).symbol] += frequency
        }
        return (literals, distances)
    }

    @inline(__always)
    private static func length(of token: UInt32) -> Int { Int(token >> 16 & 0x1FF) }

    @inline(__always)
    private static func distance(of token: UInt32) -> Int { Int(token & 0xFFFF) + 1 }
}

/// The codes of a block, with what is written for each byte and each length in one number.
private struct BlockCodes {
    /// Some bits, lowest first, and their number.
    private struct Entry {
        var bits: UInt32 = 0
        var count: UInt32 = 0

        init(_ code: HuffmanCode, _ symbol: Int, extraBits: Int = 0) {
            count = UInt32(code.lengths[symbol])
            bits = UInt32(code.bits[symbol]) | UInt32(extraBits) << count
        }
    }

    private let bytes: [Entry]
    private let lengths: [Entry]
    private let distances: HuffmanCode

    init(literals: HuffmanCode, distances: HuffmanCode) {
        bytes = (0..<256).map { Entry(literals, $0) }
        lengths = (0...DeflateLimits.longestRun).map { length in
            let symbol = DeflateSymbol(length: max(length, DeflateLimits.shortestRun))
            var entry = Entry(literals, symbol.symbol, extraBits: symbol.extraBits)
            entry.count += UInt32(symbol.extraCount)
            return entry
        }
        self.distances = distances
    }

    @inline(__always)
    func put(byte: UInt32, to writer: inout BitWriter) {
        let entry = bytes[Int(byte & 255)]
        writer.put(UInt64(entry.bits), count: Int(entry.count))
    }

    /// Writes three bytes, the first one lowest.
    @inline(__always)
    func put(bytes three: UInt32, to writer: inout BitWriter) {
        let (first, second, third) = (
            bytes[Int(three & 255)], bytes[Int(three >> 8 & 255)], bytes[Int(three >> 16 & 255)]
        )
        let bits =
            UInt64(first.bits) | UInt64(second.bits) &<< UInt64(first.count)
            | UInt64(third.bits) &<< UInt64(first.count &+ second.count)
        writer.put(bits, count: Int(first.count &+ second.count &+ third.count))
    }

    @inline(__always)
    func put(length: Int, distance: Int, to writer: inout BitWriter) {
        let entry = lengths[length]
        let symbol = DeflateSymbol(distance: distance)
        let codeCount = UInt64(distances.lengths[symbol.symbol])
        let bits = UInt64(distances.bits[symbol.symbol]) | UInt64(symbol.extraBits) &<< codeCount
        writer.put(
            UInt64(entry.bits) | bits &<< UInt64(entry.count),
            count: Int(entry.count) &+ Int(codeCount) &+ symbol.extraCount)
    }
}
