import Engine
import Foundation

public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode

extension LineBreakMode {
    public static let byWordWrapping = LineBreakMode.wordWrapping
    public static let byCharWrapping = LineBreakMode.characterWrapping
    public static let byClipping = LineBreakMode.clipping
    public static let byTruncatingHead = LineBreakMode.truncatingHead
    public static let byTruncatingTail = LineBreakMode.truncatingTail
    public static let byTruncatingMiddle = LineBreakMode.truncatingMiddle
}

extension Label {
    /// The text with attributes; layout sees its characters in the font of the first.
    public var attributedText: NSAttributedString? {
        get { stored("attributedText", or: nil) ?? text.map { NSAttributedString(string: $0) } }
        set {
            store(newValue, as: "attributedText")
            text = newValue?.string
            if let font = newValue?.firstFont { self.font = font }
        }
    }

    /// The rectangle that the text takes at the top left of another one, in points, in at most a number of lines; 0
    /// stands for as many as it needs.
    public func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let limit = self.numberOfLines
        defer { self.numberOfLines = limit }
        self.numberOfLines = numberOfLines
        let size = sizeThatFits(bounds.size)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var textColor: UIColor! {
        get { stored("textColor", or: .label) }
        set { store(newValue, as: "textColor") }
    }

    /// Text that doesn't fit is cut, not shrunk.
    public var adjustsFontSizeToFitWidth: Bool {
        get { stored("adjustsFontSizeToFitWidth", or: false) }
        set { store(newValue, as: "adjustsFontSizeToFitWidth") }
    }

    public var minimumScaleFactor: CGFloat {
        get { stored("minimumScaleFactor", or: 0) }
        set { store(newValue, as: "minimumScaleFactor") }
    }

    /// Fonts are those of the text size at which they were made.
    public var adjustsFontForContentSizeCategory: Bool {
        get { stored("adjustsFontForContentSizeCategory", or: false) }
        set { store(newValue, as: "adjustsFontForContentSizeCategory") }
    }
}
