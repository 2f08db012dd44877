import Foundation

/// Straight lines in one stroke, in points.
public struct DisplayLines: Sendable, Equatable {
    /// A line between two points.
    public struct Segment: Sendable, Equatable {
        /// The start in points of the picture.
        public var start: CGPoint
        /// The end in points of the picture.
        public var end: CGPoint

        /// Creates a line between two points.
        public init(_ start: CGPoint, _ end: CGPoint) {
            self.start = start
            self.end = end
        }
    }

    /// The segments in drawing order, each with its own dash pattern and caps.
    public var segments: [Segment]
    /// The stroke of all segments.
    public var stroke: Stroke

    /// Creates lines drawn with a stroke.
    public init(_ segments: [Segment], stroke: Stroke) {
        self.segments = segments
        self.stroke = stroke
    }
}
