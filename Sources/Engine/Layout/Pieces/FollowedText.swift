import Foundation

/// Text that asks for the width it was given, rounded up to a pixel: a line reaches a little beyond it.
///
/// As the width grows the text's own goes along in steps. Which side of it the text's is on hardly ever matters, so most
/// layouts follow as if there were no steps.
struct FollowedText {
    /// Lowered index of its view.
    let index: Int
    /// What the view got, with its change for a point of the canvas.
    let width: Double
    let rate: Double
    /// What the text asks for.
    let length: Double
    /// A pixel of the canvas, in points.
    let pixel: Double

    /// How much wider the view can be than what the text asks for, as widths are rounded up.
    private var slack: Double { SystemFontMetrics.pixelSlack * pixel }

    /// The changes of the canvas's length from which on the text asks for a pixel more, and for one less.
    var steps: (more: Double, less: Double) {
        ((length + slack - width) / rate, (length - pixel + slack - width) / rate)
    }

    /// A change of the canvas's length with which the text asks for more than its width, where it asks for less now, or
    /// the other way round.
    var otherSide: Double {
        let other = width > length ? length - pixel / 2 : length + slack / 2
        return (other - width) / rate
    }
}
