/// The state and the device that a document is laid out for.
struct LayoutContext: Sendable, Hashable {
    /// Nil for the document without a state.
    var state: String?
    /// Nil if no device was requested.
    var device: String?
}
