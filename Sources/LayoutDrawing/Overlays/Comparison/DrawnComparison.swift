import LayoutValues
import TextMetrics

/// The differences from an earlier layout, ready to be drawn.
struct DrawnComparison {
    /// What differences are drawn over.
    struct Surroundings {
        let placed: PlacedLayout
        let grid: PixelGrid
        let measurer: LineMeasurer
        /// The areas that the visible letters of views cover.
        let letters: [CGRect]
    }

    /// Finds the differences of a layout whose items have their places.
    typealias Maker = (Surroundings) -> DrawnComparison

    let overlay: DrawnOverlay
    /// What moved without a number beside it, in words.
    let unmarked: [String]

    init(_ earlier: EarlierLayout) {
        overlay = DrawnOverlay(earlier)
        unmarked = earlier.unmarked
    }
}
