import LayoutValues

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

        /// The distance between its ends, in points.
        package var length: Double {
            let (x, y) = (end.x - start.x, end.y - start.y)
            return (x * x + y * y).squareRoot()
        }

        /// Returns the line moved by an offset.
        func offset(by offset: CGSize) -> Segment {
            Segment(
                CGPoint(x: start.x + offset.width, y: start.y + offset.height),
                CGPoint(x: end.x + offset.width, y: end.y + offset.height))
        }

        /// Whether it is neither horizontal nor vertical.
        package var isOblique: Bool { start.x != end.x && start.y != end.y }

        /// Returns whether any part of it is inside a box.
        func crosses(_ box: CGRect) -> Bool {
            var range = 0.0...1.0
            for (from, to, low, high) in [
                (start.x, end.x, box.minX, box.maxX), (start.y, end.y, box.minY, box.maxY),
            ] {
                guard from != to else {
                    if from < low || from > high { return false }
                    continue
                }
                let (one, other) = ((low - from) / (to - from), (high - from) / (to - from))
                let (first, last) = (
                    max(range.lowerBound, min(one, other)), min(range.upperBound, max(one, other))
                )
                guard first <= last else { return false }
                range = first...last
            }
            return true
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
