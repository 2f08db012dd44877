import Foundation

/// A rectangle to fill and outline, in points; the outline is centred on its edge.
public struct DisplayRectangle: Sendable, Equatable {
    public var frame: CGRect
    public var cornerRadius: Double
    public var fill: Paint?
    public var stroke: Stroke?

    /// A rectangle; without fill and stroke it shows nothing.
    public init(_ frame: CGRect, cornerRadius: Double = 0, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.frame = frame
        self.cornerRadius = cornerRadius
        self.fill = fill
        self.stroke = stroke
    }
}
