/// The creator of a constraint; the raw values are used in reports.
public enum ConstraintSource: String, Sendable, Hashable, CaseIterable {
    /// An author: in a document, in an Interface Builder file or in code.
    case document
    /// A stack view, to arrange its views.
    case stack
    /// The canvas: the size of the root, and the origin of a scroll view's content.
    case canvas
    /// A view's content: hugging and compression resistance.
    case contentSize = "content-size"
    /// A view's own frame, if it translates its autoresizing mask.
    case autoresizing
    /// A width or height that can't be negative.
    case nonNegative = "non-negative"

    /// Whether the constraint has no object because the layout itself implies it.
    public var isImplicit: Bool {
        switch self {
        case .document, .stack: false
        case .canvas, .contentSize, .autoresizing, .nonNegative: true
        }
    }
}
