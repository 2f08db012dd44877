/// The kind of a row; the cases are in the order in which rows are added.
enum RowKind: Int8, BitwiseCopyable {
    case system, required, automatic, optional, stay
    /// `variable = 0`, added when nothing else holds a variable.
    case artificial

    var isHard: Bool { rawValue <= RowKind.automatic.rawValue }
    /// Whether the row only breaks ties.
    var isTieBreaker: Bool { rawValue >= RowKind.stay.rawValue }
}

/// The role of a row in the costs.
enum RowState: Int8, BitwiseCopyable {
    /// Removed or broken: costs nothing, and may remain in the tight set until replaced.
    case inactive
    /// Violated, and costs nothing until it is repaired.
    case waiting
    case active
}

/// The cost of a row outside the tight set for each unit of its residual, and the level of the cost.
struct RowCost {
    /// The slope; 0 if the row costs nothing, or only breaks ties.
    let slope: Double
    let level: Int

    init(of row: Row, in rows: ConstraintMatrix) {
        let costs = rows.gradient[row] != 0 && !rows.kind[row].isTieBreaker
        slope = costs ? Double(rows.gradient[row]) * rows.slope[row] : 0
        level = costs ? Int(rows.level[row]) : 0
    }
}

/// Sides of 0: of residuals that are errors, or of moves that cost nothing.
struct Sides: OptionSet, BitwiseCopyable {
    let rawValue: Int8

    static let above = Sides(rawValue: 1)
    static let below = Sides(rawValue: 2)
    static let both: Sides = [.above, .below]

    @inline(__always) init(rawValue: Int8) { self.rawValue = rawValue }

    /// The side on which a number other than 0 lies.
    @inline(__always) init(of number: Double) { self = number > 0 ? .above : .below }
}
