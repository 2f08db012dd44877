import Foundation

/// The table that cells stand in, as far as their margins follow from it.
struct InterfaceBuilderTable {
    var view: InterfaceBuilderView
    /// Whether it is itself the view of a controller, as a table view controller's is.
    var isControllersView: Bool

    /// As recorded, in points.
    var width: CGFloat { view.frame?.width ?? 0 }
}
