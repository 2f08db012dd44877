import CCairo
import CPango
import LayoutComparison
import LayoutRender

extension DrawingVersions {
    /// The versions in use.
    static let current = DrawingVersions(
        cairo: String(cString: cairo_version_string()), pango: String(cString: pango_version_string()),
        font: PangoTextMeasurer.resolvedFamily ?? "none")
}
