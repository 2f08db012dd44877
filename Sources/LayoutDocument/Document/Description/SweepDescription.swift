/// The sweep that a document asks for.
public struct SweepDescription: Sendable, Hashable {
    /// In points.
    public var widths: ClosedRange<Double>?
    /// In points.
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
