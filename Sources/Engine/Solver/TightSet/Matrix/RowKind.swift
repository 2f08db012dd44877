/// What a row stands for, in the order in which rows are taken.
enum RowKind: Int8, BitwiseCopyable {
    case system, required, automatic, optional, stay
    /// `variable = 0`, made when a variable has nothing else to hold it.
    case artificial

    var isHard: Bool { rawValue <= RowKind.automatic.rawValue }
    /// Whether the row only breaks ties.
    var isTieBreaker: Bool { rawValue >= RowKind.stay.rawValue }
}
