/// Finds the known name that a misspelt one is closest to.
package enum NearestName {
    /// The maximum length of a name. Longer ones are unlikely to be typing mistakes and slow to compare.
    private static let longestName = 64
    /// The maximum number of known names to search: a document can have 100,000 ids and many mistakes.
    private static let mostNames = 2000
    /// The minimum length at which the beginning of a name is enough to identify it.
    private static let shortestBeginning = 3

    /// Returns the known name that begins with the given one, or else the one with the fewest edits to it. At most
    /// one edit is allowed, or as many as a third of the letters, but no more than `mostEdits`. Nil if no name is close.
    ///
    /// Of several equally close names the shortest is chosen, then the first alphabetically, so that the order of
    /// `known` doesn't matter.
    ///
    /// - Complexity: O(number of names × length²), both limited.
    package static func find(
        _ name: String, in known: some Collection<String>, mostEdits: Int = .max
    ) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard wanted.count <= longestName, known.count <= mostNames else { return nil }
        let limit = min(max(1, wanted.count / 3), mostEdits)
        var best: Candidate?
        for name in known {
            let scalars = Array(name.lowercased().unicodeScalars)
            var edits = 0
            if wanted.count < shortestBeginning || !scalars.starts(with: wanted) {
                guard abs(scalars.count - wanted.count) <= limit else { continue }
                edits = editDistance(wanted, scalars)
                guard edits <= limit, edits < scalars.count else { continue }
            }
            let candidate = Candidate(edits: edits, length: scalars.count, name: name)
            if best.map({ candidate < $0 }) ?? true { best = candidate }
        }
        return best?.name
    }

    /// The maximum number of known names that advice lists.
    private static let mostListed = 12

    /// Returns what to say where nothing has a name: the known name that it is closest to, or else those there are.
    package static func advice(for name: String, among known: [String]) -> String {
        if let nearest = find(name, in: known) { return "did you mean '\(nearest)'?" }
        return known.isEmpty ? "there is none" : "there are \(list(known))"
    }

    /// Returns names in quotes, only the first and the number of the others if they are many.
    package static func list(_ names: [String]) -> String {
        let listed = names.prefix(mostListed).map { "'\($0)'" }.joined(separator: ", ")
        return names.count > mostListed ? "\(listed) and \(names.count - mostListed) more" : listed
    }

    private struct Candidate {
        let edits: Int
        let length: Int
        let name: String

        static func < (left: Candidate, right: Candidate) -> Bool {
            (left.edits, left.length, left.name) < (right.edits, right.length, right.name)
        }
    }

    /// Returns the optimal string alignment distance, which counts insertions, removals, replacements and swaps of
    /// neighbouring letters.
    private static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, scalar) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var distance = min(last[column + 1] + 1, current[column] + 1)
                distance = min(distance, last[column] + (scalar == other ? 0 : 1))
                if row > 0, column > 0, scalar == second[column - 1], first[row - 1] == other {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
