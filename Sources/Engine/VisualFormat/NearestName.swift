/// Finds the name that a misspelt one was probably meant to be.
public enum NearestName {
    /// A longer name is not a typing mistake to be mended, and comparing it would be slow.
    private static let longestName = 64
    /// Among more names than this nothing is looked for: a document can have 100,000 ids and many mistakes.
    private static let mostNames = 2000

    /// The known name with the fewest edits to the given one, the first in alphabetical order among equals; nil where
    /// none is within a third of the name's length (and at least two edits).
    ///
    /// - Complexity: O(number of names × length²), both being limited.
    public static func find(_ name: String, in known: some Collection<String>) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard wanted.count <= longestName, known.count <= mostNames else { return nil }
        let limit = max(2, wanted.count / 3)
        var best: (edits: Int, name: String)?
        for candidate in known {
            let scalars = Array(candidate.lowercased().unicodeScalars)
            guard abs(scalars.count - wanted.count) <= limit else { continue }
            let edits = editDistance(wanted, scalars)
            guard edits <= limit, edits < scalars.count else { continue }
            if let found = best, (found.edits, found.name) <= (edits, candidate) { continue }
            best = (edits, candidate)
        }
        return best?.name
    }

    /// Levenshtein's distance, by rows.
    private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var row = Array(0...right.count)
        for (i, scalar) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in right.enumerated() {
                let substitution = diagonal + (scalar == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[right.count]
    }
}
