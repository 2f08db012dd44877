import Foundation

/// The last few sizes measured of a text, since layouts ask for the same ones again in each round.
struct MeasuredSizes {
    private static let greatestCount = 4

    private var measurer: TextMeasurer?
    /// The latest is the last.
    private var sizes: [(width: CGFloat, size: CGSize)] = []

    /// The size at a given width; nil if it hasn't been measured lately.
    func size(fitting width: CGFloat, with measurer: TextMeasurer) -> CGSize? {
        guard measurer == self.measurer else { return nil }
        return sizes.last { $0.width == width }?.size
    }

    /// Adds the size at a width that isn't known.
    mutating func add(_ size: CGSize, fitting width: CGFloat, with measurer: TextMeasurer) {
        if measurer != self.measurer { removeAll() }
        self.measurer = measurer
        if sizes.count == Self.greatestCount {
            // The size on one line is needed more often than any other.
            let oldest = sizes.firstIndex { $0.width < .infinity } ?? 0
            sizes.remove(at: oldest)
        }
        sizes.append((width, size))
    }

    /// Forgets all sizes, because the text has changed.
    mutating func removeAll() { sizes.removeAll() }
}
