import LayoutValues
import TextMetrics

/// The callouts on one side of a sheet, from top to bottom and without overlaps.
struct CalloutColumn {
    private(set) var callouts: [Callout]
    /// The bottom of the lowest callout, in points of the picture.
    let bottom: Double

    private static let spacing = 6.0
    /// The distance between the vertical parts of lines, in points.
    private static let lane = 3.0

    /// Places the callouts of a side beyond `x`, as close to the ends of their lines as possible.
    init(
        _ unplaced: [Callout], side: Callout.Side, placed: PlacedLayout, measurer: LineMeasurer,
        x: Double
    ) {
        var callouts = unplaced.filter { $0.side == side }.sorted {
            ($0.exit.y, $0.exit.x, $0.items[0]) < ($1.exit.y, $1.exit.x, $1.items[0])
        }
        for index in callouts.indices {
            let lines = Self.lines(of: callouts[index], in: placed)
            let width = lines.map { Self.width(of: $0, measurer: measurer) }.max() ?? 0
            let height = Double(lines.count) * Callout.rowHeight
            callouts[index].box = CGRect(
                x: 0, y: callouts[index].exit.y - Callout.rowHeight / 2, width: width, height: height)
        }
        Self.spread(&callouts, top: placed.sheet.minY, bottom: placed.sheet.maxY)
        let lanes = Self.lanes(of: callouts)
        let gap = max(Callout.gap, 12 + Double((lanes.max() ?? 0) + 1) * Self.lane)
        let outwards = side == .right ? 1.0 : -1
        for index in callouts.indices {
            let width = callouts[index].box.width
            callouts[index].box.origin.x = side == .right ? x + gap : x - gap - width
            let end = CGPoint(
                x: x + outwards * (gap - 3), y: callouts[index].box.minY + Callout.rowHeight / 2)
            let exit = callouts[index].exit
            let turn = x + outwards * (5 + Double(lanes[index]) * Self.lane)
            if abs(end.y - exit.y) > 0.5 {
                callouts[index].route += [CGPoint(x: turn, y: exit.y), CGPoint(x: turn, y: end.y), end]
            } else {
                callouts[index].route.append(CGPoint(x: end.x, y: exit.y))
            }
        }
        self.callouts = callouts
        bottom = callouts.map { Double($0.box.maxY) }.max() ?? 0
    }

    /// Returns the lines of a callout: the first name, then other names in the same box.
    static func lines(of callout: Callout, in placed: PlacedLayout) -> [(name: String, remark: String)] {
        callout.items.enumerated().map { place, item in
            (placed.name(of: item), place == 0 ? "" : "in the same box")
        }
    }

    /// The distance between a name and its remark, in points.
    static let remarkGap = 4.0

    /// Returns the width of a line with its remark.
    static func width(of line: (name: String, remark: String), measurer: LineMeasurer) -> Double {
        let name = measurer.width(of: line.name, font: TypeScale.name)
        guard !line.remark.isEmpty else { return name }
        return name + remarkGap + measurer.width(of: line.remark, font: TypeScale.className)
    }

    /// Returns which lane each line turns in, so that no line crosses another: of those that turn down, the lower
    /// turns closer to the sheet; of those that turn up, the upper.
    private static func lanes(of callouts: [Callout]) -> [Int] {
        let shifts = callouts.map { $0.box.minY + Callout.rowHeight / 2 - $0.exit.y }
        let (down, up) = (shifts.count { $0 > 0.5 }, shifts.count { $0 < -0.5 })
        var (nextDown, nextUp) = (down - 1, 0)
        return shifts.map { shift in
            if shift > 0.5 {
                defer { nextDown -= 1 }
                return nextDown
            }
            guard shift < -0.5, up > 0 else { return 0 }
            defer { nextUp += 1 }
            return nextUp
        }
    }

    /// Separates overlapping boxes, first downwards, then upwards from the sheet's lower edge.
    private static func spread(_ callouts: inout [Callout], top: Double, bottom: Double) {
        var next = top
        for index in callouts.indices {
            callouts[index].box.origin.y = max(callouts[index].box.minY, next)
            next = callouts[index].box.maxY + spacing
        }
        var limit = max(bottom, top + callouts.reduce(-spacing) { $0 + $1.box.height + spacing })
        for index in callouts.indices.reversed() {
            callouts[index].box.origin.y = min(
                callouts[index].box.minY, limit - callouts[index].box.height)
            limit = callouts[index].box.minY - spacing
        }
    }
}

/// Names beside the sheet for items that share a box without room for them, with a line to the box.
struct Callout {
    /// The margins of a sheet.
    enum Side {
        case left, right
    }

    /// Indices into the layout's items.
    var items: [Int]
    var side: Side
    /// The line from the box outwards, horizontal and vertical parts in turn, in points of the picture.
    var route: [CGPoint]
    /// The frame in points of the picture; zero until it is placed.
    var box = CGRect.zero

    /// The end of the line that touches the items' box.
    var target: CGPoint { route.first ?? .zero }
    /// The point where the line leaves the sheet.
    var exit: CGPoint { route.last ?? .zero }

    /// The maximum number of names beside the sheet that a reader can still find at a glance.
    static let most = 12
    /// The maximum number of boxes that a line is looked for.
    static let mostTried = 60
    static let rowHeight = 14.0
    /// The distance from the sheet to the names, in points.
    static let gap = 22.0
}
