/// The length of a move at which a row's residual reaches its bend.
struct Breakpoint: Comparable, BitwiseCopyable {
    var length: Double
    /// Orders bends at the same length: the tie key, or the row.
    var order: UInt64
    var row: Int32

    static func < (left: Breakpoint, right: Breakpoint) -> Bool {
        left.length != right.length ? left.length < right.length : left.order < right.order
    }
}
