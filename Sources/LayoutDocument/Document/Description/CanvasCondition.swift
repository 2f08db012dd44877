import Engine
import Foundation

/// The traits that a canvas must have for a constraint to be active; nil for any.
package struct CanvasCondition: Sendable, Hashable {
    /// The words of orientations, one of which must be the canvas's; `landscape` matches both landscape
    /// orientations.
    package var orientations: [String]?
    /// The horizontal size class the canvas must have.
    package var horizontalSizeClass: Canvas.SizeClass?
    /// The vertical size class the canvas must have.
    package var verticalSizeClass: Canvas.SizeClass?
    /// The layout direction the canvas must have.
    package var layoutDirection: LayoutDirection?
    /// The required position of the keyboard.
    package var keyboard: KeyboardWord?

    /// The position of the keyboard as one word.
    package enum KeyboardWord: String, Sendable, Hashable, CaseIterable {
        case hidden, docked, undocked
    }

    /// Creates a condition that every canvas meets.
    package init() {}

    /// Returns whether a canvas meets the condition.
    package func holds(on canvas: Canvas) -> Bool {
        let shape: Canvas.Orientation = canvas.size.width > canvas.size.height ? .landscape : .portrait
        let orientation = canvas.orientation ?? shape
        if let orientations, !orientations.contains(where: { Self.isMet($0, by: orientation) }) {
            return false
        }
        if let horizontalSizeClass, horizontalSizeClass != canvas.horizontalSizeClass { return false }
        if let verticalSizeClass, verticalSizeClass != canvas.verticalSizeClass { return false }
        if let layoutDirection, layoutDirection != canvas.layoutDirection { return false }
        if let keyboard, keyboard != Self.keyboard(of: canvas) { return false }
        return true
    }

    private static func isMet(_ word: String, by orientation: Canvas.Orientation) -> Bool {
        word == "landscape" ? orientation.isLandscape : Canvas.Orientation(word: word) == orientation
    }

    private static func keyboard(of canvas: Canvas) -> KeyboardWord {
        if canvas.floatingKeyboardFrame != nil { return .undocked }
        return canvas.keyboardHeight == nil ? .hidden : .docked
    }
}
