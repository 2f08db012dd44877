import Foundation

/// Straight lines in one stroke, in points.
package struct DisplayLines: Sendable, Equatable {
    /// A line between two points.
    package struct Segment: Sendable, Equatable {
        /// The start in points of the picture.
        package var start: CGPoint
        /// The end in points of the picture.
        package var end: CGPoint

        /// Creates a line between two points.
        package init(_ start: CGPoint, _ end: CGPoint) {
            self.start = start
            self.end = end
        }
    }

    /// The segments in drawing order, each with its own dash pattern and caps.
    package var segments: [Segment]
    /// The stroke of all segments.
    package var stroke: Stroke

    /// Creates lines drawn with a stroke.
    package init(_ segments: [Segment], stroke: Stroke) {
        self.segments = segments
        self.stroke = stroke
    }
}
