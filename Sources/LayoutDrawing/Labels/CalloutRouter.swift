import LayoutValues

/// Finds lines from boxes to the margins of a sheet that cross no text: straight ones, or ones with one bend, in the
/// gaps between texts.
struct CalloutRouter {
    let sheet: CGRect
    /// The left and right end of lines: the sheet's edges, or those of names that stick out.
    let left: Double
    let right: Double
    /// The boxes of texts, marks and other lines.
    let taken: SpatialGrid
    /// The margins with room for names.
    let sides: [Callout.Side]

    /// The distance from a line to any text, in points.
    private static let clearance = 2.0
    /// The distances above and below a box where a bent line may run.
    private static let detours = [4.0, 7, 10, 14, 18, 24, 30, 40, 52]

    /// Returns the points of a line from a box to the nearer margin if possible, otherwise to the other one; nil if
    /// texts block all of them.
    func route(from frame: CGRect) -> (side: Callout.Side, points: [CGPoint])? {
        let seen = frame.intersection(sheet)
        let box = seen.isNull ? frame : seen
        let isCloserToLeft = box.minX - sheet.minX < sheet.maxX - box.maxX
        let ordered = sides.sorted { first, _ in (first == .left) == isCloserToLeft }
        for side in ordered {
            if let points = straight(from: box, to: side) { return (side, points) }
        }
        for side in ordered {
            if let points = bent(from: box, to: side) { return (side, points) }
        }
        return nil
    }

    private func straight(from box: CGRect, to side: Callout.Side) -> [CGPoint]? {
        let first = box.minY + min(box.height / 2, 9)
        let heights = [first] + [0.5, 0.25, 0.75, 0.1, 0.9].map { box.minY + box.height * $0 }
        let start = side == .right ? box.maxX : box.minX
        for y in heights {
            let points = [CGPoint(x: start, y: y), CGPoint(x: edge(side), y: y)]
            if isFree(points) { return points }
        }
        return nil
    }

    private func bent(from box: CGRect, to side: Callout.Side) -> [CGPoint]? {
        let near = side == .right ? 1.0 : 0
        let columns = [near, 0.5, 1 - near].map { box.minX + 3 + max(0, box.width - 6) * $0 }
        for detour in Self.detours {
            for x in columns {
                for (start, y) in [(box.maxY, box.maxY + detour), (box.minY, box.minY - detour)]
                where y > sheet.minY + 1 && y < sheet.maxY - 1 {
                    let points = [CGPoint(x: x, y: start), CGPoint(x: x, y: y), CGPoint(x: edge(side), y: y)]
                    if isFree(points) { return points }
                }
            }
        }
        return nil
    }

    private func edge(_ side: Callout.Side) -> Double { side == .right ? right : left }

    private func isFree(_ points: [CGPoint]) -> Bool {
        Self.boxes(along: points).allSatisfy { box in
            !taken.contains(overlapping: box.insetBy(dx: -Self.clearance, dy: -Self.clearance)) { _ in true }
        }
    }

    /// Returns the thin rectangles around the parts of a line.
    static func boxes(along points: [CGPoint]) -> [CGRect] {
        zip(points, points.dropFirst()).map { start, end in
            CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y)
            ).insetBy(dx: -0.5, dy: -0.5)
        }
    }
}
