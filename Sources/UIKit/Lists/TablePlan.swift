import Foundation

/// Where the parts of a table lie, one below another, in points.
struct TablePlan {
    /// The parts of a table from top to bottom.
    enum Part: Hashable {
        case tableHeader, tableFooter
        case header(Int), footer(Int)
        case row(IndexPath)
    }

    let width: CGFloat
    /// The visible part of the content.
    let shown: CGRect
    private(set) var order: [Part] = []
    private(set) var frames: [Part: CGRect] = [:]
    private(set) var height: CGFloat = 0

    init(width: CGFloat = -1, shown: CGRect = .null) {
        self.width = width
        self.shown = shown
    }

    /// Adds a part below the others, with a distance from both sides, and returns its frame.
    @discardableResult
    mutating func add(_ part: Part, height partHeight: CGFloat, inset: CGFloat = 0) -> CGRect {
        let frame = CGRect(
            x: inset, y: height, width: max(0, width - 2 * inset), height: max(0, partHeight))
        order.append(part)
        frames[part] = frame
        height = frame.maxY
        return frame
    }
}
