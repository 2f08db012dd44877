import Engine
import Explanation

/// A layout that an inspector page shows, as one of its tabs.
public struct InspectorScene: Sendable {
    /// In `complete` detail it also says what content the views have.
    public var layout: SolvedLayout
    /// The input as its user named it; nil for a layout that came from no file.
    public var input: String?
    /// The device that was asked for; nil where none was.
    public var device: String?

    /// Why the layout is as it is; nil where that wasn't worked out.
    public var explanation: LayoutExplanation?
    /// How the layout follows the canvas's width; empty where that wasn't worked out.
    public var pieces: [LayoutPiece]

    /// A layout with where it came from, and what is known beside it.
    public init(
        layout: SolvedLayout, input: String? = nil, device: String? = nil,
        explanation: LayoutExplanation? = nil, pieces: [LayoutPiece] = []
    ) {
        self.layout = layout
        self.input = input
        self.device = device
        self.explanation = explanation
        self.pieces = pieces
    }
}
