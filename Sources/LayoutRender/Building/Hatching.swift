import Engine
import Foundation

/// Slanted lines that mark an area, as plain lines cut to it, which every format draws alike.
enum Hatching {
    /// What of the canvas lies outside of the safe area, if system guides are shown.
    static func unsafeStrips(of scene: Scene) -> [CGRect] {
        guard scene.options.layers.contains(.systemGuides) else { return [] }
        let (size, insets) = (scene.layout.canvas.size, scene.layout.canvas.safeAreaInsets)
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
        return strips.filter { $0.width > 0 && $0.height > 0 }.compactMap(scene.picture)
    }

    /// Lines at 45° through the areas, `spacing` points apart along the edges.
    static func lines(in areas: [CGRect], spacing: Double) -> [DisplayLines.Segment] {
        areas.flatMap { area -> [DisplayLines.Segment] in
            let first = ((area.minX + area.minY) / spacing).rounded(.up) * spacing
            return stride(from: first, to: area.maxX + area.maxY, by: spacing).map { sum in
                // The points of one line share the sum of x and y.
                let left = max(area.minX, sum - area.maxY)
                let right = min(area.maxX, sum - area.minY)
                return .init(CGPoint(x: left, y: sum - left), CGPoint(x: right, y: sum - right))
            }
        }
    }
}
