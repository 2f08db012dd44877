/// The word that a mistyped one was most likely meant to be.
enum Suggestion {
    /// The candidate with the fewest edits, the first of several; nil where every one is too far off.
    ///
    /// Up to a third of the letters, and at least one, may be wrong: beyond that a guess misleads.
    static func nearest(to word: String, among candidates: [String]) -> String? {
        let lowercased = word.lowercased()
        if let prefixed = candidates.first(where: {
            lowercased.count >= 3 && $0.lowercased().hasPrefix(lowercased)
        }) {
            return prefixed
        }
        let allowed = max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in candidates where abs(candidate.count - word.count) <= allowed {
            let distance = editDistance(Array(lowercased), Array(candidate.lowercased()))
            if distance <= allowed, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.word
    }

    /// Insertions, removals, replacements and swaps of neighbours that turn one word into another: the optimal
    /// string alignment distance.
    ///
    /// - Complexity: O(*nm*) in the lengths of the words.
    static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var distance = min(last[column + 1] + 1, current[column] + 1)
                distance = min(distance, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            (beforeLast, last) = (last, current)
        }
        return last[second.count]
    }
}
