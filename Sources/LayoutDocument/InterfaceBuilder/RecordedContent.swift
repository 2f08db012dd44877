import Engine
import Foundation

/// The size that a view was recorded with, to stand in for the size that its content is measured to have.
struct RecordedContent {
    private let view: View
    /// Nil where the view has no content that is measured.
    private let size: CGSize?

    init(_ recorded: RecordedFrame) {
        view = recorded.view
        size = Self.size(of: recorded)
    }

    /// The size of the recorded frame's alignment rectangle, on the axes where the content has one. What the document says
    /// itself of the content's size isn't measured; a plain view in a stack view has on both axes the size that only the
    /// canvas knew.
    private static func size(of recorded: RecordedFrame) -> CGSize? {
        let view = recorded.view
        let insets = view.alignmentRectInsets
        let width = max(0, recorded.frame.width - insets.left - insets.right)
        let height = max(0, recorded.frame.height - insets.top - insets.bottom)
        guard view.intrinsicContentSizeOverride == nil else { return nil }
        guard view.sizeWhereOpen == .zero else { return CGSize(width: width, height: height) }
        let (content, none) = (view.intrinsicContentSize, View.noIntrinsicMetric)
        guard content.width != none || content.height != none else { return nil }
        return CGSize(
            width: content.width == none ? none : width,
            height: content.height == none ? none : height)
    }

    /// Makes the recorded size that of the content.
    func apply() {
        if let size { view.intrinsicContentSizeOverride = size }
    }

    /// Undoes `apply`.
    func restore() {
        if size != nil { view.intrinsicContentSizeOverride = nil }
    }
}
