/// The kind of a row; the cases are in the order in which rows are added.
enum RowKind: Int8, BitwiseCopyable {
    case system, required, automatic, optional, stay
    /// `variable = 0`, added when nothing else holds a variable.
    case artificial

    var isHard: Bool { rawValue <= RowKind.automatic.rawValue }
    /// Whether the row only breaks ties.
    var isTieBreaker: Bool { rawValue >= RowKind.stay.rawValue }
}
