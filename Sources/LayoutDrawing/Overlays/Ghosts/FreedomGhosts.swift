import LayoutValues

/// Draws an ambiguous view at both extremes, with an arrow between them.
struct FreedomGhosts {
    let placed: PlacedLayout
    let grid: PixelGrid

    private static let head = 4.0
    /// Lengths in points that differ by less do so by rounding.
    private static let rounding = 0.01

    /// Returns the commands for an item; none if its extremes aren't known.
    func commands(for index: Int) -> [DisplayCommand] {
        let item = placed.items[index]
        let extremes = placed.layout.items[index].extremes.compactMap { placed.picture($0) }
        guard extremes.count == 2 else { return [] }
        let paint = Paint(.ambiguity, opacity: 0.6 * item.opacity)
        let width = grid.lineWidth(1)
        let ghosts: [DisplayCommand] = extremes.filter { Self.differs($0, from: item.frame) }.map { frame in
            .rectangle(
                DisplayRectangle(
                    grid.outline(frame, width: width), fill: Paint(.ambiguity, opacity: 0.04),
                    stroke: Stroke(paint, width: width, dash: [1.5, 3])))
        }
        return ghosts + arrow(of: index, paint: paint)
    }

    /// Returns the line between the moving parts: the centres of a frame that slides, the far edges of one that grows; nil
    /// if there is no room for an arrow.
    func line(of index: Int) -> DisplayLines.Segment? {
        let extremes = placed.layout.items[index].extremes.compactMap { placed.picture($0) }
        guard extremes.count == 2 else { return nil }
        let (least, greatest) = (extremes[0], extremes[1])
        let grows = CGSize(width: greatest.width - least.width, height: greatest.height - least.height)
        func point(_ frame: CGRect) -> CGPoint {
            CGPoint(
                x: grows.width > Self.rounding ? frame.maxX : frame.midX,
                y: grows.height > Self.rounding ? frame.maxY : frame.midY)
        }
        let line = DisplayLines.Segment(point(least), point(greatest))
        return line.length > 4 * Self.head ? line : nil
    }

    private static func differs(_ frame: CGRect, from other: CGRect) -> Bool {
        let distances = [
            frame.minX - other.minX, frame.minY - other.minY, frame.maxX - other.maxX,
            frame.maxY - other.maxY,
        ]
        return distances.contains { abs($0) > rounding }
    }

    /// Returns an arrow between the moving parts.
    private func arrow(of index: Int, paint: Paint) -> [DisplayCommand] {
        guard let line = line(of: index) else { return [] }
        let (start, end, length) = (line.start, line.end, line.length)
        let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
        func barbs(at tip: CGPoint, pointing sign: Double) -> [DisplayLines.Segment] {
            [-1.0, 1].map { side in
                DisplayLines.Segment(
                    tip,
                    CGPoint(
                        x: tip.x - sign * Self.head * dx - side * Self.head * 0.6 * dy,
                        y: tip.y - sign * Self.head * dy + side * Self.head * 0.6 * dx))
            }
        }
        let lines =
            [line] + barbs(at: start, pointing: -1) + barbs(at: end, pointing: 1)
        return [
            .lines(
                DisplayLines(
                    lines, stroke: Stroke(Paint(.ambiguity, opacity: paint.opacity), width: grid.lineWidth(1))
                ))
        ]
    }
}
