/// What made a constraint; the raw values are the words that reports use.
public enum ConstraintSource: String, Sendable, Hashable, CaseIterable {
    /// An author: in a document, in an Interface Builder file or in code.
    case document
    /// A stack view, to arrange its views.
    case stack
    /// The canvas: the size of the root, and the origin of what a scroll view scrolls.
    case canvas
    /// A view's content: hugging and compression resistance.
    case contentSize = "content-size"
    /// A view that keeps its frame because it translates its autoresizing mask.
    case autoresizing
    /// A width or height that can't be negative.
    case nonNegative = "non-negative"

    /// Whether there is no constraint object: the layout follows it by itself.
    public var isImplicit: Bool {
        switch self {
        case .document, .stack: false
        case .canvas, .contentSize, .autoresizing, .nonNegative: true
        }
    }
}
