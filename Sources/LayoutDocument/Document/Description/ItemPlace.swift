/// The position of a view or guide in a document.
package enum ItemPlace: Sendable, Hashable {
    /// A view by its index among the document's views.
    case view(Int)
    /// A guide by its owner's index and its index among the owner's guides.
    case guide(owner: Int, index: Int)
}

/// The items of an equation; a system guide without an id counts as the root.
package struct EquationPlaces: Sendable, Hashable {
    /// The item of the first attribute.
    package var first: ItemPlace
    /// The item of the second attribute; nil if the first attribute is compared with a number.
    package var second: ItemPlace?
}
