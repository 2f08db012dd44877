import Foundation
import Solver
import TextMetrics

/// Text on one or more lines that doesn't scroll.
open class Label: View {
    package override var className: String { declaredClassName ?? "UILabel" }

    /// The text, which may contain line breaks; nil counts as empty.
    open var text: String? {
        didSet {
            fontRuns = []
            contentChanged()
        }
    }
    /// Nil for the default font of labels, the system font at 17 points.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = UIFont(Font(size: 17)) {
        didSet {
            fontRuns = []
            contentChanged()
        }
    }
    /// The parts of attributed text in several fonts; empty for text in one. Another text or font removes them.
    package var fontRuns: [FontRun] = [] { didSet { if fontRuns != oldValue { contentChanged() } } }
    /// The alignment of lines; it doesn't affect the size.
    open var textAlignment = NSTextAlignment.natural { didSet { invalidateIntrinsicContentSize() } }
    /// How text is shown that doesn't fit.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { contentChanged() } }
    /// The extra distance between lines, in points; set by a paragraph style in attributed text.
    package var lineSpacing: CGFloat = 0 { didSet { contentChanged() } }
    /// The height of lines, set by a paragraph style in attributed text.
    package var lineHeight = LineHeight() { didSet { contentChanged() } }
    /// The maximum number of lines; 0 for no limit.
    open var numberOfLines = 1 { didSet { contentChanged() } }
    /// The factor down to which the font shrinks where the text is too wide; layouts ignore it.
    package var smallestTextScale: CGFloat = 1
    /// How to round the height to whole points, as Interface Builder does for some labels of one line.
    package var heightRounding: FloatingPointRoundingRule? { didSet { contentChanged() } }
    /// Whether both lengths are rounded up to whole points in place of pixels, as on Interface Builder's canvas.
    package var measuresInPoints = false { didSet { contentChanged() } }
    /// The size at design time of a label of a custom class on as few lines as possible, in points; nil for the size of its
    /// text.
    package var unwrappedSize: CGSize? { didSet { contentChanged() } }
    /// The height of a line at design time in the font that a custom class gives the label, in points; nil for its own font.
    package var designTimeLineHeight: CGFloat? { didSet { invalidateIntrinsicContentSize() } }
    /// Whether its text, once it breaks into lines, is as wide as the width at which they break, and not only as the widest line.
    package var fillsWidthOfLines = false { didSet { contentChanged() } }
    /// What a shadow or a custom class adds to the size of the text, in points.
    package var padding = CGSize.zero { didSet { contentChanged() } }
    /// The width at which lines break, in points; 0 for the width that layout determines.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    /// The width from the last round of the current layout; nil before the first.
    private var solvedWidth: CGFloat?
    private var sizes = MeasuredSizes()

    private func contentChanged() {
        sizes.removeAll()
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        let size = textSize
        return CGSize(width: size.width + padding.width, height: size.height + padding.height)
    }

    /// The width at which lines break: the one that is preferred, else that of the last round; nil for none.
    package var breakingWidth: CGFloat? {
        guard numberOfLines != 1 else { return nil }
        return preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : solvedWidth
    }

    private var textSize: CGSize {
        guard let content, !content.string.isEmpty else { return unwrappedSize ?? .zero }
        if numberOfLines != 1, preferredMaxLayoutWidth > 0 {
            return size(of: content, fitting: preferredMaxLayoutWidth)
        }
        let natural = size(of: content, fitting: .infinity)
        guard numberOfLines != 1, let solvedWidth, solvedWidth < natural.width else { return natural }
        return size(of: content, fitting: solvedWidth)
    }

    /// Returns the size of the text broken at the given width, in points; a width of 0 means no line breaks.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        if intrinsicContentSizeOverride != nil { return super.sizeThatFits(size) }
        return textSize(fitting: size)
    }

    /// Returns the size of the text alone, in points, whatever a subclass makes of it.
    package final func textSize(fitting size: CGSize) -> CGSize {
        guard let content, !content.string.isEmpty else { return .zero }
        let isWrapped = numberOfLines != 1 && size.width > 0
        return self.size(of: content, fitting: isWrapped ? size.width : .infinity)
    }

    private func size(of content: ControlText, fitting width: CGFloat) -> CGSize {
        if let size = sizes.size(fitting: width, with: content.measurer) { return size }
        let size = measuredSize(of: content, fitting: width)
        sizes.add(size, fitting: width, with: content.measurer)
        return size
    }

    private func measuredSize(of content: ControlText, fitting width: CGFloat) -> CGSize {
        let text = labelText(of: content)
        let size = text.size(fitting: Double(width))
        let isFilled =
            fillsWidthOfLines && width < .infinity && Double(width) < text.size(fitting: .infinity).width
        return CGSize(width: isFilled ? max(width, size.width) : size.width, height: size.height)
    }

    package override var shownText: LabelText? { content.map(labelText) }

    private func labelText(of content: ControlText) -> LabelText {
        var text = LabelText(content.string, font: content.font, measurer: content.measurer)
        text.fontRuns = content.fontRuns
        text.maximumLines = numberOfLines
        text.lineBreakMode = lineBreakMode.ofLines
        text.lineSpacing = Double(lineSpacing)
        text.lineHeight = lineHeight
        text.heightRounding = heightRounding
        text.unwrappedSize = unwrappedSize.map {
            TextSize(width: Double($0.width), height: Double($0.height))
        }
        return text
    }

    override func prepareForLayout(with budget: WorkBudget) {
        if sizes.isEmpty { super.prepareForLayout(with: budget) }
        solvedWidth = nil
    }

    /// Whether its height depends on the width that layout determines.
    package var wrapsAtSolvedWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// Breaks lines at the width that layout determined, and updates the content size accordingly.
    package override func updateIntrinsicContentSize(for alignmentSize: CGSize) -> Bool {
        guard wrapsAtSolvedWidth else { return false }
        // A width that differs by rounding alone would ask for another round, which may differ by rounding too.
        if let solvedWidth, abs(solvedWidth - alignmentSize.width) < Self.rounding { return false }
        let before = intrinsicContentSize
        solvedWidth = alignmentSize.width
        return intrinsicContentSize != before
    }

    override var adaptsContentToWidth: Bool { numberOfLines != 1 && intrinsicContentSizeOverride == nil }

    package override var brokenTextLength: Int {
        (text?.lengthToMeasure ?? 0) + Self.bytesPerFontRun * fontRuns.count
    }

    /// The number of bytes of a text whose measuring takes as long as preparing another font.
    private static let bytesPerFontRun = 100

    override func contentAdaptation(to alignmentSize: CGSize, isFollowed: Bool) -> TextAdaptation {
        guard adaptsContentToWidth, let content, !content.string.isEmpty else { return .constant }
        let width = Double(wrapsAtSolvedWidth ? alignmentSize.width : preferredMaxLayoutWidth)
        let natural = Double(size(of: content, fitting: .infinity).width)
        guard width < natural else {
            var adaptation = TextAdaptation.constant
            if wrapsAtSolvedWidth { adaptation.limit(to: natural...(.infinity)) }
            return adaptation
        }
        // Without any width, one line is measured, whatever is known of wider ones.
        guard width >= Self.rounding else {
            var adaptation = TextAdaptation.constant
            adaptation.limit(to: 0...Self.rounding)
            return adaptation
        }
        let scale = labelText(of: content).textScale
        var adaptation = content.adaptation(
            to: width / scale, maximumLines: numberOfLines, lineBreakMode: lineBreakMode.ofLines,
            isFollowed: isFollowed)
        adaptation.widths = adaptation.widths.lowerBound * scale...adaptation.widths.upperBound * scale
        if fillsWidthOfLines { adaptation.followsWidth = true }
        if wrapsAtSolvedWidth {
            adaptation.limit(to: Self.rounding...natural)
            sizes.add(size(of: content, fitting: width), over: adaptation, with: content.measurer)
        } else {
            adaptation.widths = TextAdaptation.constant.widths
            adaptation.followsWidth = false
        }
        return adaptation
    }

    override var hasFixedBaselines: Bool { true }

    /// Whether another text can have another baseline: its fonts, or its lines, are other ones.
    var hasBaselineOfText: Bool { !fontRuns.isEmpty || designTimeLineHeight != nil }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        shownContent.map { $0.firstBaseline + $0.surplus(of: lineHeight) } ?? 0
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        shownContent.map { $0.lineHeight - $0.firstBaseline } ?? 0
    }

    package override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        var text = content?.solvedText(
            in: size.width, maximumLines: numberOfLines, alignment: textAlignment.ofLines,
            lineBreakMode: lineBreakMode.ofLines)
        // Only a single line shrinks.
        if numberOfLines == 1 { text?.smallestScale = Double(smallestTextScale) }
        return text
    }

    /// The text in the font that a custom class gives it: the one whose lines are as tall as its size at design time.
    private var shownContent: ControlText? {
        guard let content, let height = designTimeLineHeight, content.fontRuns.isEmpty,
            !content.string.contains(where: \.isNewline)
        else { return content }
        return content.withLines(ofHeight: height)
    }

    /// Widths in points that differ by less are the same to the solver.
    private static let rounding = LabelText.widthTolerance

    private var content: ControlText? {
        text.map {
            ControlText(
                $0, font: font?.font ?? Font(size: 17), fontRuns: fontRuns, of: self,
                pushesOutWords: controlDesign.pushesOutWords, measuresInPoints: measuresInPoints)
        }
    }
}
