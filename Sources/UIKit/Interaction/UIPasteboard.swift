// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What was copied last, in this process only.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]?
    open var image: UIImage?
    open var url: URL?
    open var hasStrings: Bool { string != nil }
    open var hasImages: Bool { image != nil }
    open var hasURLs: Bool { url != nil }
    open var numberOfItems: Int { items.count }
    open var items: [[String: Any]] = []
    open func setItems(_ items: [[String: Any]]) { self.items = items }
}
