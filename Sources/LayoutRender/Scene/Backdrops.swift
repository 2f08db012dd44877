import Engine
import Foundation

/// Finds the views without subviews that most of a smaller one lies on: tints laid on each other would show a hue that
/// is neither's.
enum Backdrops {
    /// The indices of such views.
    static func indices(in scene: Scene) -> Set<Int> {
        let leaves = scene.items.indices.filter {
            scene.layout.items[$0].kind == .view && !scene.isContainer($0) && scene.items[$0].isVisible
        }
        var grid = SpatialGrid(bounds: scene.sheet)
        for leaf in leaves { grid.insert(scene.items[leaf].visible, item: leaf) }
        return Set(
            leaves.filter { leaf in
                let frame = scene.items[leaf].visible
                return grid.contains(overlapping: frame, ignoring: leaf) { lies($0, on: frame, of: leaf) }
            })
    }

    private static func lies(_ entry: SpatialGrid.Entry, on frame: CGRect, of leaf: Int) -> Bool {
        let (area, other) = (frame.width * frame.height, entry.frame.width * entry.frame.height)
        guard other < area || (other == area && entry.item > leaf) else { return false }
        let shared = frame.intersection(entry.frame)
        return !shared.isNull && shared.width * shared.height * 3 >= other
    }
}
