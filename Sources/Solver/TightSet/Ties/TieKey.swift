/// A row's place in the order in which ties are settled: optional rows, strongest first, then the distances of sizes
/// from 0, then stays, then the distances of the other variables from 0, each in the order added.
struct TieKey: Comparable, BitwiseCopyable {
    private(set) var bits: UInt64
    var row: Row

    /// The key that precedes every row.
    static let first = TieKey(bits: 0, row: .none)
    /// The key that follows every row.
    static let never = TieKey(bits: .max, row: .none)

    private init(bits: UInt64, row: Row) {
        self.bits = bits
        self.row = row
    }

    init(row: Row, in rows: ConstraintMatrix) {
        switch rows.kind[row] {
        case .artificial: self.init(variable: Variable(rows.order[row]), in: rows)
        case .optional: self.init(bits: UInt64(rows.level[row]) << 32 | UInt64(rows.order[row]), row: row)
        default: self.init(bits: Self.stayBits | UInt64(rows.order[row]), row: row)
        }
    }

    /// Creates the key of a variable's distance from 0, whether or not its artificial row exists.
    init(variable: Variable, in rows: ConstraintMatrix) {
        let group = rows.isSize(variable) ? Self.sizeBits : Self.otherBits
        self.init(bits: group | UInt64(variable.offset), row: rows.artificialRow[variable])
    }

    /// Above all levels, in the order of the groups.
    private static let sizeBits: UInt64 = 1 << 57
    private static let stayBits: UInt64 = 1 << 58
    private static let otherBits: UInt64 = 1 << 59

    /// The variable, if this is the key of its distance from 0.
    var variable: Variable? {
        bits != .max && bits & (Self.sizeBits | Self.otherBits) != 0
            ? Variable(Int32(truncatingIfNeeded: bits & 0xFFFF_FFFF)) : nil
    }

    static func < (left: TieKey, right: TieKey) -> Bool { left.bits < right.bits }
    static func == (left: TieKey, right: TieKey) -> Bool { left.bits == right.bits }
}
