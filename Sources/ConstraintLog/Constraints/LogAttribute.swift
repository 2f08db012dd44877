import LayoutValues

/// An attribute as the system prints it: an attribute of constraints, or one that only autoresizing uses.
package enum LogAttribute: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
        trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// Measured from the superview's origin.
    case minX, midX, maxX, minY, midY, maxY

    /// Creates an attribute from a word of a log, such as `centerX` or the older `baseline`.
    package init?(word: String) {
        switch word {
        case "baseline": self = .lastBaseline
        case "Width": self = .width
        case "Height": self = .height
        // SnapKit before 1.0 writes a capital letter.
        case "CenterXWithinMargins": self = .centerXWithinMargins
        case "CenterYWithinMargins": self = .centerYWithinMargins
        default: self.init(rawValue: word)
        }
    }

    /// Whether it is a length.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether it is measured from the superview's origin.
    package var isFromSuperview: Bool {
        switch self {
        case .minX, .midX, .maxX, .minY, .midY, .maxY: true
        default: false
        }
    }

    /// The axis of the attribute.
    package var axis: LayoutAxis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
            .horizontal
        default: .vertical
        }
    }

    /// Whether an attribute's name begins at an index and ends where names end.
    static func isName(in text: ArraySlice<UInt8>, at index: Int) -> Bool {
        guard let end = end(in: text, at: index) else { return text.matches("(null)", at: index) }
        return LogAttribute(word: text[index..<end].string) != nil
    }

    /// Returns the index after the word at an index, if the text there can follow an attribute.
    package static func end(in text: ArraySlice<UInt8>, at index: Int) -> Int? {
        var end = index
        while end < text.endIndex, end - index < 24, text[end].isLetter { end += 1 }
        guard end > index else { return nil }
        guard end < text.endIndex else { return end }
        return text[end].isDigit || text[end] == UInt8(ascii: "_") || text[end] >= 0x80 ? nil : end
    }
}
