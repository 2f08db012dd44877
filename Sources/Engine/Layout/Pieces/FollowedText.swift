import Foundation

/// Text whose requested width is its given width rounded up to a pixel, because a line reaches a little
/// beyond it.
///
/// As the width grows, the requested width grows in steps. Which side of a step it is on hardly ever matters,
/// so most layouts are followed as if there were no steps.
struct FollowedText {
    /// Lowered index of its view.
    let index: Int
    /// The view's width and its change per point of the canvas.
    let width: Double
    let rate: Double
    /// The width that the text requests.
    let length: Double
    /// A pixel of the canvas, in points.
    let pixel: Double

    /// By how much the view can be wider than the requested width, since widths are rounded up.
    private var slack: Double { SystemFontMetrics.pixelSlack * pixel }

    /// The changes of the canvas's length at which the text requests a pixel more, and a pixel less.
    var steps: (more: Double, less: Double) {
        ((length + slack - width) / rate, (length - pixel + slack - width) / rate)
    }

    /// A change of the canvas's length that makes the requested width larger than the given one if it is
    /// smaller now, or the other way round.
    var otherSide: Double {
        let other = width > length ? length - pixel / 2 : length + slack / 2
        return (other - width) / rate
    }
}
