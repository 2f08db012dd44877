import Devices
import Engine
import Foundation
import TextMetrics

/// Settings that override those of the input; nil keeps the input's.
package struct SceneOptions: Sendable, Hashable {
    /// Replaces the input's device or size.
    package var device: Device?
    /// A canvas of this size in points, without a device.
    package var size: CGSize?
    /// A canvas of this size in points that keeps everything else, including the safe area.
    package var resized: CGSize?
    /// The size in points of a window on the device's screen; nil for the whole screen. What doesn't fill the screen keeps its size.
    package var window: CGSize?
    /// The axis along which `resized` is one of many canvases, while the other length is only the input's; nil if both lengths
    /// are meant.
    package var sweptAxis: LayoutAxis?
    /// By how many points sizes that views only have while they are designed are larger than recorded.
    package var designGrowth: CGFloat = 0
    /// Whether cells are as high as their contents, as in an app, also on the canvas that they were designed on.
    package var measuresCells = false
    /// Replaces the input's orientation; swaps the sides of a canvas in another orientation.
    package var orientation: Canvas.Orientation?
    /// Replaces the input's keyboard.
    package var keyboard: KeyboardState?
    /// Replaces the input's layout direction.
    package var layoutDirection: LayoutDirection?
    /// The Dynamic Type size.
    package var contentSizeCategory: ContentSizeCategory?
    /// The id of a state; nil for the document without a state.
    package var state: String?

    /// Changes that aren't written in the input.
    package var edits: [LayoutEdit] = []

    /// The fonts of the project that the input belongs to; nil if they weren't looked for.
    package var fonts: ProjectFonts?

    /// Creates options with the given settings; none by default.
    package init(
        device: Device? = nil, size: CGSize? = nil, orientation: Canvas.Orientation? = nil,
        keyboard: KeyboardState? = nil, layoutDirection: LayoutDirection? = nil, state: String? = nil
    ) {
        self.device = device
        self.size = size
        self.orientation = orientation
        self.keyboard = keyboard
        self.layoutDirection = layoutDirection
        self.state = state
    }
}
