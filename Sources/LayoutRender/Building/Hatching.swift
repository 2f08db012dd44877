import Engine
import Foundation

/// Diagonal lines that mark an area, as plain lines clipped to it, which look the same in every format.
enum Hatching {
    /// Returns the parts of the canvas outside the safe area, if system guides are shown.
    static func unsafeStrips(of placed: PlacedLayout) -> [CGRect] {
        guard placed.options.layers.contains(.systemGuides) else { return [] }
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
