import Foundation

/// The position of the keyboard.
public enum KeyboardState: Sendable, Hashable {
    case hidden
    /// At the bottom, with the device's default height.
    case docked
    /// At the bottom, covering the given height in points.
    case dockedAt(height: CGFloat)
    /// Floating over an iPad at its last position; keyboard guides that follow undocked keyboards follow it.
    case undocked
    /// Floating over an iPad, at a frame on the canvas in points.
    case floating(frame: CGRect)

    /// Whether only iPads support it.
    public var isUndocked: Bool {
        switch self {
        case .undocked, .floating: true
        case .hidden, .docked, .dockedAt: false
        }
    }
}
