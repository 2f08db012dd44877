/// How a line is made as wide as wanted: by space between its letters, or if these are joined, by a scale.
struct LineFit: Equatable {
    /// The width as drawn, in points.
    var width: Double
    /// The space after each letter, in points.
    var letterSpacing = 0.0
    /// The horizontal scale.
    var stretch = 1.0

    /// The least and the most space between letters in em. More changes how a text looks more than its width.
    private static let spacings = -0.1...0.3
    /// The least horizontal scale.
    private static let mostSqueezed = 0.75

    /// Fits a line to its measured width, if that is known, and into a room; nil if it doesn't fit.
    init?(_ extent: TextExtent, measured: Double?, room: Double, size: Double) {
        let wanted = min(measured ?? extent.width, room)
        guard wanted > 0 else { return nil }
        guard extent.gaps > 0 else {
            let stretch = min(1, room / extent.width)
            guard stretch >= Self.mostSqueezed else { return nil }
            width = extent.width * stretch
            self.stretch = stretch
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
