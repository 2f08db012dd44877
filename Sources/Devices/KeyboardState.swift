import Foundation

/// Where the keyboard is.
public enum KeyboardState: Sendable, Hashable {
    case hidden
    /// At the bottom, with the device's usual height.
    case docked
    /// At the bottom, covering the given height in points.
    case dockedAt(height: CGFloat)
    /// Floating over an iPad, where its user last left it: keyboard guides follow it if they are asked to.
    case undocked
    /// Floating over an iPad, at a frame on the canvas in points.
    case floating(frame: CGRect)

    /// Whether it takes an iPad.
    public var isUndocked: Bool {
        switch self {
        case .undocked, .floating: true
        case .hidden, .docked, .dockedAt: false
        }
    }
}
