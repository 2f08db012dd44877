import Engine

/// A frame at both ends of a range of canvas lengths. In between, each edge lies between its two positions, since it
/// is affine in the length.
struct FrameEnds {
    /// The positions of an edge, in points.
    struct Edge {
        let start: Double
        let end: Double

        init(_ number: AffineFrame.Number, over range: ClosedRange<Double>) {
            start = number.value(at: range.lowerBound)
            end = number.value(at: range.upperBound)
        }

        var least: Double { min(start, end) }
        var greatest: Double { max(start, end) }

        /// Whether the edge is nowhere before another.
        func isAtLeast(_ other: Edge) -> Bool { start >= other.start && end >= other.end }
    }

    let left: Edge
    let right: Edge
    let top: Edge
    let bottom: Edge

    init(_ frame: AffineFrame, over range: ClosedRange<Double>) {
        left = Edge(frame.x, over: range)
        right = Edge(frame.x + frame.width, over: range)
        top = Edge(frame.y, over: range)
        bottom = Edge(frame.y + frame.height, over: range)
    }

    /// Whether the frame lies in another over the whole range.
    func isInside(_ other: FrameEnds) -> Bool {
        left.isAtLeast(other.left) && other.right.isAtLeast(right) && top.isAtLeast(other.top)
            && other.bottom.isAtLeast(bottom)
    }

    /// The minimum width over the range, in points.
    var leastWidth: Double { min(right.start - left.start, right.end - left.end) }
    /// The minimum height over the range, in points.
    var leastHeight: Double { min(bottom.start - top.start, bottom.end - top.end) }
    /// The maximum width over the range, in points.
    var greatestWidth: Double { max(right.start - left.start, right.end - left.end) }
    /// The maximum height over the range, in points.
    var greatestHeight: Double { max(bottom.start - top.start, bottom.end - top.end) }
}
