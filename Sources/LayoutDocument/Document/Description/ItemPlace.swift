/// The position of a view or guide in a document.
package enum ItemPlace: Sendable, Hashable {
    /// A view by its index among the document's views.
    case view(Int)
    /// A guide by its owner's index and its index among the owner's guides.
    case guide(owner: Int, index: Int)
}
