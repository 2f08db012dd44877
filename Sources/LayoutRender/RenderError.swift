/// Why a picture could not be made.
public enum RenderError: Error, Sendable, Equatable {
    /// The picture would be larger, in pixels, than can be drawn.
    case tooLarge(width: Double, height: Double)
    /// The scale is not one of `RenderOptions.scales`.
    case invalidScale(Double)
    /// The canvas has no size that can be drawn.
    case invalidCanvas(width: Double, height: Double)
    /// The margin is not a number from 0 to 1000.
    case invalidMargin(Double)
    /// The layout has no items.
    case emptyLayout
    /// No view or guide has the id to focus on.
    case unknownFocus(String)
    /// Cairo refused, in its own words.
    case drawing(String)
}
