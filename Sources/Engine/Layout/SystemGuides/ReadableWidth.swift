import Foundation
import TextMetrics

/// The maximum width of text that is comfortable to read.
enum ReadableWidth {
    /// The width in points at the default text size, measured from UIKit's readable content guide on iPads.
    private static let standard: CGFloat = 672
    /// The width in points at the smallest text size, recorded by Interface Builder.
    private static let smallest: CGFloat = 560

    /// Returns the width in points; unlimited on phones.
    ///
    /// UIKit's documentation says that the width follows the text size, without numbers. This keeps the
    /// number of letters on a line of body text constant.
    static func points(on canvas: Canvas) -> CGFloat {
        if canvas.isPhone { return .infinity }
        let category = ContentSizeCategory(rawValue: canvas.contentSizeCategory) ?? .large
        if category == .extraSmall { return smallest }
        let body = TextStyle.body.font(for: category).size
        return (standard * body / TextStyle.body.font().size).rounded()
    }
}
