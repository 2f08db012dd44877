import Foundation

/// Where the keyboard is.
public enum KeyboardState: Sendable, Hashable {
    case hidden
    /// At the bottom, with the device's usual height.
    case docked
    /// At the bottom, covering the given height in points.
    case dockedAt(height: CGFloat)
    /// Floating on an iPad: keyboard guides don't follow it and stay where they are with a hidden keyboard.
    case undocked
}
