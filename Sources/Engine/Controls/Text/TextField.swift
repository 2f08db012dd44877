import Foundation
import TextMetrics

/// One line of editable text.
open class TextField: Control {
    /// The border around the text, with UIKit's raw values.
    public enum BorderStyle: Int, Sendable, Hashable, CaseIterable {
        case none, line, bezel, roundedRect
    }

    package override var className: String { declaredClassName ?? "UITextField" }

    /// The text entered; nil or empty shows the placeholder.
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// The text of an empty field.
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    /// Nil for the default font of text fields, the system font at 17 points.
    open var font: UIFont? = UIFont(Font(size: 17)) { didSet { invalidateIntrinsicContentSize() } }
    /// The alignment of the text; it doesn't affect the size.
    open var textAlignment = NSTextAlignment.natural { didSet { invalidateIntrinsicContentSize() } }
    /// The border, which determines the height and the space around the text.
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }

    /// Whether dots are shown for the text, as for passwords.
    package var concealsText = false { didSet { invalidateIntrinsicContentSize() } }

    /// What a rounded border adds to the width of the text at either end, in points.
    private static let borderPadding: CGFloat = 14
    /// The space above and below a line that is too tall for the default height of a rounded border, in points.
    private static let leastVerticalPadding: CGFloat = 4

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? size(
                around: CGSize(width: text.map { content($0).wholeWidth } ?? 0, height: lineHeight))
    }

    /// Whether the line's height is rounded up to whole points rather than to pixels.
    package var hasWholeHeight: Bool {
        borderStyle == .roundedRect || concealsText || controlDesign.hasWholeTextFieldHeight
    }

    /// The height of a line, in points.
    private var lineHeight: CGFloat {
        let line = content("")
        return hasWholeHeight ? line.wholeLineHeight : line.lineHeight
    }

    /// Returns the size around a line of a size in points; without a text, its width is 0.
    package func size(around line: CGSize) -> CGSize {
        let textWidth = max(line.width, placeholder.map { content($0).wholeWidth } ?? 0)
        guard borderStyle == .roundedRect else {
            let width =
                textWidth > 0 ? textWidth + controlDesign.textFieldSurplus : controlDesign.emptyTextFieldWidth
            return CGSize(width: width, height: max(line.height + verticalPadding, leastHeight))
        }
        let needed =
            controlDesign.growsBorderedTextFields ? line.height + 2 * Self.leastVerticalPadding : 0
        return CGSize(
            width: textWidth + 2 * Self.borderPadding,
            height: max(controlDesign.borderedTextFieldHeight, needed))
    }

    package override var measuredTextLength: Int {
        [text, placeholder].reduce(0) { $0 + ($1?.lengthToMeasure ?? 0) }
    }

    /// The height of a line of the usual size, which dots don't need, in points.
    private var leastHeight: CGFloat { concealsText ? 0 : controlDesign.leastTextFieldHeight }

    /// What a field without a border adds to the height of a line, in points, rounded up to a pixel.
    private var verticalPadding: CGFloat {
        if concealsText || controlDesign.hasWholeTextFieldHeight { return 0 }
        return (controlDesign.textFieldPadding * displayScale).rounded(.up) / displayScale
    }

    package override var hasCentredBaseline: Bool { true }

    open override func firstBaselineOffsetFromTop(for size: CGSize) -> CGFloat {
        baseline(in: size.height)
    }

    open override func lastBaselineOffsetFromBottom(for size: CGSize) -> CGFloat {
        size.height - baseline(in: size.height)
    }

    package override var centredLine: CentredLine? {
        let (line, least) = (content(""), leastHeight)
        let height = controlDesign.hasWholeTextFieldHeight ? line.wholeLineHeight : line.lineHeight
        guard least > lineHeight + verticalPadding else { return line.centredLine(ofHeight: height) }
        // Smaller text stands at the bottom of a line as tall as that at 17 points.
        let descender = line.lineHeight - line.firstBaseline
        return CentredLine(
            height: Double(least), baseline: Double(least - descender), scale: Double(displayScale))
    }

    private func baseline(in height: CGFloat) -> CGFloat {
        centredLine?.baseline(inHeight: height) ?? 0
    }

    package override var shownText: LabelText? {
        (text?.isEmpty == false ? text : placeholder).map { content($0).labelText(maximumLines: 1) }
    }

    package override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        let shown = text?.isEmpty == false ? text : placeholder
        return shown.map {
            var text = content($0).solvedText(
                in: size.width, maximumLines: 1, alignment: textAlignment.ofLines)
            text.isInset = borderStyle != .none
            return text
        }
    }

    private func content(_ string: String) -> ControlText {
        ControlText(string, font: font?.font ?? Font(size: 17), of: self)
    }
}

extension TextField.BorderStyle: NamedCase {
    /// The name in documents and Interface Builder files.
    package var name: String {
        switch self {
        case .none: "none"
        case .line: "line"
        case .bezel: "bezel"
        case .roundedRect: "roundedRect"
        }
    }
}
