import Foundation

/// A closed shape with straight sides to fill and outline, in points; the outline is centred on its edge.
public struct DisplayPolygon: Sendable, Equatable {
    /// The corners in order; the last one is joined to the first.
    public var points: [CGPoint]
    /// Nil if the inside is left empty.
    public var fill: Paint?
    /// Nil if there is no outline.
    public var stroke: Stroke?

    /// A polygon, which is invisible without fill and stroke.
    public init(_ points: [CGPoint], fill: Paint? = nil, stroke: Stroke? = nil) {
        self.points = points
        self.fill = fill
        self.stroke = stroke
    }
}
