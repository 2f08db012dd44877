import Foundation

/// Straight lines in one stroke, in points.
public struct DisplayLines: Sendable, Equatable {
    /// One line from a point to another.
    public struct Segment: Sendable, Equatable {
        public var start: CGPoint
        public var end: CGPoint

        /// The line between two points.
        public init(_ start: CGPoint, _ end: CGPoint) {
            self.start = start
            self.end = end
        }
    }

    public var segments: [Segment]
    public var stroke: Stroke

    /// Lines in a stroke.
    public init(_ segments: [Segment], stroke: Stroke) {
        self.segments = segments
        self.stroke = stroke
    }
}
