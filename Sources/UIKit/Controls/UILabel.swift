// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

/// How a label's baseline stands when its text shrinks, with UIKit's raw values; text isn't shrunk.
public enum UIBaselineAdjustment: Int, Sendable, Hashable { case alignBaselines, alignCenters, none }

/// One or more lines of text that doesn't scroll.
open class UILabel: Engine.Label {
    private var givenAttributedText: NSAttributedString?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var text: String? {
        didSet {
            guard givenAttributedText != nil else { return }
            givenAttributedText = nil
            (lineSpacing, lineHeight) = (0, LineHeight())
        }
    }

    /// The text with attributes. Layout uses the fonts of its parts, and the line spacing and line height of the first
    /// paragraph style.
    open var attributedText: NSAttributedString? {
        get { givenAttributedText ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            givenAttributedText = newValue
            if let font = newValue?.firstFont { self.font = font }
            fontRuns = newValue?.fontRuns(otherwise: font) ?? []
            if let style = newValue?.firstParagraphStyle {
                lineSpacing = style.lineSpacing
                lineHeight = LineHeight(
                    multiple: style.lineHeightMultiple, minimum: style.minimumLineHeight,
                    maximum: style.maximumLineHeight)
                if style.alignment != .natural { textAlignment = style.alignment }
            }
        }
    }

    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = .label
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var isHighlighted = false
    open var isEnabled = true
    /// Text that doesn't fit is drawn cut, not shrunk; sweeps take it for shrunk.
    open var adjustsFontSizeToFitWidth = false { didSet { updateSmallestTextScale() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { updateSmallestTextScale() } }
    open var allowsDefaultTighteningForTruncation = false
    open var showsExpansionTextWhenTruncated = false
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Fonts are those of the text size at which they were made.
    open var adjustsFontForContentSizeCategory = false

    private func updateSmallestTextScale() {
        let shrinks = adjustsFontSizeToFitWidth && minimumScaleFactor > 0
        smallestTextScale = shrinks ? min(minimumScaleFactor, 1) : 1
    }

    /// A subclass gives its text another size by overriding `textRect(forBounds:limitedToNumberOfLines:)`.
    open override var intrinsicContentSize: CGSize {
        guard mayHaveOwnTextRect else { return super.intrinsicContentSize }
        let natural = sizeOfTextRect(fitting: .zero)
        guard let width = breakingWidth, width < natural.width - Self.rounding else { return natural }
        return sizeOfTextRect(fitting: CGSize(width: width, height: 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        mayHaveOwnTextRect
            ? sizeOfTextRect(fitting: CGSize(width: size.width, height: 0)) : super.sizeThatFits(size)
    }

    private var mayHaveOwnTextRect: Bool {
        type(of: self) != UILabel.self && intrinsicContentSizeOverride == nil
    }

    /// The size of the text's rectangle in another one, where 0 stands for a length that no text reaches.
    private func sizeOfTextRect(fitting size: CGSize) -> CGSize {
        let bounds = CGRect(
            x: 0, y: 0, width: size.width > 0 ? size.width : Self.unlimited,
            height: size.height > 0 ? size.height : Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }
    /// In points.
    private static let unlimited: CGFloat = 100_000
    /// Widths in points that differ by less are the same.
    private static let rounding: CGFloat = 1e-6

    /// The rectangle that the text takes at the top left of another one, in points, in at most a number of lines; 0
    /// stands for as many as it needs.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let limit = self.numberOfLines
        defer { if self.numberOfLines != limit { self.numberOfLines = limit } }
        if limit != numberOfLines { self.numberOfLines = numberOfLines }
        let size = textSize(fitting: bounds.size)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// Where a label draws its text; pictures of layouts don't call it.
    open func drawText(in rect: CGRect) {}
}
