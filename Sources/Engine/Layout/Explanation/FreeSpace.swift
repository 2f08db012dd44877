/// The directions in which some free variables can move, in echelon form.
struct FreeSpace {
    private let columns: [Int: Int]
    /// Independent directions, with an entry for each variable.
    private(set) var directions: [[Double]] = []

    /// Amounts below this count as 0.
    static let tolerance = 1e-6

    /// Creates a space without any directions.
    init(variables: [Int]) {
        columns = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
    }

    /// Adds a move of the variables; returns whether its direction is new.
    mutating func add(_ move: [Double]) -> Bool {
        guard let rest = Self.remainder(of: move, after: directions) else { return false }
        directions.append(rest)
        return true
    }

    /// Returns how far a sum over variables moves along each direction.
    func effect(of terms: [(variable: Int, factor: Double)]) -> [Double] {
        directions.map { direction in
            terms.reduce(0) { sum, term in
                columns[term.variable].map { sum + term.factor * direction[$0] } ?? sum
            }
        }
    }

    /// Returns the number of independent rows.
    static func rank(of rows: [[Double]]) -> Int {
        rows.reduce(into: [[Double]]()) { basis, row in
            if let rest = remainder(of: row, after: basis) { basis.append(rest) }
        }.count
    }

    /// Returns a row without its parts along the rows of a basis, scaled so that its largest entry is 1; nil if nothing
    /// is left.
    private static func remainder(of row: [Double], after basis: [[Double]]) -> [Double]? {
        guard let size = row.map({ abs($0) }).max(), size > tolerance else { return nil }
        var rest = row.map { $0 / size }
        for known in basis {
            guard let pivot = pivot(of: known) else { continue }
            let factor = rest[pivot] / known[pivot]
            for column in rest.indices { rest[column] -= factor * known[column] }
        }
        guard let pivot = pivot(of: rest), abs(rest[pivot]) > tolerance else { return nil }
        let scale = rest[pivot]
        return rest.map { $0 / scale }
    }

    /// Returns the index of the largest entry.
    private static func pivot(of row: [Double]) -> Int? {
        row.indices.max { abs(row[$0]) < abs(row[$1]) }
    }
}
