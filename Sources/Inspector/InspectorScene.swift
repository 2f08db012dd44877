import Engine

/// A layout that an inspector page shows, as one of its tabs.
public struct InspectorScene: Sendable {
    /// In `complete` detail it also says what content the views have.
    public var layout: SolvedLayout
    /// The input as its user named it; nil for a layout that came from no file.
    public var input: String?
    /// The device that was asked for; nil where none was.
    public var device: String?

    /// A layout with where it came from.
    public init(layout: SolvedLayout, input: String? = nil, device: String? = nil) {
        self.layout = layout
        self.input = input
        self.device = device
    }
}
