import CCairo
import CPango
import LayoutRender

/// The versions that affect a picture's pixels, besides the layout and the program.
struct DrawingVersions: Codable, Sendable, Hashable {
    var cairo: String
    var pango: String
    /// The font for names.
    var font: String

    /// The versions in use.
    static let current = DrawingVersions(
        cairo: String(cString: cairo_version_string()), pango: String(cString: pango_version_string()),
        font: PangoTextMeasurer.resolvedFamily ?? "none")
}
