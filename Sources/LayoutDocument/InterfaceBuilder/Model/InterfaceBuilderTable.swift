import Foundation

/// The table that contains cells, as far as it affects their margins.
struct InterfaceBuilderTable {
    var view: InterfaceBuilderView
    /// Whether it is itself the view of a controller, such as a table view controller's.
    var isControllersView: Bool

    /// The recorded width, in points.
    var width: CGFloat { view.frame?.width ?? 0 }
}
