import Foundation

extension LabelPlacer {
    /// Places names that don't fit beside the sheet, and replaces names by numbers once there are too many to read.
    mutating func placeHomeless() {
        if placed.options.isScreen { return unplaced += homeless.map(\.item) }
        var groups: [(items: [Int], frame: CGRect)] = []
        var places: [CGRect: Int] = [:]
        for (item, frame) in homeless {
            if let place = places[frame] {
                groups[place].items.append(item)
            } else {
                places[frame] = groups.count
                groups.append(([item], frame))
            }
        }
        for (place, group) in groups.enumerated() {
            if place < Callout.most {
                callouts.append(Callout(items: group.items, target: target(of: group.frame)))
            } else {
                for item in group.items { placeNumber(item, frame: group.frame) }
            }
        }
    }

    /// Returns the point at the visible right edge of a frame.
    private func target(of frame: CGRect) -> CGPoint {
        let seen = frame.intersection(placed.sheet)
        let shown = seen.isNull ? frame : seen
        return CGPoint(x: shown.maxX, y: shown.minY + min(shown.height / 2, 9))
    }
}
