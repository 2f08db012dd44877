import Devices
import Engine
import Foundation
import TextMetrics

/// Settings that override those of the input; nil keeps the input's.
public struct SceneOptions: Sendable, Hashable {
    /// Replaces the input's device or size.
    public var device: Device?
    /// A canvas of this size in points, without a device.
    public var size: CGSize?
    /// A canvas of this size in points that keeps everything else, including the safe area.
    public var resized: CGSize?
    /// Replaces the input's orientation; swaps the sides of a canvas in another orientation.
    public var orientation: Canvas.Orientation?
    /// Replaces the input's keyboard.
    public var keyboard: KeyboardState?
    /// Replaces the input's layout direction.
    public var layoutDirection: LayoutDirection?
    /// The Dynamic Type size.
    public var contentSizeCategory: ContentSizeCategory?
    /// The id of a state; nil for the document without a state.
    public var state: String?

    /// The fonts of the project that the input belongs to; nil if they weren't looked for.
    public var fonts: ProjectFonts?

    /// Creates options with the given settings; none by default.
    public init(
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
