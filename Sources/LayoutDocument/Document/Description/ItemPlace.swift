/// Where a document has a view or guide.
public enum ItemPlace: Sendable, Hashable {
    /// By index among the document's views.
    case view(Int)
    /// By its owner's index, and its own among the owner's guides.
    case guide(owner: Int, index: Int)
}

/// Where the items of an equation are; a guide of the root that stands alone counts as the root.
public struct EquationPlaces: Sendable, Hashable {
    public var first: ItemPlace
    /// Nil where the first attribute is related to a number.
    public var second: ItemPlace?
}
