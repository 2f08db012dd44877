import Devices
import Engine
import Foundation

/// The canvas settings of a document or a state; nil for those that it doesn't specify.
public struct CanvasDescription: Sendable, Equatable {
    /// The name of a device, which provides defaults for all other settings.
    public var device: String?
    /// The orientation of the device.
    public var orientation: Canvas.Orientation?
    /// The size in points, which replaces the device's.
    public var size: CGSize?
    /// The insets in points, which replace the device's.
    public var safeAreaInsets: InsetsDescription?
    /// Pixels per point.
    public var scale: Double?
    /// Left to right or right to left.
    public var layoutDirection: LayoutDirection?
    /// Hidden, docked at the bottom, or floating.
    public var keyboard: KeyboardState?
    /// The position of `keyboard` in the text.
    public var keyboardPosition: SourcePosition?
    /// The position of `orientation` in the text.
    public var orientationPosition: SourcePosition?
    /// Replaces the bars set before; an empty array removes them.
    public var bars: [CanvasBar]?
    /// The Dynamic Type size by UIKit's name.
    public var contentSizeCategory: String?

    /// Creates a description without settings.
    public init() {}
}
