import Engine
import Foundation

/// The callouts beside a sheet, from top to bottom and without overlaps.
struct CalloutColumn {
    let callouts: [Callout]
    /// The width of the column, in points; 0 without callouts.
    let width: Double
    /// The bottom of the lowest callout, in points of the picture.
    let bottom: Double

    private static let spacing = 6.0

    /// Places callouts to the right of `x`, as close to their items as possible.
    init(_ unplaced: [Callout], placed: PlacedLayout, measurer: any TextMeasuring, x: Double) {
        var callouts = unplaced.sorted {
            ($0.target.y, $0.target.x, $0.items[0]) < ($1.target.y, $1.target.x, $1.items[0])
        }
        let left = x + Callout.gap
        for index in callouts.indices {
            let lines = Self.lines(of: callouts[index], in: placed)
            let width =
                lines.map { line in
                    measurer.width(of: line.name, font: TypeScale.name)
                        + (line.remark.isEmpty
                            ? 0 : 4 + measurer.width(of: line.remark, font: TypeScale.className))
                }.max() ?? 0
            let height = Double(lines.count) * Callout.rowHeight
            callouts[index].box = CGRect(
                x: left, y: callouts[index].target.y - Callout.rowHeight / 2, width: width, height: height)
        }
        Self.spread(&callouts, top: placed.sheet.minY, bottom: placed.sheet.maxY)
        for index in callouts.indices {
            callouts[index].knee = CGPoint(
                x: left - 5, y: callouts[index].box.minY + Callout.rowHeight / 2)
        }
        self.callouts = callouts
        width = callouts.isEmpty ? 0 : Callout.gap + (callouts.map { Double($0.box.width) }.max() ?? 0)
        bottom = callouts.map { Double($0.box.maxY) }.max() ?? 0
    }

    /// Returns the lines of a callout: the first name, then other names in the same box.
    static func lines(of callout: Callout, in placed: PlacedLayout) -> [(name: String, remark: String)] {
        callout.items.enumerated().map { place, item in
            (placed.name(of: item), place == 0 ? "" : "in the same box")
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
    /// Indices into the layout's items.
    var items: [Int]
    /// The end of the line, in points of the picture.
    var target: CGPoint
    /// The frame in points of the picture; zero until it is placed.
    var box = CGRect.zero
    /// The point where the line bends, between the sheet and the box.
    var knee = CGPoint.zero

    /// The maximum number of names beside the sheet that a reader can still find at a glance.
    static let most = 12
    static let rowHeight = 14.0
    /// The distance from the sheet to the names, in points.
    static let gap = 22.0
}
