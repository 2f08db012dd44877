import Engine
import Foundation

/// The callouts beside a sheet, in order of height, none over another.
struct CalloutColumn {
    let callouts: [Callout]
    /// Right of the sheet, in points; 0 without callouts.
    let width: Double
    /// Where the lowest ends, in points of the picture.
    let bottom: Double

    private static let spacing = 6.0

    /// Places callouts right of `x`, as near to what they name as they can be.
    init(_ unplaced: [Callout], scene: Scene, measurer: any TextMeasuring, x: Double) {
        var callouts = unplaced.sorted {
            ($0.target.y, $0.target.x, $0.items[0]) < ($1.target.y, $1.target.x, $1.items[0])
        }
        let left = x + Callout.gap
        for index in callouts.indices {
            let lines = Self.lines(of: callouts[index], in: scene)
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
        Self.spread(&callouts, top: scene.sheet.minY, bottom: scene.sheet.maxY)
        for index in callouts.indices {
            callouts[index].knee = CGPoint(
                x: left - 5, y: callouts[index].box.minY + Callout.rowHeight / 2)
        }
        self.callouts = callouts
        width = callouts.isEmpty ? 0 : Callout.gap + (callouts.map { Double($0.box.width) }.max() ?? 0)
        bottom = callouts.map { Double($0.box.maxY) }.max() ?? 0
    }

    /// The lines of a callout: the first name, and those in the same box below it.
    static func lines(of callout: Callout, in scene: Scene) -> [(name: String, remark: String)] {
        callout.items.enumerated().map { place, item in
            (scene.name(of: item), place == 0 ? "" : "in the same box")
        }
    }

    /// Pushes boxes apart, downwards first, and then up from the sheet's lower edge.
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
