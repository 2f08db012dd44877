/// A row's place in the order in which ties are settled: optional rows, strongest first, then stays, then the
/// anchors of the variables, each in the order added.
struct TieKey: Comparable, BitwiseCopyable {
    private(set) var bits: UInt64
    var row: Int32

    /// Before every row.
    static let first = TieKey(bits: 0, row: -1)
    /// Later than every row.
    static let never = TieKey(bits: .max, row: -1)

    private init(bits: UInt64, row: Int32) {
        self.bits = bits
        self.row = row
    }

    init(row: Int32, in rows: ConstraintRows) {
        let group: UInt64 = rows.kind[row] == .optional ? UInt64(rows.level[row]) : 1 << 24
        self.init(bits: group << 32 | UInt64(rows.order[row]), row: row)
        if rows.kind[row] == .anchor { bits = Self.anchorBits(rows.order[row]) }
    }

    /// The key of a variable's anchor, whether or not it exists as a row.
    init(anchorOf variable: Int32, in rows: ConstraintRows) {
        self.init(bits: Self.anchorBits(variable), row: rows.anchorRow[variable])
    }

    private static func anchorBits(_ variable: Int32) -> UInt64 { 1 << 57 | UInt64(variable) }

    /// The variable, if this is the key of an anchor.
    var anchoredVariable: Int32? {
        bits != .max && bits >> 57 & 1 == 1 ? Int32(truncatingIfNeeded: bits & 0xFFFF_FFFF) : nil
    }

    static func < (left: TieKey, right: TieKey) -> Bool { left.bits < right.bits }
    static func == (left: TieKey, right: TieKey) -> Bool { left.bits == right.bits }
}
