/// The rows that two sequences have in common, in their order, where none of them occurs only once: a list of bars without texts.
struct CommonRows {
    /// The most rows that only one of both has; where there are more, nothing is compared.
    static let mostDifferences = 1000

    private let old: [Int]
    private let new: [Int]
    /// For each number of differences, how far each diagonal was reached before it.
    private var trace: [[Int]] = []

    /// Returns the places of as many equal rows as possible, rising in both sequences.
    ///
    /// - Parameters:
    ///   - old: Numbers that are equal for equal rows.
    ///   - new: Those of the other sequence.
    /// - Complexity: O(*n* *d*) for *d* rows that only one of both has, with O(*d*²) memory (Myers, 1986).
    static func pairs(_ old: [Int], _ new: [Int]) -> [(Int, Int)] {
        var rows = CommonRows(old: old, new: new)
        return rows.fewestDifferences().map(rows.path) ?? []
    }

    private init(old: [Int], new: [Int]) { (self.old, self.new) = (old, new) }

    /// Returns the number of differences, up to the most.
    private mutating func fewestDifferences() -> Int? {
        let limit = min(Self.mostDifferences, old.count + new.count)
        let middle = limit + 1
        var furthest = [Int](repeating: 0, count: 2 * limit + 3)
        for count in 0...limit {
            trace.append(Array(furthest[(middle - count - 1)...(middle + count + 1)]))
            for diagonal in stride(from: -count, through: count, by: 2) {
                let place = middle + diagonal
                var x =
                    Self.comesFromAbove(diagonal, count, furthest[place - 1], furthest[place + 1])
                    ? furthest[place + 1] : furthest[place - 1] + 1
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                furthest[place] = x
                if x == old.count, x - diagonal == new.count { return count }
            }
        }
        return nil
    }

    /// Whether the furthest point of a diagonal follows the one above it, by a row that only the new sequence has.
    private static func comesFromAbove(_ diagonal: Int, _ count: Int, _ below: Int, _ above: Int) -> Bool {
        diagonal == -count || diagonal != count && below < above
    }

    /// Returns the equal rows on the way that was found.
    private func path(differences: Int) -> [(Int, Int)] {
        var pairs: [(Int, Int)] = []
        var (x, y) = (old.count, new.count)
        for count in (0...differences).reversed() {
            let furthest = trace[count]
            let place = x - y + count + 1
            let isFromAbove = Self.comesFromAbove(x - y, count, furthest[place - 1], furthest[place + 1])
            let start = furthest[isFromAbove ? place + 1 : place - 1]
            let diagonal = x - y + (isFromAbove ? 1 : -1)
            let (firstX, firstY) = count == 0 ? (0, 0) : (start, start - diagonal)
            while x > firstX, y > firstY {
                (x, y) = (x - 1, y - 1)
                pairs.append((x, y))
            }
            (x, y) = (firstX, firstY)
        }
        return pairs.reversed()
    }
}
