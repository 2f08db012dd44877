import Foundation

/// How wide text may be to be read with ease.
enum ReadableWidth {
    /// At the default text size, as UIKit's readable content guide was measured to be on iPads.
    private static let standard: CGFloat = 672

    /// In points; on phones nothing but the margins is in the way.
    ///
    /// UIKit documents that the width follows the text size, but no numbers; this keeps the number of letters on a line of
    /// body text.
    static func points(on canvas: Canvas) -> CGFloat {
        if canvas.isPhone { return .infinity }
        let category = ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large
        let body = TextStyle.body.font(for: category).size
        return (standard * body / TextStyle.body.font().size).rounded()
    }
}
