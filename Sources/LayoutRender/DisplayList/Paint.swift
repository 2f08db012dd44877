/// A colour by its meaning, with an opacity.
public struct Paint: Sendable, Hashable {
    /// The meaning of the colour; the theme defines its value.
    public var role: ColorRole
    /// The opacity from 0 (invisible) to 1.
    public var opacity: Double

    /// Creates a role at an opacity from 0 to 1.
    public init(_ role: ColorRole, opacity: Double = 1) {
        self.role = role
        self.opacity = opacity
    }
}

/// How a line is drawn; widths and dashes are in points.
public struct Stroke: Sendable, Hashable {
    /// The colour of the line.
    public var paint: Paint
    /// The width in points, half on either side of the line.
    public var width: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    public var dash: [Double]
    /// Whether dashes have round caps, which extend them by half the width at either end.
    public var isRound: Bool

    /// Creates a stroke with the given paint.
    public init(_ paint: Paint, width: Double = 1, dash: [Double] = [], isRound: Bool = false) {
        self.paint = paint
        self.width = width
        self.dash = dash
        self.isRound = isRound
    }
}
