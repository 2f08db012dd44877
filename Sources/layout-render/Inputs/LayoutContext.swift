/// The state and the device that a document is laid out for.
struct LayoutContext: Sendable, Hashable {
    /// The state; nil for the document without a state.
    var state: String?
    /// The device; nil if none was requested.
    var device: String?
}
