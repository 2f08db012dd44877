import Foundation

/// A closed shape with straight sides to fill and outline, in points; the outline is centred on its edge.
public struct DisplayPolygon: Sendable, Equatable {
    public var points: [CGPoint]
    public var fill: Paint?
    public var stroke: Stroke?

    /// A polygon; without fill and stroke it shows nothing.
    public init(_ points: [CGPoint], fill: Paint? = nil, stroke: Stroke? = nil) {
        self.points = points
        self.fill = fill
        self.stroke = stroke
    }
}
