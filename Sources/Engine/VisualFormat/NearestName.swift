/// Finds the name that a misspelt one was probably meant to be.
enum NearestName {
    /// A longer name is not a typing mistake to be mended, and comparing it would be slow.
    private static let longestName = 64

    /// The known name with the fewest edits to the given one, the first in alphabetical order among equals; nil where
    /// none is within a third of the name's length (and at least two edits).
    ///
    /// - Complexity: O(number of names × length²), the length being at most `longestName`.
    static func find(_ name: String, in known: some Sequence<String>) -> String? {
        guard name.count <= longestName else { return nil }
        let limit = max(2, name.count / 3)
        var best: (edits: Int, name: String)?
        for candidate in known where abs(candidate.count - name.count) <= limit {
            let edits = editDistance(name.lowercased(), candidate.lowercased())
            guard edits <= limit, edits < candidate.count else { continue }
            if let found = best, (found.edits, found.name) <= (edits, candidate) { continue }
            best = (edits, candidate)
        }
        return best?.name
    }

    /// Levenshtein's distance, by rows.
    private static func editDistance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, character) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let substitution = diagonal + (character == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
