import LayoutValues
import Foundation

/// A model of iPhone or iPad with the properties of its screen that affect layout; all lengths are points.
public struct Device: Sendable, Hashable {
    /// The kind of device, UIKit's user interface idiom.
    public enum Idiom: String, Sendable, Hashable {
        case phone, pad
    }

    /// The name under which it is sold, such as "iPhone 15 Pro".
    public var name: String
    /// Whether it is an iPhone or an iPad.
    public var idiom: Idiom
    /// Interface Builder's name for the screen, which several models share, such as "retina6_12"; nil if it has none.
    public var interfaceBuilderName: String?
    /// The size in portrait orientation, in points.
    public var size: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// The insets in points, without any bars.
    public var portraitSafeAreaInsets: EdgeInsets
    /// The insets in points, without any bars; the same for both landscape orientations.
    public var landscapeSafeAreaInsets: EdgeInsets
    /// The usual height of a docked keyboard from the bottom of the screen in points, including home
    /// indicator and suggestions.
    public var portraitKeyboardHeight: CGFloat
    /// The same in landscape, in points.
    public var landscapeKeyboardHeight: CGFloat

    /// Creates a device.
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

    /// Returns the whole screen as a canvas. A docked `keyboard` has the device's default height unless the state
    /// specifies another.
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

    /// Returns the height of a docked keyboard from the bottom of the screen in points; nil if it isn't docked.
    public func keyboardHeight(_ keyboard: KeyboardState, orientation: Canvas.Orientation) -> CGFloat? {
        switch keyboard {
        case .hidden, .undocked, .floating: nil
        case .docked: orientation.isLandscape ? landscapeKeyboardHeight : portraitKeyboardHeight
        case .dockedAt(let height): height
        }
    }

    /// Returns the frame of a floating keyboard on the canvas in points; nil if it isn't floating, and always on
    /// phones.
    ///
    /// By default, it has the size of a keyboard on a phone 320 points wide, and is in the lower right corner, 20
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

    /// Returns whether apps can use an orientation: phones without a home button don't support upside down.
    public func supports(_ orientation: Canvas.Orientation) -> Bool {
        orientation != .portraitUpsideDown || idiom == .pad || portraitSafeAreaInsets.bottom == 0
    }
}
