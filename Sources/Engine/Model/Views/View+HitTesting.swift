import Foundation

extension View {
    /// Finds a view by UIKit's rule for `hitTest(_:with:)`: views that are hidden, don't accept touches or are at
    /// most 1% opaque are skipped with their descendants.
    func foremostView(at point: CGPoint, for event: Event?) -> View? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            let inside = point.applying(subview.transformToSuperview.inverted())
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}
