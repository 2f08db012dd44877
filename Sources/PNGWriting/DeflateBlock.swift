/// Collects bytes and repetitions until there are enough for a block with its own codes.
struct DeflateBlock {
    /// The maximum size of a block, which lets codes adapt to the picture and limits memory.
    private static let capacity = 1 << 16
    private static let end = 256

    /// Bytes and repetitions. A repetition has its length from bit 16 on, and its distance minus one below.
    private var tokens: [UInt32] = []
    private var literalFrequencies = [UInt32](repeating: 0, count: 286)
    private var distanceFrequencies = [UInt32](repeating: 0, count: 30)

    init() { tokens.reserveCapacity(Self.capacity) }

    var isFull: Bool { count >= Self.capacity }
    /// The number of bytes and repetitions.
    var count: Int { tokens.count }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        tokens.append(UInt32(byte))
        literalFrequencies[Int(byte)] += 1
    }

    /// Appends a repetition of 3 to 258 bytes at a distance of 1 to 32,768 bytes.
    @inline(__always)
    mutating func append(length: Int, distance: Int) {
        tokens.append(UInt32(truncatingIfNeeded: length << 16 | (distance - 1)))
        literalFrequencies[DeflateSymbol(length: length).symbol] += 1
        distanceFrequencies[DeflateSymbol(distance: distance).symbol] += 1
    }

    /// Writes the collected tokens and empties the block.
    mutating func write(to writer: inout BitWriter, isLast: Bool) {
        literalFrequencies[Self.end] = 1
        let literals = HuffmanCode(frequencies: literalFrequencies, limit: 15)
        let distances = HuffmanCode(frequencies: distanceFrequencies, limit: 15)
        // A block with its own (dynamic) codes.
        writer.put(isLast ? 0b101 : 0b100, count: 3)
        DeflateCodeLengths(literals: literals, distances: distances).write(to: &writer)
        for token in tokens {
            if token < 1 << 16 {
                writer.put(literals, Int(token))
                continue
            }
            let length = DeflateSymbol(length: Int(token >> 16))
            writer.put(literals, length.symbol)
            writer.put(UInt64(length.extraBits), count: length.extraCount)
            let distance = DeflateSymbol(distance: Int(token & 0xFFFF) + 1)
            writer.put(distances, distance.symbol)
            writer.put(UInt64(distance.extraBits), count: distance.extraCount)
        }
        writer.put(literals, Self.end)
        tokens.removeAll(keepingCapacity: true)
        for symbol in literalFrequencies.indices { literalFrequencies[symbol] = 0 }
        for symbol in distanceFrequencies.indices { distanceFrequencies[symbol] = 0 }
    }
}
