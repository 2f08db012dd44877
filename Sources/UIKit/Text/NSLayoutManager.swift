// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Measures the lines of a text view, or of a text in a container of its own.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    private weak var textView: UITextView?
    /// The text that is laid out, if no text view has it.
    open internal(set) weak var textStorage: NSTextStorage?
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)?
    open var usesFontLeading = true
    open var allowsNonContiguousLayout = false

    public override init() { super.init() }

    init(of textView: UITextView) {
        self.textView = textView
        super.init()
        addTextContainer(textView.textContainer)
    }

    open func addTextContainer(_ container: NSTextContainer) {
        container.layoutManager = self
        textContainers.append(container)
    }

    /// Draw nothing, since what apps draw isn't kept.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

    /// Lines are measured when they are asked for.
    open func ensureLayout(for container: NSTextContainer) {}
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {}

    /// A glyph for each of the text's UTF-16 units.
    open var numberOfGlyphs: Int { (textView?.text ?? textStorage?.string ?? "").utf16.count }
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        NSRange(location: 0, length: numberOfGlyphs)
    }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange { charRange }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange { glyphRange }

    /// The rectangle that the text takes with the padding of its lines, in the container's coordinates, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let view = container.layingOutView else { return .zero }
        let insets = view.textContainerInset
        let size = view.size(fitting: view.bounds.width)
        return CGRect(
            x: 0, y: 0, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }

    /// The rectangle around the places of some glyphs, in the container's coordinates, in points: their line, or all the
    /// width of the lines that they are on.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard let view = container.layingOutView else { return .zero }
        let insets = view.textContainerInset
        let start = view.caretRect(for: UITextPosition(offset: glyphRange.location))
        let end = view.caretRect(for: UITextPosition(offset: glyphRange.location + glyphRange.length))
        let isOnOneLine = start.minY == end.minY
        let left = isOnOneLine ? start.minX : insets.left
        let right = isOnOneLine ? end.minX : insets.left + container.size.width
        return CGRect(
            x: left - insets.left, y: start.minY - insets.top, width: right - left,
            height: end.maxY - start.minY)
    }
}

@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {}

/// The kinds of text that are detected as links, with UIKit's raw values.
public struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = Self(rawValue: 1)
    public static let link = Self(rawValue: 2)
    public static let address = Self(rawValue: 4)
    public static let calendarEvent = Self(rawValue: 8)
    public static let all = Self(rawValue: .max)
}
