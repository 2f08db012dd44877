import Foundation

extension View {
    /// UIKit's rule for `hitTest(_:with:)`: what is hidden, takes no touches or is at most 1% opaque is passed through, and
    /// so is all in it.
    func foremostView(at point: CGPoint, for event: Event?) -> View? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            let inside = CGPoint(
                x: point.x - subview.frame.minX + subview.bounds.minX,
                y: point.y - subview.frame.minY + subview.bounds.minY)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}
