import Devices
import Engine
import Foundation

/// What a caller wants otherwise than the input says; nil leaves it as the input has it.
public struct SceneOptions: Sendable, Hashable {
    /// In place of the input's device or size.
    public var device: Device?
    /// In points; a canvas of this size and no device.
    public var size: CGSize?
    /// In points; a canvas of this size with everything else, the safe area too, as the input has it.
    public var resized: CGSize?
    public var orientation: Canvas.Orientation?
    public var keyboard: KeyboardState?
    public var layoutDirection: LayoutDirection?
    /// The Dynamic Type size.
    public var contentSizeCategory: ContentSizeCategory?
    /// The id of one state, `nil` for the document as it stands.
    public var state: String?

    /// No wish at all, or the given ones.
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
