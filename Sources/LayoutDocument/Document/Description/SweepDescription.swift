/// The canvases that a document asks to be swept.
public struct SweepDescription: Sendable, Hashable {
    /// In points.
    public var widths: ClosedRange<Double>?
    /// In points.
    public var heights: ClosedRange<Double>?
    public var sweepsDevices = false
    public var sweepsTextSizes = false
    public var sweepsDirections = false
    /// "longer" or "empty"; nil for the document's own texts alone.
    public var texts: String?
}
