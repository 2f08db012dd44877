// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension NSAttributedString {
    /// The text with the attributes of UIKit's, and its links.
    public convenience init(_ attributedString: AttributedString) {
        let text = NSMutableAttributedString()
        for run in attributedString.runs {
            let part = String(attributedString[run.range].characters)
            text.append(NSAttributedString(string: part, attributes: run.attributes.dictionary))
        }
        self.init(attributedString: text)
    }
}

extension AttributeContainer {
    /// The attributes as those of `NSAttributedString`.
    fileprivate var dictionary: [NSAttributedString.Key: Any] {
        let all: [(NSAttributedString.Key, Any?)] = [
            (.font, font), (.foregroundColor, foregroundColor), (.backgroundColor, backgroundColor),
            (.kern, kern), (.baselineOffset, baselineOffset), (.strokeWidth, strokeWidth),
            (.underlineStyle, underlineStyle?.rawValue), (.underlineColor, underlineColor),
            (.strikethroughStyle, strikethroughStyle?.rawValue),
            (.strikethroughColor, strikethroughColor), (.strokeColor, strokeColor),
            (.paragraphStyle, paragraphStyle), (.shadow, shadow), (.attachment, attachment),
            (.link, self[AttributeScopes.FoundationAttributes.LinkAttribute.self]),
        ]
        var attributes: [NSAttributedString.Key: Any] = [:]
        for (key, value) in all { attributes[key] = value }
        return attributes
    }
}
