import Foundation

/// A view that shows part of a larger content.
///
/// Its `contentLayoutGuide` is the content's rectangle, its `frameLayoutGuide` its own frame's; edges of what is inside
/// it that are bound to the scroll view itself mean the content's.
open class ScrollView: View {
    open override var className: String { declaredClassName ?? "UIScrollView" }

    public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }
    public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

    /// The point of the content that is at the scroll view's origin, in points.
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The content's size as of the last layout, in points.
    public internal(set) var contentSize: CGSize = .zero

    /// A scroll view cuts what reaches beyond it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// A scroll view as an archive has it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }
}
