/// The sweep that a document defines.
public struct SweepDescription: Sendable, Hashable {
    /// The range of widths in points.
    public var widths: ClosedRange<Double>?
    /// The range of heights in points.
    public var heights: ClosedRange<Double>?
    /// Whether the catalogue's devices are tried.
    public var sweepsDevices = false
    /// Whether the Dynamic Type sizes are tried.
    public var sweepsTextSizes = false
    /// Whether both layout directions are tried.
    public var sweepsDirections = false
    /// Other texts to try, "longer" or "empty"; nil for only the document's own.
    public var texts: String?
}
