/// The cost of a row outside the tight set for each unit of its residual, and the level of the cost.
struct RowCost {
    /// The slope; 0 if the row costs nothing, or only breaks ties.
    let slope: Double
    let level: Int

    init(of row: Int32, in rows: ConstraintMatrix) {
        let costs = rows.gradient[row] != 0 && !rows.kind[row].isTieBreaker
        slope = costs ? Double(rows.gradient[row]) * rows.slope[row] : 0
        level = costs ? Int(rows.level[row]) : 0
    }
}
