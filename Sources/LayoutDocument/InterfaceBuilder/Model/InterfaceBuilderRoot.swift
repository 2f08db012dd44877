/// A view that stands by itself: a controller's, a free one of a .xib, a cell, a view of a bar's item.
struct InterfaceBuilderRoot: Sendable {
    var view: InterfaceBuilderView
    /// The element of the controller whose view it is, without what is below it.
    var controller: InterfaceBuilderController?

    /// What its author calls the controller or, where the view stands by itself, the view.
    var names: [String] { controller?.names ?? InterfaceBuilderNames.names(of: view.element) }
}
