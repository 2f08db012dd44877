import Engine
import Foundation
import Findings

/// The default margins of roots and table cells, as recorded by Interface Builder.
struct InterfaceBuilderMargins {
    let document: InterfaceBuilderDocument

    private var tools: Int { document.toolsVersion }

    /// Whether the margins of a controller's view include its bars. Since iOS 11 they do in documents without safe areas too.
    var takeInBars: Bool { document.usesSafeAreas || tools >= 13000 }

    /// Returns the margins of a root without the safe area. Before iOS 9 they were the same on wide canvases.
    func root(width: CGFloat) -> DirectionalEdgeInsets {
        .rootMargins(forWidth: tools < 8000 ? 0 : width)
    }

    /// Returns the minimum margins of a root that preserves its superview's: those of the window, less the safe area if it is
    /// added later.
    func window(of canvas: Canvas, addsSafeArea: Bool) -> DirectionalEdgeInsets {
        let added = addsSafeArea ? canvas.safeAreaInsets : .zero
        var margins = root(width: canvas.size.width)
        margins.top = plain.top - added.top
        margins.bottom = plain.bottom - added.bottom
        return margins
    }

    /// UIKit's default for a view, which free views of documents without size classes have.
    let plain = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Returns the margins of a table cell's content view.
    ///
    /// - Parameter table: The cell's table; nil for a cell without one.
    func tableCellContent(
        cell: InterfaceBuilderView, in table: InterfaceBuilderTable?
    ) -> DirectionalEdgeInsets {
        // The bottom margin of old cells includes half a point of separator.
        guard tools >= 13000 else {
            return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8.5, trailing: 8)
        }
        let vertical: CGFloat = (24000..<32700).contains(tools) ? 15 : 11
        let side = tableSide(width: max(cell.frame?.width ?? 0, table?.width ?? 0), table: table)
        let hasAccessory =
            cell.element["accessoryType"] != nil || cell.children.contains { $0.key == "accessoryView" }
        return DirectionalEdgeInsets(
            top: vertical, leading: side, bottom: tools < 14800 ? vertical - 0.5 : vertical,
            trailing: hasAccessory ? 8 : side)
    }

    /// Returns the horizontal inset of a table's rows, in points.
    func rowInset(of table: InterfaceBuilderTable) -> CGFloat {
        guard table.view.element["style"] == "insetGrouped" else { return 0 }
        return tableSide(width: table.width, table: table)
    }

    /// The width of cells from Interface Builder's library, in points. They have the margin of narrow screens on any screen.
    private static let libraryCellWidth: CGFloat = 320
    /// The minimum width of a wide screen, in points.
    private static let wideScreen: CGFloat = 390

    /// The margin at a table's sides: 16 points, 20 on wide screens. Before Xcode 11, the cell's own width decided.
    private func tableSide(width: CGFloat, table: InterfaceBuilderTable?) -> CGFloat {
        let device = document.device
        let screen = device.id == nil ? width : min(device.size.width, device.size.height)
        let isWide = tools < 14800 ? width >= Self.wideScreen : screen >= Self.wideScreen
        let isOfLibrary = width <= Self.libraryCellWidth
        if isWide, !isOfLibrary, !device.isLandscapeOfCompactWidth { return 20 }
        // Until Xcode 12, only tables that were a controller's view had the new margin on narrow screens.
        let hasOldMargin: Bool
        switch tools {
        case ..<14800: hasOldMargin = table?.isControllersView == false
        case ..<17000: hasOldMargin = table?.isControllersView != true && !(isWide && isOfLibrary)
        default: hasOldMargin = false
        }
        return hasOldMargin ? 15 : 16
    }
}
