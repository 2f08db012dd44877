import LayoutRender
import TextShaping

/// The options for drawing a spectrum.
package struct SpectrumOptions: Sendable {
    /// A screen whose size is marked next to the sweep.
    package struct Device: Sendable, Hashable {
        /// The text next to the mark.
        package var name: String
        /// The width in points, in portrait.
        package var width: Double
        /// The height in points, in portrait.
        package var height: Double

        /// Creates a screen with a size.
        package init(name: String, width: Double, height: Double) {
            self.name = name
            self.width = width
            self.height = height
        }
    }

    /// The heading of the picture.
    package var title = "Spectrum"
    /// The appearance: light or dark.
    package var appearance = Appearance.light
    /// The number of pixels per point in PNG files.
    package var scale = 2.0
    /// The fonts that text is drawn with.
    package var fonts = FontCollection.standard
    /// The ids of the items to draw; empty for the most informative ones.
    package var focus: [String] = []
    /// The screens marked next to the sweep, in any order.
    package var devices: [Device] = []

    /// Creates the default options: light, with all items that fit.
    package init() {}
}
