import Devices
import Engine
import Foundation

/// The canvas settings of a document or a state; nil for those that it doesn't specify.
package struct CanvasDescription: Sendable, Equatable {
    /// The name of a device, which provides defaults for all other settings.
    package var device: String?
    /// The orientation of the device.
    package var orientation: Canvas.Orientation?
    /// The size in points, which replaces the device's.
    package var size: CGSize?
    /// The insets in points, which replace the device's.
    package var safeAreaInsets: InsetsDescription?
    /// Pixels per point.
    package var scale: Double?
    /// Left to right or right to left.
    package var layoutDirection: LayoutDirection?
    /// Hidden, docked at the bottom, or floating.
    package var keyboard: KeyboardState?
    /// The position of `keyboard` in the text.
    package var keyboardPosition: SourcePosition?
    /// The position of `orientation` in the text.
    package var orientationPosition: SourcePosition?
    /// Replaces the bars set before; an empty array removes them.
    package var bars: [CanvasBar]?
    /// The Dynamic Type size by UIKit's name.
    package var contentSizeCategory: String?

    /// Creates a description without settings.
    package init() {}
}
