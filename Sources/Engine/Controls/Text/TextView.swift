import Foundation
import Solver
import TextMetrics

/// Editable text on several lines that scrolls.
open class TextView: ScrollView {
    package override var className: String { declaredClassName ?? "UITextView" }

    // Declared as in UIKit.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text; never nil when read.
    open var text: String! = "" { didSet { contentChanged() } }
    /// Nil stands for the font that text views have by default, the system's at 14 points.
    open var font: UIFont? = UIFont(Font(size: 14)) { didSet { contentChanged() } }
    /// The alignment of lines; it doesn't affect the size.
    open var textAlignment = NSTextAlignment.natural { didSet { invalidateIntrinsicContentSize() } }
    /// The insets around the text container, in points.
    open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentChanged() }
    }
    /// The padding of the text container at either end of a line, in points.
    package var lineFragmentPadding: CGFloat = 5 { didSet { contentChanged() } }
    /// Whether the text can be scrolled; a text view that doesn't scroll is as large as its text.
    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    /// As wide as the view and as high as the text with its insets, in points, whatever is set.
    open override var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: size(fitting: bounds.width).height) }
        set { super.contentSize = newValue }
    }
    /// The content's size that was set last, for the observers of subclasses.
    private var placedContentSize = CGSize.zero

    override func placeContent(_ size: CGSize) {
        let current = contentSize
        guard current != placedContentSize else { return }
        placedContentSize = current
        contentSize = current
    }

    /// The rectangle of the text including line fragment padding; it moves as the text scrolls.
    package var textContainerLayoutGuide: LayoutGuide { systemGuide(.textContainer) }

    /// The width from the last round of the current layout; nil before the first.
    private var solvedWidth: CGFloat?
    private var sizes = MeasuredSizes()

    private func contentChanged() {
        sizes.removeAll()
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let natural = size(fitting: .infinity)
        guard let solvedWidth, solvedWidth < natural.width else { return natural }
        return CGSize(width: natural.width, height: size(fitting: solvedWidth).height)
    }

    /// Returns the size of the text and its insets, broken at the given width, in points; a width of 0 means no line
    /// breaks.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if intrinsicContentSizeOverride != nil { return super.sizeThatFits(size) }
        return self.size(fitting: size.width > 0 ? size.width : .infinity)
    }

    override func prepareForLayout(with budget: WorkBudget) {
        if sizes.isEmpty { super.prepareForLayout(with: budget) }
        solvedWidth = nil
    }

    package override func updateIntrinsicContentSize(for alignmentSize: CGSize) -> Bool {
        guard !isScrollEnabled, solvedWidth != alignmentSize.width else { return false }
        let before = intrinsicContentSize
        solvedWidth = alignmentSize.width
        return intrinsicContentSize != before
    }

    override var adaptsContentToWidth: Bool { !isScrollEnabled && intrinsicContentSizeOverride == nil }

    package override var brokenTextLength: Int { text.lengthToMeasure }

    override func contentAdaptation(to alignmentSize: CGSize, isFollowed: Bool) -> TextAdaptation {
        guard adaptsContentToWidth else { return .constant }
        let around = Double(textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding)
        var adaptation = content.adaptation(
            to: max(0, alignmentSize.width - around), maximumLines: 0, lineBreakMode: .wordWrapping,
            isFollowed: isFollowed)
        // The width is always that of the text on one line.
        adaptation.followsWidth = false
        adaptation.widths = adaptation.widths.lowerBound + around...adaptation.widths.upperBound + around
        return adaptation
    }

    /// Returns the size of the text with its insets, in points, with lines broken to fit a width.
    package func size(fitting width: CGFloat) -> CGSize {
        let insets = textContainerInset
        let used = usedSize(inContainer: width - insets.left - insets.right)
        return CGSize(
            width: used.width + insets.left + insets.right, height: used.height + insets.top + insets.bottom)
    }

    /// Returns the size of the text and its line padding in a container of the given width.
    private func usedSize(inContainer width: CGFloat) -> CGSize {
        let (content, lineWidth) = (content, max(0, width - 2 * lineFragmentPadding))
        if let size = sizes.size(fitting: lineWidth, with: content.measurer) { return size }
        let measured = content.measured(fitting: lineWidth, maximumLines: 0)
        let size = CGSize(
            width: measured.size.width + 2 * lineFragmentPadding,
            height: content.textViewHeight(ofLines: max(1, measured.lines.count)))
        sizes.add(size, fitting: lineWidth, with: content.measurer)
        return size
    }

    /// Returns the distances of the scrolled text from the edges of the view.
    func textInsets(in size: CGSize) -> EdgeInsets {
        let insets = textContainerInset
        let container = size.width - insets.left - insets.right
        let used = usedSize(inContainer: container)
        let surplus = container - used.width
        let shift: CGFloat =
            switch textAlignment {
            case .left, .natural, .justified: 0
            case .center: surplus / 2
            case .right: surplus
            }
        let left = insets.left + shift - contentOffset.x
        let top = insets.top - contentOffset.y
        return EdgeInsets(
            top: top, left: left, bottom: size.height - top - used.height,
            right: size.width - left - used.width)
    }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        textContainerInset.top + content.firstBaseline
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        let textHeight = self.size(fitting: size.width).height - textContainerInset.bottom
        return size.height - textHeight + content.lineHeight - content.firstBaseline
    }

    package override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        let width = size.width - textContainerInset.left - textContainerInset.right - 2 * lineFragmentPadding
        var text = content.solvedText(in: max(0, width), maximumLines: 0, alignment: textAlignment.ofLines)
        let insets = textInsets(in: size)
        text.frame = CGRect(
            x: insets.left + lineFragmentPadding, y: insets.top,
            width: size.width - insets.left - insets.right - 2 * lineFragmentPadding,
            height: size.height - insets.top - insets.bottom)
        return text
    }

    /// Returns the rectangle of the insertion point after a prefix of the text, in points. Lines break at the view's
    /// current width.
    package func caretRect(after beginning: String, caretWidth: CGFloat) -> CGRect {
        let insets = textContainerInset
        let lineWidth = max(0, bounds.width - insets.left - insets.right - 2 * lineFragmentPadding)
        let lines = ControlText(beginning, font: font?.font ?? Font(size: 14), of: self)
            .measured(fitting: lineWidth, maximumLines: 0).lines
        let lineHeight = content.textViewHeight(ofLines: 1)
        return CGRect(
            x: insets.left + lineFragmentPadding + (lines.last?.width ?? 0),
            y: insets.top + lineHeight * CGFloat(max(0, lines.count - 1)), width: caretWidth,
            height: lineHeight)
    }

    package override var shownText: LabelText? { content.labelText(maximumLines: 0) }

    private var content: ControlText { ControlText(text ?? "", font: font?.font ?? Font(size: 14), of: self) }
}
