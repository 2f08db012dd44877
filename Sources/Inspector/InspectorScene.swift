import LayoutValues
import Explanation

/// A layout shown as one of the tabs of an inspector page.
package struct InspectorScene: Sendable {
    /// The layout. In `complete` detail it includes the views' content sizes; without items, the tab has no picture
    /// of a layout.
    package var layout: SolvedLayout
    /// The input as the user named it; nil for a layout that wasn't read from a file.
    package var input: String?
    /// The name of a layout without an informative title, such as its file's name; nil for none.
    package var fallbackTitle: String?
    /// The requested device; nil if there was none.
    package var device: String?

    /// Whether an app begins with it.
    package var isInitial = false
    /// The explanation of the layout; nil if it wasn't computed.
    package var explanation: LayoutExplanation?
    /// How the layout changes with the canvas's width; nil if that wasn't computed.
    package var widths: CanvasRange?
    /// How the layout changes with the canvas's height; nil if that wasn't computed.
    package var heights: CanvasRange?
    /// The scene as the page solves it again; nil if it can't.
    package var live: LiveScene?
    /// Why the page can't solve the scene again, as a clause; nil if it can, or if it wasn't asked to.
    package var liveObstacle: String?
    /// The conflict in a log that the layout was drawn from; nil for other layouts.
    package var conflict: InspectorConflict?
    /// The index of the scene whose conflict it shows without, after a change; nil for other layouts.
    var triedScene: Int?
    /// The changes from another layout to this one; nil if it isn't compared.
    package var comparison: InspectorComparison?

    /// Creates a scene from a layout and its origin; the other properties are set afterwards.
    package init(
        layout: SolvedLayout, input: String? = nil, device: String? = nil,
        explanation: LayoutExplanation? = nil
    ) {
        self.layout = layout
        self.input = input
        self.device = device
        self.explanation = explanation
    }
}
