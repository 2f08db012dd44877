import Engine
import Foundation

/// The margins that roots and table cells have where a document writes none, as Interface Builder recorded them.
struct InterfaceBuilderMargins {
    let document: InterfaceBuilderDocument

    private var tools: Int { document.toolsVersion }

    /// Whether a controller's view has margins within its bars; since iOS 11 also where guides stand for them.
    var takeInBars: Bool { document.usesSafeAreas || tools >= 13000 }

    /// Of a root, before the safe area is added; Xcode 6 didn't widen them on wide canvases.
    func root(width: CGFloat) -> DirectionalEdgeInsets {
        .rootMargins(forWidth: tools < 7000 ? 0 : width)
    }

    /// What a root that preserves its superview's margins has at the least: the window's, as far as the safe area that is
    /// added to a root's doesn't take them in.
    func window(of canvas: Canvas) -> DirectionalEdgeInsets {
        var margins = root(width: canvas.size.width)
        margins.top = Self.plain - canvas.safeAreaInsets.top
        margins.bottom = Self.plain - canvas.safeAreaInsets.bottom
        return margins
    }

    /// Of a view that nothing else is known of.
    private static let plain: CGFloat = 8

    /// Of a table cell's content view.
    ///
    /// - Parameter table: the table that the cell stands in; nil for a cell by itself.
    func tableCellContent(
        cell: InterfaceBuilderView, in table: InterfaceBuilderTable?
    ) -> DirectionalEdgeInsets {
        // Below the content of old cells is half a point of separator, which the content view's margin takes in.
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

    /// How far the rows of a table stand off its sides.
    func rowInset(of table: InterfaceBuilderTable) -> CGFloat {
        guard table.view.element["style"] == "insetGrouped" else { return 0 }
        return tableSide(width: table.width, table: table)
    }

    /// As wide as cells come out of Interface Builder's library, in points: they have the margin of narrow screens on all.
    private static let libraryCellWidth: CGFloat = 320
    /// From this width on, in points, a screen is wide.
    private static let wideScreen: CGFloat = 390

    /// The margin at a table's sides: 16 points, 20 on wide screens.
    private func tableSide(width: CGFloat, table: InterfaceBuilderTable?) -> CGFloat {
        let device = document.device
        let screen = device.id == nil ? width : min(device.size.width, device.size.height)
        if !device.isLandscapeOfCompactWidth, screen >= Self.wideScreen, width > Self.libraryCellWidth {
            return 20
        }
        // In Xcode 11 and 12 a controller's own table alone had the new margin.
        return (14800..<17000).contains(tools) && table?.isControllersView != true ? 15 : 16
    }
}
