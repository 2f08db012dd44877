/// How far `BlockOrdering` has come with a slot.
struct SlotVisit: BitwiseCopyable {
    let slot: Int32
    /// The terms of the slot's row that have not been followed.
    var nextTerm: Int32
    let endOfTerms: Int32
    /// The lowest number among the open slots reached.
    var lowest: Int32
}
