import LayoutValues

/// Finds views without subviews that are mostly covered by smaller views. They are only outlined, because overlapping
/// tints would produce a hue that belongs to neither.
enum Backdrops {
    /// Returns the indices of backdrop views.
    static func indices(in placed: PlacedLayout) -> Set<Int> {
        let leaves = placed.items.indices.filter {
            placed.layout.items[$0].kind == .view && !placed.isContainer($0) && placed.items[$0].isVisible
        }
        var grid = SpatialGrid(bounds: placed.sheet)
        for leaf in leaves { grid.insert(placed.items[leaf].visible, item: leaf) }
        return Set(
            leaves.filter { leaf in
                let frame = placed.items[leaf].visible
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
