// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation
import TextMetrics

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let tracking = NSAttributedString.Key("CTTracking")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let ligature = NSAttributedString.Key("NSLigature")
}

extension NSAttributedString {
    /// The paragraph style of the first character.
    var firstParagraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }

    /// The attributes of the first character.
    var firstAttributes: [NSAttributedString.Key: Any] {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    }

    /// The parts of the text in several fonts; empty for text in one.
    ///
    /// - Parameter font: The font of parts that have none.
    func fontRuns(otherwise font: UIFont) -> [FontRun] {
        let text = string
        var runs: [FontRun] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
            guard let end = Range(range, in: text)?.upperBound else { return }
            let offset = text.utf8.distance(from: text.startIndex, to: end)
            runs.extend(to: offset, in: (value as? UIFont ?? font).font)
        }
        return runs.ifSeveral
    }

    /// The font of the first character.
    var firstFont: UIFont? {
        length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    }
}

extension NSAttributedString {
    /// The size of the text on one line for each of its own, in points.
    public func size() -> CGSize {
        boundingRect(with: .zero, context: nil).size
    }

    /// The rectangle that the text takes in its fonts, in points; characters without one have that of the first.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let attributes = firstAttributes
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        return string.box(in: size, options, attributes, fontRuns: fontRuns(otherwise: font))
    }

    /// The character that represents an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
