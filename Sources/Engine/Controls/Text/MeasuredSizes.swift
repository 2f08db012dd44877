import Foundation
import TextMetrics

/// The sizes measured of a text, since layouts ask for the same ones again in each round.
struct MeasuredSizes {
    /// How many sizes at single widths are kept.
    private static let greatestCount = 4

    private var measurer: TextMeasurer?
    /// The latest is the last.
    private var sizes: [(width: CGFloat, size: CGSize)] = []
    /// The sizes over ranges of widths, of texts that are followed over many.
    private var ranges: [(adaptation: TextAdaptation, size: CGSize)] = []

    /// Whether nothing was measured.
    var isEmpty: Bool { sizes.isEmpty && ranges.isEmpty }

    /// The size at a given width; nil if it isn't known.
    func size(fitting width: CGFloat, with measurer: TextMeasurer) -> CGSize? {
        guard measurer == self.measurer else { return nil }
        if let known = sizes.last(where: { $0.width == width }) { return known.size }
        let range = ranges.last { known in
            known.adaptation.widths.lowerBound <= width && width < known.adaptation.widths.upperBound
        }
        guard let (adaptation, size) = range else { return nil }
        return adaptation.followsWidth ? CGSize(width: width, height: size.height) : size
    }

    /// Adds the size at a width that isn't known.
    mutating func add(_ size: CGSize, fitting width: CGFloat, with measurer: TextMeasurer) {
        use(measurer)
        if sizes.count == Self.greatestCount {
            // The size on one line is needed more often than any other.
            let oldest = sizes.firstIndex { $0.width < .infinity } ?? 0
            sizes.remove(at: oldest)
        }
        sizes.append((width, size))
    }

    /// Adds the size over a range of widths.
    mutating func add(_ size: CGSize, over adaptation: TextAdaptation, with measurer: TextMeasurer) {
        use(measurer)
        if !ranges.contains(where: { $0.adaptation == adaptation }) { ranges.append((adaptation, size)) }
    }

    private mutating func use(_ measurer: TextMeasurer) {
        if measurer != self.measurer { removeAll() }
        self.measurer = measurer
    }

    /// Forgets all sizes, because the text has changed.
    mutating func removeAll() {
        sizes.removeAll()
        ranges.removeAll()
    }
}
