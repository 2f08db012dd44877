/// A root view: the view of a controller, a free view in a .xib, a cell, a view in a bar item.
struct InterfaceBuilderRoot: Sendable {
    var view: InterfaceBuilderView
    /// The element of the controller that owns the view, without its children.
    var controller: InterfaceBuilderController?
    /// Whether there is a stack view in its scene or, for a free view, anywhere in the document.
    var isBesideStackView = false

    /// The names that the author set on the controller, or on the view if it has none.
    var names: [String] { controller?.names ?? InterfaceBuilderNames.names(of: view.element) }
}
