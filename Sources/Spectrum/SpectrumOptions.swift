import LayoutRender
import TextShaping

/// The options for drawing a spectrum.
public struct SpectrumOptions: Sendable {
    /// A screen whose size is marked next to the sweep.
    public struct Device: Sendable, Hashable {
        /// The text next to the mark.
        public var name: String
        /// The width in points, in portrait.
        public var width: Double
        /// The height in points, in portrait.
        public var height: Double

        /// Creates a screen with a size.
        public init(name: String, width: Double, height: Double) {
            self.name = name
            self.width = width
            self.height = height
        }
    }

    /// The heading of the picture.
    public var title = "Spectrum"
    /// The appearance: light or dark.
    public var appearance = Appearance.light
    /// The number of pixels per point in PNG files.
    public var scale = 2.0
    /// The fonts that text is drawn with.
    public var fonts = FontCollection.standard
    /// The ids of the items to draw; empty for the most informative ones.
    public var focus: [String] = []
    /// The screens marked next to the sweep, in any order.
    public var devices: [Device] = []

    /// Creates the default options: light, with all items that fit.
    public init() {}
}
