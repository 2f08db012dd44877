import Engine
import Foundation

/// The margins that table cells have where a document writes none, as Interface Builder recorded them.
struct InterfaceBuilderMargins {
    let document: InterfaceBuilderDocument

    /// Of a table cell's content view, by the cell's and the table's width and what stands beside the content.
    func tableCellContent(cell: InterfaceBuilderView, width: CGFloat) -> DirectionalEdgeInsets {
        let tools = document.toolsVersion
        // Below the content of old cells is half a point of separator, which the content view's margin takes in.
        guard tools >= 13000 else {
            return DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8.5, trailing: 8)
        }
        let vertical: CGFloat = (24000..<32700).contains(tools) ? 15 : 11
        let side: CGFloat = (14800..<14860).contains(tools) ? 15 : width >= 390 ? 20 : 16
        let hasAccessory =
            cell.element["accessoryType"] != nil || cell.children.contains { $0.key == "accessoryView" }
        return DirectionalEdgeInsets(
            top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
    }
}
