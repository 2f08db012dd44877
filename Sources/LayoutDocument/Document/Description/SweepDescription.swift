/// The sweep that a document defines.
package struct SweepDescription: Sendable, Hashable {
    /// The range of widths in points.
    package var widths: ClosedRange<Double>?
    /// The range of heights in points.
    package var heights: ClosedRange<Double>?
    /// Whether the catalogue's devices are tried.
    package var sweepsDevices = false
    /// Whether the Dynamic Type sizes are tried.
    package var sweepsTextSizes = false
    /// Whether both layout directions are tried.
    package var sweepsDirections = false
    /// Other texts to try, "longer" or "empty"; nil for only the document's own.
    package var texts: String?
}
