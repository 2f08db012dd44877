/// Why a picture couldn't be drawn.
public enum RenderError: Error, Sendable, Equatable {
    /// The picture would have more pixels than can be drawn.
    case tooLarge(width: Double, height: Double)
    /// The scale isn't in `DrawingOptions.scales`.
    case invalidScale(Double)
    /// The canvas's size can't be drawn.
    case invalidCanvas(width: Double, height: Double)
    /// The margin isn't a number from 0 to 1000.
    case invalidMargin(Double)
    /// The layout has no items.
    case emptyLayout
    /// No view or guide has the id or name to focus on or to measure from; with those that the layout has.
    case unknownFocus(String, known: [String])
    /// Several views or guides have the name to measure from; with their ids.
    case ambiguousItem(String, ids: [String])
    /// Cairo failed, with its own message.
    case drawing(String)
    /// Nobody waits for the picture any more.
    case abandoned
}
