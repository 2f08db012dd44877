/// What a document was laid out as: in which state and on which device.
struct LayoutContext: Sendable, Hashable {
    /// Nil for the document as it stands.
    var state: String?
    /// Nil where none was asked for.
    var device: String?
}
