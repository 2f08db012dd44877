/// What part a row has in the costs.
enum RowState: Int8, BitwiseCopyable {
    /// Removed or given up: costs nothing, and may stay in the tight set as a ghost until replaced.
    case inactive
    /// Violated, and costs nothing until its turn in the repair.
    case waiting
    case active
}
