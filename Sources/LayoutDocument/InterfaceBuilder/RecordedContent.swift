import Engine
import Foundation

/// The recorded size of a view, which can replace the measured size of its content.
struct RecordedContent {
    private let view: View
    /// The recorded size; nil if the view has no measured content.
    private let size: CGSize?
    /// The content size that the view had before.
    private let override: CGSize?

    init(_ recorded: RecordedFrame) {
        view = recorded.view
        override = recorded.view.intrinsicContentSizeOverride
        size = Self.size(of: recorded)
    }

    /// Returns the size of the recorded frame's alignment rectangle, on the axes on which the content has a size; nil
    /// if the document sets the content size itself, so that it isn't measured. A plain view in a stack view has a
    /// size on both axes, which only Interface Builder's canvas knew, and so has a stack view without views.
    private static func size(of recorded: RecordedFrame) -> CGSize? {
        let view = recorded.view
        let insets = view.alignmentRectInsets
        let width = max(0, recorded.frame.width - insets.left - insets.right)
        let height = max(0, recorded.frame.height - insets.top - insets.bottom)
        // How tall a toolbar is depends on the version of Interface Builder.
        guard view.intrinsicContentSizeOverride == nil || view is Toolbar else { return nil }
        let isEmptyStack = (view as? StackView)?.arrangedSubviews.isEmpty == true
        guard view.sizeWhereOpen == .zero, !isEmptyStack else { return CGSize(width: width, height: height) }
        let (content, none) = (view.intrinsicContentSize, View.noIntrinsicMetric)
        guard content.width != none || content.height != none else { return nil }
        return CGSize(
            width: content.width == none ? none : width,
            height: content.height == none ? none : height)
    }

    /// Replaces the content size by the recorded one.
    func apply() {
        if let size { view.intrinsicContentSizeOverride = size }
    }

    /// Reverts `apply`.
    func restore() {
        if size != nil { view.intrinsicContentSizeOverride = override }
    }
}
