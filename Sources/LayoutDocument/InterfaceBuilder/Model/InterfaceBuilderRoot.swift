/// A view that stands by itself: a controller's, a free one of a .xib, a cell, a view of a bar's item.
struct InterfaceBuilderRoot: Sendable {
    var view: InterfaceBuilderView
    /// The element of the controller whose view it is, without what is below it.
    var controller: InterfaceBuilderController?
}
