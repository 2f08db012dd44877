import LayoutValues

/// A colour by its meaning, with an opacity.
package struct Paint: Sendable, Hashable {
    /// The meaning of the colour; the theme defines its value.
    package var role: ColorRole
    /// The opacity from 0 (invisible) to 1.
    package var opacity: Double

    /// Creates a role at an opacity from 0 to 1.
    package init(_ role: ColorRole, opacity: Double = 1) {
        self.role = role
        self.opacity = opacity
    }
}

/// How a line is drawn; widths and dashes are in points.
package struct Stroke: Sendable, Hashable {
    /// The colour of the line.
    package var paint: Paint
    /// The width in points, half on either side of the line.
    package var width: Double
    /// The alternating lengths of dashes and gaps; empty for a solid line.
    package var dash: [Double]
    /// Whether dashes have round caps, which extend them by half the width at either end.
    package var isRound: Bool

    /// Creates a stroke with the given paint.
    package init(_ paint: Paint, width: Double = 1, dash: [Double] = [], isRound: Bool = false) {
        self.paint = paint
        self.width = width
        self.dash = dash
        self.isRound = isRound
    }
}
