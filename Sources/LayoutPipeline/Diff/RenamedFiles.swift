import FileAccess

/// Pairs files that only one side has and whose contents say that they are one file under two names.
struct RenamedFiles {
    /// A file that only one side has, by its place among the pairs.
    private struct Single {
        var place: Int
        var bytes: [UInt8]
        /// The number of bytes in each of its parts, such as lines, however often it has them.
        var parts: [Substring: Int]
    }

    /// How much of two files must be the same, from 0 to 1.
    private static let leastLikeness = 0.6
    /// The most pairs of files that are compared.
    private static let mostComparisons = 10_000

    /// Returns the pairs with renamed files together, in the place of the new one.
    static func paired(_ pairs: [DiffPair]) -> [DiffPair] {
        let gone = pairs.indices.filter { pairs[$0].after == nil }
        let new = pairs.indices.filter { pairs[$0].before == nil }
        guard !gone.isEmpty, !new.isEmpty, gone.count * new.count <= mostComparisons else { return pairs }
        let old = gone.compactMap { single(pairs[$0].before, $0) }
        let fresh = new.compactMap { single(pairs[$0].after, $0) }
        var candidates: [(likeness: Double, old: Int, new: Int)] = []
        for file in old {
            for other in fresh where isSameKind(pairs[file.place].before, pairs[other.place].after) {
                let likeness = likeness(of: file, and: other)
                if likeness >= leastLikeness { candidates.append((likeness, file.place, other.place)) }
            }
        }
        candidates.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
        var (paired, taken) = (pairs, Set<Int>())
        for (_, old, new) in candidates where !taken.contains(old) && !taken.contains(new) {
            taken.formUnion([old, new])
            paired[new].before = pairs[old].before
            paired[new].isRenamed = true
            paired[old].before = nil
        }
        return paired.filter { $0.before != nil || $0.after != nil }
    }

    private static func isSameKind(_ first: DiffPair.File?, _ second: DiffPair.File?) -> Bool {
        guard let first, let second else { return false }
        return FilePath.pathExtension(of: first.input.path) == FilePath.pathExtension(of: second.input.path)
    }

    private static func single(_ file: DiffPair.File?, _ place: Int) -> Single? {
        guard let file, let bytes = try? file.input.bytes(for: .ownUse) else { return nil }
        var parts: [Substring: Int] = [:]
        if file.isLayout {
            let text = String(decoding: bytes, as: UTF8.self)
            for part in text.utf8.split(whereSeparator: { "\n,".utf8.contains($0) }) {
                parts[Substring(part).drop { $0 == " " }, default: 0] += part.count
            }
        }
        return Single(place: place, bytes: bytes, parts: parts)
    }

    /// Returns how much of two files is the same, from 0 to 1; pictures are the same or aren't.
    private static func likeness(of first: Single, and second: Single) -> Double {
        if first.bytes == second.bytes { return 1 }
        let whole = first.parts.values.reduce(0, +) + second.parts.values.reduce(0, +)
        guard whole > 0 else { return 0 }
        let common = first.parts.reduce(0) { $0 + min($1.value, second.parts[$1.key] ?? 0) }
        return 2 * Double(common) / Double(whole)
    }
}
