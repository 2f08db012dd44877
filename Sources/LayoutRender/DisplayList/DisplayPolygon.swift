import Foundation

/// A closed shape with straight sides to fill and outline, in points; the outline is centred on its edge.
public struct DisplayPolygon: Sendable, Equatable {
    /// The corners in order; the last one is joined to the first.
    public var points: [CGPoint]
    /// The fill; nil to leave the inside empty.
    public var fill: Paint?
    /// The outline; nil for none.
    public var stroke: Stroke?

    /// Creates a polygon, which is invisible without fill and stroke.
    public init(_ points: [CGPoint], fill: Paint? = nil, stroke: Stroke? = nil) {
        self.points = points
        self.fill = fill
        self.stroke = stroke
    }
}
