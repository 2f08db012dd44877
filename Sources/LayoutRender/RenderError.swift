/// Why a picture couldn't be drawn.
public enum RenderError: Error, Sendable, Equatable {
    /// The picture would have more pixels than can be drawn.
    case tooLarge(width: Double, height: Double)
    /// The scale isn't in `RenderOptions.scales`.
    case invalidScale(Double)
    /// The canvas's size can't be drawn.
    case invalidCanvas(width: Double, height: Double)
    /// The margin isn't a number from 0 to 1000.
    case invalidMargin(Double)
    /// The layout has no items.
    case emptyLayout
    /// No view or guide has the id to focus on.
    case unknownFocus(String)
    /// Cairo failed, with its own message.
    case drawing(String)
}
