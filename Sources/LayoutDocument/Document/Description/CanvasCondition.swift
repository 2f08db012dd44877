import Engine
import Foundation

/// What a canvas must be like for a constraint to bear on the layout; nil where anything will do.
public struct CanvasCondition: Sendable, Hashable {
    /// Words of orientations, of which one must be the canvas's; `landscape` is either way round.
    public var orientations: [String]?
    public var horizontalSizeClass: Canvas.SizeClass?
    public var verticalSizeClass: Canvas.SizeClass?
    public var layoutDirection: LayoutDirection?
    public var keyboard: KeyboardWord?

    /// Where a keyboard is, in one word.
    public enum KeyboardWord: String, Sendable, Hashable, CaseIterable {
        case hidden, docked, undocked
    }

    /// Asks for nothing.
    public init() {}

    /// Whether a canvas is as it must be.
    public func holds(on canvas: Canvas) -> Bool {
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
