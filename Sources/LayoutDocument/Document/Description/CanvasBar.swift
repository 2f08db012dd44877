import Engine
import Foundation

/// A bar that a view controller around the layout shows; it adds to the safe area.
public enum CanvasBar: String, Sendable, Hashable, CaseIterable {
    case navigationBar, largeTitle, tabBar

    /// What it takes from the canvas in points, lower on phones on their side.
    ///
    /// Source: the safe areas that Interface Builder records for scenes in navigation and tab bar controllers.
    func height(on canvas: Canvas) -> CGFloat {
        let isCompact = canvas.verticalSizeClass == .compact && canvas.horizontalSizeClass == .compact
        return switch self {
        case .navigationBar: isCompact ? 32 : 44
        // On its side a phone shows no large title.
        case .largeTitle: isCompact ? 32 : 96
        case .tabBar: isCompact ? 32 : 49
        }
    }

    /// Whether it is at the top.
    var isTop: Bool { self != .tabBar }
}
