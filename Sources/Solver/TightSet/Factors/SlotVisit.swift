/// The progress of `BlockOrdering` with a slot.
struct SlotVisit: BitwiseCopyable {
    let slot: Int32
    /// The first term of the slot's row that has not been followed.
    var nextTerm: Int32
    let endOfTerms: Int32
    /// The lowest number among the open slots reached.
    var lowest: Int32
}
