// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import TextMetrics

/// The horizontal alignment of lines, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable, Hashable {
    case left, center, right, justified, natural

    /// Creates the alignment that lines have.
    package init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }

    /// The alignment as the lines of a layout have it.
    package var ofLines: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// How text that is wider than its lines is shown, with UIKit's raw values.
public enum NSLineBreakMode: Int, Sendable, Hashable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

    /// The mode as the lines of a layout have it.
    package var ofLines: LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
