/// A line of text that is centred in a view, with its top on a pixel.
package struct CentredLine: Sendable, Hashable {
    /// The height of the line, in points.
    package var height: Double
    /// The distance from the top of the line to its baseline, in points.
    package var baseline: Double
    /// Pixels per point.
    package var scale: Double

    /// The fraction of a pixel by which a solved number may fall short of a half and still be rounded up: more than
    /// rounding errors, and too little to set a change of baselines apart from others at the same canvas.
    private static let roundingSlack = 1e-7

    /// Creates a line.
    package init(height: Double, baseline: Double, scale: Double) {
        self.height = height
        self.baseline = baseline
        self.scale = scale
    }

    /// Returns the distance in points from the top of a view of a height to the baseline.
    package func baseline(inHeight outer: Double) -> Double {
        let pixels = (outer - height) / 2 * scale
        // Heights are solved, and half a pixel is common: rounding errors must not decide.
        let rounded = (pixels.magnitude + Self.roundingSlack).rounded()
        return (pixels < 0 ? -rounded : rounded) / scale + baseline
    }
}
