import Foundation

/// A rectangle to fill and outline, in points; the outline is centred on its edge.
public struct DisplayRectangle: Sendable, Equatable {
    /// The frame in points of the picture.
    public var frame: CGRect
    /// The corner radius in points; 0 for square corners.
    public var cornerRadius: Double
    /// The fill; nil to leave the inside empty.
    public var fill: Paint?
    /// The outline; nil for none.
    public var stroke: Stroke?

    /// Creates a rectangle, which is invisible without fill and stroke.
    public init(_ frame: CGRect, cornerRadius: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.fill = fill
        self.stroke = stroke
    }
}
