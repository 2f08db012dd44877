/// A prefix code for Deflate ([RFC 1951, 3.2.2](https://www.rfc-editor.org/rfc/rfc1951#section-3.2.2)): the
/// shortest for the given frequencies, with a maximum code length.
struct HuffmanCode {
    /// The number of bits of each symbol; 0 if it doesn't occur.
    let lengths: [UInt8]
    /// The bits of each symbol, to be written lowest first.
    let bits: [UInt16]

    /// Creates a code with at least two symbols, since not every reader accepts fewer.
    init(frequencies: [UInt32], limit: Int) {
        var used = frequencies.indices.filter { frequencies[$0] > 0 }
        for symbol in 0..<2 where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
        // By frequency, then by symbol: one number of both is compared fastest.
        var keys = used.map { UInt64(frequencies[$0]) << 32 | UInt64($0) }
        keys.sort()
        used = keys.map { Int($0 & 0xFFFF_FFFF) }
        let weights = keys.map { $0 >> 32 }
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        let depths = Self.depths(of: weights)
        if depths.allSatisfy({ $0 <= limit }) {
            for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
        } else {
            Self.lengthen(&lengths, leaves: used, weights: weights, limit: limit)
        }
        self.lengths = lengths
        bits = Self.bits(of: lengths, limit: limit)
    }

    /// Returns the depths of leaves in Huffman's tree, without a limit. Weights must be sorted; then so are those of the inner
    /// nodes, in the order in which they are made (van Leeuwen 1976).
    private static func depths(of leaves: [UInt64]) -> ArraySlice<Int> {
        let count = leaves.count
        var weights = leaves + [UInt64](repeating: 0, count: count - 1)
        var parents = [Int](repeating: 0, count: weights.count)
        var (leaf, inner) = (0, count)
        for node in count..<weights.count {
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (inner >= node || weights[leaf] <= weights[inner])
                let child = takesLeaf ? leaf : inner
                if takesLeaf { leaf += 1 } else { inner += 1 }
                weights[node] += weights[child]
                parents[child] = node
            }
        }
        var depths = [Int](repeating: 0, count: weights.count)
        for node in depths.indices.dropLast().reversed() { depths[node] = depths[parents[node]] + 1 }
        return depths.prefix(count)
    }

    /// Assigns lengths by package-merge (Larmore and Hirschberg 1990): on each level, the leaves are merged with the
    /// pairs of the previous level. The first 2n − 2 items of the last level are selected, and for each selected pair
    /// its two items; the length of a symbol's code is the number of levels on which it is selected.
    private static func lengthen(_ lengths: inout [UInt8], leaves: [Int], weights: [UInt64], limit: Int) {
        var levels: [[Bool]] = []
        var before: [UInt64] = []
        for _ in 0..<limit {
            let count = weights.count + before.count / 2
            var (items, isLeaf) = ([UInt64](), [Bool]())
            items.reserveCapacity(count)
            isLeaf.reserveCapacity(count)
            var (leaf, pair) = (0, 0)
            while items.count < count {
                let pairWeight = pair + 1 < before.count ? before[pair] + before[pair + 1] : .max
                let takesLeaf = leaf < weights.count && weights[leaf] <= pairWeight
                items.append(takesLeaf ? weights[leaf] : pairWeight)
                isLeaf.append(takesLeaf)
                if takesLeaf { leaf += 1 } else { pair += 2 }
            }
            levels.append(isLeaf)
            before = items
        }
        var taken = 2 * leaves.count - 2
        for isLeaf in levels.reversed() {
            let takenLeaves = isLeaf.prefix(taken).count { $0 }
            for symbol in leaves.prefix(takenLeaves) { lengths[symbol] += 1 }
            taken = 2 * (taken - takenLeaves)
        }
    }

    /// Returns the codes. Codes of the same length are consecutive in the order of symbols; shorter codes come first.
    private static func bits(of lengths: [UInt8], limit: Int) -> [UInt16] {
        var counts = [UInt32](repeating: 0, count: limit + 1)
        for length in lengths { counts[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: limit + 1)
        for length in stride(from: 2, through: limit, by: 1) {
            next[length] = (next[length - 1] + counts[length - 1]) << 1
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return UInt16(truncatingIfNeeded: BitWriter.reversed(next[Int(length)], count: Int(length)))
        }
    }
}
