import Engine
import Foundation

/// A model of iPhone or iPad, as far as its screen bears on layout; all lengths are points.
public struct Device: Sendable, Hashable {
    /// What UIKit calls the user interface idiom.
    public enum Idiom: String, Sendable, Hashable {
        case phone, pad
    }

    /// The name it is sold under, such as "iPhone 15 Pro".
    public var name: String
    public var idiom: Idiom
    /// Interface Builder's name of the screen, which models share, such as "retina6_12"; nil if it has none.
    public var interfaceBuilderName: String?
    /// Held upright.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var portraitSafeAreaInsets: EdgeInsets
    public var landscapeSafeAreaInsets: EdgeInsets
    /// What the docked keyboard usually covers from the bottom, home indicator and suggestions included.
    public var portraitKeyboardHeight: CGFloat
    public var landscapeKeyboardHeight: CGFloat

    /// A device; see the properties.
    public init(
        name: String, idiom: Idiom, interfaceBuilderName: String?, size: CGSize, scale: CGFloat,
        portraitSafeAreaInsets: EdgeInsets, landscapeSafeAreaInsets: EdgeInsets,
        portraitKeyboardHeight: CGFloat, landscapeKeyboardHeight: CGFloat
    ) {
        self.name = name
        self.idiom = idiom
        self.interfaceBuilderName = interfaceBuilderName
        self.size = size
        self.scale = scale
        self.portraitSafeAreaInsets = portraitSafeAreaInsets
        self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
        self.portraitKeyboardHeight = portraitKeyboardHeight
        self.landscapeKeyboardHeight = landscapeKeyboardHeight
    }

    /// The whole screen as a canvas.
    /// - Parameter keyboard: its height is the device's usual one unless the state gives another.
    public func canvas(
        orientation: Canvas.Orientation = .portrait, layoutDirection: LayoutDirection = .leftToRight,
        keyboard: KeyboardState = .hidden, contentSizeCategory: String = "large"
    ) -> Canvas {
        let isPortrait = orientation == .portrait
        return Canvas(
            size: isPortrait ? size : CGSize(width: size.height, height: size.width), scale: scale,
            safeAreaInsets: isPortrait ? portraitSafeAreaInsets : landscapeSafeAreaInsets,
            layoutDirection: layoutDirection,
            keyboardHeight: keyboardHeight(keyboard, orientation: orientation), device: name,
            orientation: orientation, contentSizeCategory: contentSizeCategory)
    }

    /// What a keyboard covers from the bottom of the screen; nil where it isn't docked.
    public func keyboardHeight(_ keyboard: KeyboardState, orientation: Canvas.Orientation) -> CGFloat? {
        switch keyboard {
        case .hidden, .undocked: nil
        case .docked: orientation == .portrait ? portraitKeyboardHeight : landscapeKeyboardHeight
        case .dockedAt(let height): height
        }
    }
}
