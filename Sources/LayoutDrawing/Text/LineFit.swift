import LayoutValues

/// How a line is made as wide as wanted: by space between its letters, if these are joined by a scale, and if there is
/// only one by its size.
struct LineFit: Equatable {
    /// The width as drawn, in points.
    var width: Double
    /// The space after each letter, in points.
    var letterSpacing = 0.0
    /// The horizontal scale of letters that are joined.
    var stretch = 1.0
    /// The factor for the size of a single letter, which has nothing beside it to put closer.
    var sizeFactor = 1.0

    /// The least and the most space between letters in em. More changes how a text looks more than its width.
    private static let spacings = -0.1...0.3
    /// The least scale.
    private static let mostSqueezed = 0.75

    /// Fits a line to its measured width, if that is known, and into a room; nil if it doesn't fit.
    init?(_ extent: TextExtent, measured: Double?, room: Double, size: Double) {
        let wanted = min((extent.isMeasured ? measured : nil) ?? extent.width, room)
        guard wanted > 0 else { return nil }
        guard extent.gaps > 0 else {
            let scale = min(1, room / extent.width)
            guard scale >= Self.mostSqueezed else { return nil }
            width = extent.width * scale
            if extent.isJoined { stretch = scale } else { sizeFactor = scale }
            return
        }
        let spacing = (wanted - extent.width) / Double(extent.gaps)
        let tightest = Self.spacings.lowerBound * size
        guard spacing >= tightest || extent.width + tightest * Double(extent.gaps) <= room else { return nil }
        letterSpacing = min(max(spacing, tightest), Self.spacings.upperBound * size)
        if abs(letterSpacing) < 1e-3 { letterSpacing = 0 }
        width = extent.width + letterSpacing * Double(extent.gaps)
    }
}
