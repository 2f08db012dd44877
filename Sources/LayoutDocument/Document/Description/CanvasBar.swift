import Engine
import Foundation

/// A bar that a container view controller shows around the layout and that adds to the safe area.
package enum CanvasBar: String, Sendable, Hashable, CaseIterable {
    case navigationBar, largeTitle, tabBar

    /// Returns the height that it takes from the canvas in points, less on phones in landscape.
    ///
    /// Source: the safe areas that Interface Builder records for scenes in navigation and tab bar controllers; of iPads since
    /// iOS 12, "iPad Navigation Bar and Toolbar Height Changes in iOS 12" (hacknicity.medium.com).
    func height(on canvas: Canvas) -> CGFloat {
        let isCompact = canvas.verticalSizeClass == .compact && canvas.horizontalSizeClass == .compact
        return switch self {
        case .navigationBar: isCompact ? 32 : canvas.isPad ? 50 : 44
        // Phones in landscape don't show large titles.
        case .largeTitle: isCompact ? 32 : canvas.isPad ? 102 : 96
        case .tabBar: isCompact ? 32 : canvas.isPad ? 50 : 49
        }
    }

    /// Whether it is a bar at the top.
    var isTop: Bool { self != .tabBar }
}
