import Devices
import Engine
import Foundation

/// What a document or a state says about the canvas; nil where it says nothing.
public struct CanvasDescription: Sendable, Equatable {
    public var device: String?
    public var orientation: Canvas.Orientation?
    public var size: CGSize?
    public var safeAreaInsets: InsetsDescription?
    public var scale: Double?
    public var layoutDirection: LayoutDirection?
    public var keyboard: KeyboardState?
    /// Where the keyboard stands in the text.
    public var keyboardPosition: SourcePosition?
    public var orientationPosition: SourcePosition?
    /// In place of those said before; where empty, none.
    public var bars: [CanvasBar]?
    public var contentSizeCategory: String?

    /// Says nothing.
    public init() {}
}
