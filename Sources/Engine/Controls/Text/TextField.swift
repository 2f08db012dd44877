import Foundation

/// A line of text to be edited.
open class TextField: Control {
    /// What is drawn around the text.
    public enum BorderStyle: String, Sendable, Hashable, CaseIterable {
        case none, line, bezel, roundedRect
    }

    open override var className: String { declaredClassName ?? "UITextField" }

    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    /// Nil stands for the font that text fields have by default, the system's at 17 points.
    open var font: Font? = Font(size: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textAlignment = TextAlignment.natural { didSet { invalidateIntrinsicContentSize() } }
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }

    /// What a rounded border leaves free at either end, in points.
    private static let borderPadding: CGFloat = 7
    /// What a rounded border leaves free above and below a line too tall for the usual height, in points.
    private static let leastVerticalPadding: CGFloat = 4

    open override var intrinsicContentSize: CGSize {
        if let intrinsicContentSizeOverride { return intrinsicContentSizeOverride }
        let widths = [text, placeholder].compactMap { $0 }.map { content($0).wholeWidth }
        let textWidth = widths.max() ?? 0
        guard borderStyle == .roundedRect else { return CGSize(width: textWidth, height: unborderedHeight) }
        let height = max(
            controlDesign.borderedTextFieldHeight,
            content("").wholeLineHeight + 2 * Self.leastVerticalPadding)
        return CGSize(width: textWidth + 2 * Self.borderPadding, height: height)
    }

    private var unborderedHeight: CGFloat {
        let line = content("")
        if controlDesign.hasWholeTextFieldHeight { return line.wholeLineHeight }
        let padding = (controlDesign.textFieldPadding * displayScale).rounded(.up) / displayScale
        return line.lineHeight + padding
    }

    open override var hasCentredBaseline: Bool { true }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        baseline(in: size.height)
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        size.height - baseline(in: size.height)
    }

    private func baseline(in height: CGFloat) -> CGFloat {
        content("").centredBaseline(in: height, lineHeight: content("").lineHeight)
    }

    open override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        let shown = text?.isEmpty == false ? text : placeholder
        return shown.map {
            content($0).solvedText(in: size.width, maximumLines: 1, alignment: textAlignment)
        }
    }

    private func content(_ string: String) -> ControlText {
        ControlText(string, font: font ?? Font(size: 17), of: self)
    }
}
