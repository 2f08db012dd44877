import Engine
import Explanation

/// A layout that an inspector page shows, as one of its tabs.
public struct InspectorScene: Sendable {
    /// In `complete` detail it also says what content the views have; without items the tab has no picture of a layout.
    public var layout: SolvedLayout
    /// The input as its user named it; nil for a layout that came from no file.
    public var input: String?
    /// The device that was asked for; nil where none was.
    public var device: String?

    /// Why the layout is as it is; nil where that wasn't worked out.
    public var explanation: LayoutExplanation?
    /// How the layout follows the canvas's width; nil where that wasn't worked out.
    public var widths: CanvasRange?
    /// How the layout follows the canvas's height; nil where that wasn't worked out.
    public var heights: CanvasRange?
    /// What a log says of the conflict that the layout was drawn from; nil for other layouts.
    public var conflict: InspectorConflict?
    /// What changed from another layout to this one; nil for a layout that stands alone.
    public var comparison: InspectorComparison?

    /// A layout with where it came from; what is known beside it is set afterwards.
    public init(
        layout: SolvedLayout, input: String? = nil, device: String? = nil,
        explanation: LayoutExplanation? = nil
    ) {
        self.layout = layout
        self.input = input
        self.device = device
        self.explanation = explanation
    }
}
