import Foundation

/// Lines of text that can be scrolled and edited.
open class TextView: ScrollView {
    open override var className: String { declaredClassName ?? "UITextView" }

    public var text = ""
    public var font = Font(size: 14)
    public var textAlignment = TextAlignment.natural
    /// Around the text container, in points.
    public var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// What the container leaves free at either end of a line, in points.
    public var lineFragmentPadding: CGFloat = 5
    /// A text view that doesn't scroll is as large as its text.
    public var isScrollEnabled = true

    /// The width that the last round of this layout gave it; nil before the first.
    private var solvedWidth: CGFloat?

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let natural = size(fitting: .infinity)
        guard let solvedWidth, solvedWidth < natural.width else { return natural }
        return CGSize(width: natural.width, height: size(fitting: solvedWidth).height)
    }

    open override func updateConstraints() {
        solvedWidth = nil
    }

    open override func updateIntrinsicContentSize(for alignmentSize: CGSize) -> Bool {
        guard !isScrollEnabled, solvedWidth != alignmentSize.width else { return false }
        let before = intrinsicContentSize
        solvedWidth = alignmentSize.width
        return intrinsicContentSize != before
    }

    /// The size of the text with the insets around it, in points, its lines broken to fit a width.
    public func size(fitting width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let around = insets.left + insets.right + 2 * lineFragmentPadding
        let size = content.size(fitting: max(0, width - around), maximumLines: 0)
        return CGSize(width: size.width + around, height: size.height + insets.top + insets.bottom)
    }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        textContainerInset.top + content.firstBaseline
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        let textHeight = self.size(fitting: size.width).height - textContainerInset.bottom
        return size.height - textHeight + content.lineHeight - content.firstBaseline
    }

    open override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        let insets = textContainerInset
        let width = size.width - insets.left - insets.right - 2 * lineFragmentPadding
        return content.solvedText(in: max(0, width), maximumLines: 0, alignment: textAlignment)
    }

    private var content: ControlText { ControlText(text, font: font, of: self) }
}
