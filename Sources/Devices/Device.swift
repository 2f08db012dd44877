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
        let isUpright = !orientation.isLandscape
        var canvas = Canvas(
            size: isUpright ? size : CGSize(width: size.height, height: size.width), scale: scale,
            safeAreaInsets: isUpright ? portraitSafeAreaInsets : landscapeSafeAreaInsets,
            layoutDirection: layoutDirection,
            keyboardHeight: keyboardHeight(keyboard, orientation: orientation), device: name,
            orientation: orientation, contentSizeCategory: contentSizeCategory)
        canvas.floatingKeyboardFrame = floatingKeyboardFrame(keyboard, on: canvas)
        return canvas
    }

    /// What a keyboard covers from the bottom of the screen; nil where it isn't docked.
    public func keyboardHeight(_ keyboard: KeyboardState, orientation: Canvas.Orientation) -> CGFloat? {
        switch keyboard {
        case .hidden, .undocked, .floating: nil
        case .docked: orientation.isLandscape ? landscapeKeyboardHeight : portraitKeyboardHeight
        case .dockedAt(let height): height
        }
    }

    /// Where a keyboard floats; nil where it doesn't, as on every phone.
    ///
    /// Where nothing says otherwise, it is as large as a phone's of 320 points and lies in the lower right corner, 20
    /// points from the edges of the safe area.
    public func floatingKeyboardFrame(_ keyboard: KeyboardState, on canvas: Canvas) -> CGRect? {
        guard idiom == .pad else { return nil }
        switch keyboard {
        case .hidden, .docked, .dockedAt: return nil
        case .floating(let frame): return frame
        case .undocked:
            let (size, insets) = (CGSize(width: 320, height: 253), canvas.safeAreaInsets)
            return CGRect(
                x: canvas.size.width - insets.right - 20 - size.width,
                y: canvas.size.height - insets.bottom - 20 - size.height, width: size.width,
                height: size.height)
        }
    }

    /// Whether apps can be used on it this way up: phones without a home button know no upside down.
    public func supports(_ orientation: Canvas.Orientation) -> Bool {
        orientation != .portraitUpsideDown || idiom == .pad || portraitSafeAreaInsets.bottom == 0
    }
}
