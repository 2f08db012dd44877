import Foundation

extension View {
    /// The safe area that follows from the frames of the last layout.
    ///
    /// - Complexity: O(depth).
    var currentSafeAreaInsets: EdgeInsets {
        guard let superview else {
            return (host?.canvas.safeAreaInsets ?? .zero) + additionalSafeAreaInsets
        }
        let distances = EdgeInsets(from: frame, to: superview.bounds)
        var inherited = superview.currentSafeAreaInsets.inherited(at: distances)
        // As in a layout: a scroll view insets its content by its own safe area.
        if superview is ScrollView { (inherited.top, inherited.bottom) = (0, 0) }
        return inherited + additionalSafeAreaInsets
    }

    /// Returns the intrinsic content size, with missing dimensions taken from another size.
    func contentSize(orElse size: CGSize) -> CGSize {
        let content = intrinsicContentSize
        return CGSize(
            width: content.width == View.noIntrinsicMetric ? size.width : content.width,
            height: content.height == View.noIntrinsicMetric ? size.height : content.height)
    }
}
