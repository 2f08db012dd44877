/// The role of a row in the costs.
enum RowState: Int8, BitwiseCopyable {
    /// Removed or broken: costs nothing, and may remain in the tight set as a ghost until replaced.
    case inactive
    /// Violated, and costs nothing until it is repaired.
    case waiting
    case active
}
