import LayoutValues

/// Diagonal lines that mark an area, as plain lines clipped to it, which look the same in every format.
enum Hatching {
    /// The minimum width and height of a canvas that can be a whole screen, in points.
    private static let leastScreen = 240.0
    /// The maximum number of views that the hatching is left out of.
    private static let mostHoles = 200

    /// What the legend explains the lines with.
    static var mark: LegendMark {
        LegendMark("outside safe area") { swatch, _ in
            let stroke = Stroke(Paint(.systemGuide, opacity: 0.5))
            return [.lines(DisplayLines(lines(in: [swatch], spacing: 6), stroke: stroke))]
        }
    }

    /// Returns the parts of a screen outside the safe area that no view fills, if system guides are shown. Canvases of
    /// cells and of small views have none, whatever their insets.
    static func unsafeStrips(of placed: PlacedLayout) -> [CGRect] {
        let size = placed.layout.canvas.size
        guard placed.options.layers.contains(.systemGuides), min(size.width, size.height) >= leastScreen,
            !["UITableViewCell", "UICollectionViewCell"].contains(placed.layout.items.first?.className ?? "")
        else { return [] }
        let holes = placed.items.indices.lazy.filter { fills($0, in: placed) }.prefix(mostHoles)
        return holes.reduce(strips(of: placed)) { strips, hole in
            strips.flatMap { $0.without(placed.items[hole].visible) }
        }
    }

    /// Returns whether a view has a surface of its own: it contains no others, or is a bar.
    private static func fills(_ index: Int, in placed: PlacedLayout) -> Bool {
        let item = placed.layout.items[index]
        guard item.kind == .view, index > 0, !item.isHidden, placed.items[index].isVisible else {
            return false
        }
        return !placed.isContainer(index)
            || ["UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar"].contains(item.className)
    }

    private static func strips(of placed: PlacedLayout) -> [CGRect] {
        let (size, insets) = (placed.layout.canvas.size, placed.layout.canvas.safeAreaInsets)
        let top = min(max(0, insets.top), size.height)
        let bottom = min(max(0, insets.bottom), size.height - top)
        let middle = size.height - top - bottom
        let left = min(max(0, insets.left), size.width)
        let right = min(max(0, insets.right), size.width - left)
        let strips = [
            CGRect(x: 0, y: 0, width: size.width, height: top),
            CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom),
            CGRect(x: 0, y: top, width: left, height: middle),
            CGRect(x: size.width - right, y: top, width: right, height: middle),
        ]
        return strips.filter { $0.width > 0 && $0.height > 0 }.compactMap(placed.picture)
    }

    /// Returns lines at 45° through the areas, `spacing` points apart along the edges.
    static func lines(in areas: [CGRect], spacing: Double) -> [DisplayLines.Segment] {
        areas.flatMap { area -> [DisplayLines.Segment] in
            let first = ((area.minX + area.minY) / spacing).rounded(.up) * spacing
            return stride(from: first, to: area.maxX + area.maxY, by: spacing).map { sum in
                // All points of a line have the same sum of x and y.
                let left = max(area.minX, sum - area.maxY)
                let right = min(area.maxX, sum - area.minY)
                return .init(CGPoint(x: left, y: sum - left), CGPoint(x: right, y: sum - right))
            }
        }
    }
}

extension CGRect {
    /// Returns the parts of a rectangle outside another one: above, below, left and right of it.
    fileprivate func without(_ hole: CGRect) -> [CGRect] {
        let cut = intersection(hole)
        guard !cut.isNull, !cut.isEmpty else { return [self] }
        return [
            CGRect(x: minX, y: minY, width: width, height: cut.minY - minY),
            CGRect(x: minX, y: cut.maxY, width: width, height: maxY - cut.maxY),
            CGRect(x: minX, y: cut.minY, width: cut.minX - minX, height: cut.height),
            CGRect(x: cut.maxX, y: cut.minY, width: maxX - cut.maxX, height: cut.height),
        ].filter { $0.width > 0.01 && $0.height > 0.01 }
    }
}
