import Engine
import Foundation

/// The margins that roots and table cells have where a document writes none, as Interface Builder recorded them.
struct InterfaceBuilderMargins {
    let document: InterfaceBuilderDocument

    private var tools: Int { document.toolsVersion }

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
        cell: InterfaceBuilderView, in table: InterfaceBuilderView?
    ) -> DirectionalEdgeInsets {
        // Below the content of old cells is half a point of separator, which the content view's margin takes in.
        guard tools >= 13000 else {
            return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8.5, trailing: 8)
        }
        let vertical: CGFloat = (24000..<32700).contains(tools) ? 15 : 11
        let side = tableSide(
            width: max(cell.frame?.width ?? 0, table?.frame?.width ?? 0), isFree: table == nil)
        let hasAccessory =
            cell.element["accessoryType"] != nil || cell.children.contains { $0.key == "accessoryView" }
        return DirectionalEdgeInsets(
            top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
    }

    /// How far the rows of a table stand off its sides.
    func rowInset(of table: InterfaceBuilderView) -> CGFloat {
        guard table.element["style"] == "insetGrouped" else { return 0 }
        return tableSide(width: table.frame?.width ?? 0, isFree: false)
    }

    /// The margin at a table's sides: 16 points, on wide screens 20.
    private func tableSide(width: CGFloat, isFree: Bool) -> CGFloat {
        let device = document.device
        // Xcode went by the screen's width until it went by the table's own.
        let screen = min(device.size.width, device.size.height)
        let decisive = tools < 22000 && device.id != nil ? screen : width
        let isWide = device.isLandscapeOfCompactWidth ? false : decisive >= 390
        if !isWide, isFree, (14800..<17000).contains(tools) { return 15 }
        return isWide ? 20 : 16
    }
}
