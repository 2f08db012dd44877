import LayoutRender

/// How a spectrum is drawn.
public struct SpectrumOptions: Sendable {
    /// A screen whose size is marked beside the sweep.
    public struct Device: Sendable, Hashable {
        /// What is written beside the mark.
        public var name: String
        /// In points, upright.
        public var width: Double
        /// In points, upright.
        public var height: Double

        /// A screen of a size.
        public init(name: String, width: Double, height: Double) {
            self.name = name
            self.width = width
            self.height = height
        }
    }

    /// The heading of the picture.
    public var title = "Spectrum"
    /// Light or dark.
    public var appearance = Appearance.light
    /// Pixels per point of the picture, for PNG.
    public var scale = 2.0
    /// The ids of the items to draw; empty for those that show most.
    public var focus: [String] = []
    /// The screens marked beside the sweep, in any order.
    public var devices: [Device] = []

    /// Light, with all items that fit.
    public init() {}
}
