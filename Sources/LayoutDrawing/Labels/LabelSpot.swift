import LayoutValues

/// A possible position of a label, with its cost.
struct LabelSpot {
    var box: CGRect
    /// Lower is better.
    var cost: Double
    var leader: DisplayLines.Segment?

    /// Returns the distance from the closest edge of a frame around it, in points.
    func depth(in frame: CGRect) -> Double {
        min(box.minX - frame.minX, frame.maxX - box.maxX, box.minY - frame.minY, frame.maxY - box.maxY)
    }

    /// Returns the top left or bottom left corner inside a frame; nil if there is no room.
    static func corner(of frame: CGRect, size: CGSize, inset: Double, atBottom: Bool) -> LabelSpot? {
        let inset = min(inset, max(3, (frame.height - size.height) / 2))
        let area = frame.insetBy(dx: min(inset + 1, 6), dy: min(inset - 1, 4))
        guard area.width >= size.width, area.height >= size.height else { return nil }
        let y = atBottom ? area.maxY - size.height : area.minY
        return LabelSpot(box: CGRect(x: area.minX, y: y, width: size.width, height: size.height), cost: 0)
    }

    /// Returns the bottom left and the bottom right corner inside a frame, as far as there is room.
    static func bottomCorners(of frame: CGRect, size: CGSize) -> [LabelSpot] {
        guard let left = corner(of: frame, size: size, inset: 6, atBottom: true) else { return [] }
        var right = left
        right.box.origin.x = frame.minX + frame.maxX - left.box.maxX
        right.cost = 1
        return [left, right]
    }

    /// The distance from a corner, in points, at which a name is beside the mark of edges held together.
    private static let besideMark = 13.0

    /// Returns spots inside a frame: first the corners, then close to them, then along rows and columns.
    static func inside(_ frame: CGRect, size: CGSize, inset: Double) -> [LabelSpot] {
        let area = frame.insetBy(dx: inset, dy: min(inset, 3))
        guard area.width >= size.width, area.height >= size.height else { return [] }
        let room = area.width - size.width
        var columns: [(Double, Double)] = [(0, 0), (1, 1), (0.5, 1.5), (0.25, 2.5), (0.75, 2.5)]
            .map { ($0 * room, $1) }
        if room >= Self.besideMark { columns += [(Self.besideMark, 0.5), (room - Self.besideMark, 1.2)] }
        let rowCount = min(9, max(1, Int(area.height / size.height)))
        var rows: [(Double, Double)] = [(0, 0)]
        for row in stride(from: 1, to: rowCount, by: 1) {
            let fraction = Double(row) / Double(rowCount - 1)
            rows.append((fraction, fraction == 1 ? 1 : 2 + fraction))
        }
        return rows.flatMap { row, rowCost in
            columns.map { column, columnCost in
                let x = area.minX + column
                let y = area.minY + (area.height - size.height) * row
                return LabelSpot(
                    box: CGRect(origin: CGPoint(x: x, y: y), size: size), cost: rowCost + columnCost)
            }
        }
    }

    /// Returns spots beside a frame, connected to it by a short line.
    static func outside(_ frame: CGRect, size: CGSize) -> [LabelSpot] {
        [6.0, 16].flatMap { gap -> [LabelSpot] in
            let besides = [frame.midY - size.height / 2, frame.minY, frame.maxY - size.height]
            let beside = besides.flatMap { y in
                [
                    spot(x: frame.maxX + gap, y: y, size, to: frame, cost: gap / 4),
                    spot(x: frame.minX - gap - size.width, y: y, size, to: frame, cost: gap / 4 + 0.5),
                ]
            }
            let across = [frame.minX, frame.midX - size.width / 2, frame.maxX - size.width]
            return beside
                + across.flatMap { x in
                    [
                        spot(x: x, y: frame.maxY + gap - 2, size, to: frame, cost: gap / 4 + 1),
                        spot(
                            x: x, y: frame.minY - gap + 2 - size.height, size, to: frame, cost: gap / 4 + 1.5),
                    ]
                }
        }
    }

    /// Returns spots on the edges of a frame for a guide's pill or a number, the top left first.
    static func onEdges(of frame: CGRect, size: CGSize) -> [LabelSpot] {
        let isNarrow = frame.width < size.width + 12
        let left = isNarrow ? frame.midX - size.width / 2 : frame.minX + 6
        let right = isNarrow ? left : frame.maxX - 6 - size.width
        let (half, width) = (size.height / 2, size.width / 2)
        var spots: [LabelSpot] = []
        for fraction in isNarrow ? [0.0] : [0, 1, 0.5, 0.25, 0.75] {
            let x = left + (right - left) * fraction
            for (y, cost) in [(frame.minY - half, 0.0), (frame.maxY - half, 1)] {
                spots.append(
                    LabelSpot(
                        box: CGRect(x: x, y: y, width: size.width, height: size.height), cost: cost + fraction
                    ))
            }
        }
        for fraction in [0.5, 0.25, 0.75, 0.1, 0.9] {
            let y = frame.minY + frame.height * fraction - half
            for (x, cost) in [(frame.minX - width, 3.0), (frame.maxX - width, 3.5)] {
                spots.append(
                    LabelSpot(
                        box: CGRect(x: x, y: y, width: size.width, height: size.height), cost: cost + fraction
                    ))
            }
        }
        return spots
    }

    /// Returns spots that touch a frame from above or below, for frames whose edges are covered by their content.
    static func alongEdges(of frame: CGRect, size: CGSize) -> [LabelSpot] {
        [0.0, 1, 0.5].flatMap { fraction in
            let x = frame.minX + (frame.width - size.width) * fraction
            return [(frame.minY - size.height - 1, 5.0), (frame.maxY + 1, 5.5)].map { y, cost in
                LabelSpot(box: CGRect(origin: CGPoint(x: x, y: y), size: size), cost: cost + fraction)
            }
        }
    }

    private static func spot(x: Double, y: Double, _ size: CGSize, to frame: CGRect, cost: Double)
        -> LabelSpot
    {
        let box = CGRect(x: x, y: y, width: size.width, height: size.height)
        let start = CGPoint(
            x: clamp(frame.midX, box.minX, box.maxX), y: clamp(frame.midY, box.minY, box.maxY))
        let end = CGPoint(
            x: clamp(start.x, frame.minX, frame.maxX), y: clamp(start.y, frame.minY, frame.maxY))
        return LabelSpot(box: box, cost: cost, leader: .init(start, end))
    }

    private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
        min(max(value, low), high)
    }
}
