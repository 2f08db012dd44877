// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
    /// In UTF-16 units.
    let offset: Int

    init(offset: Int) { self.offset = offset }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

/// What lies between two places of a text.
open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition

    init(start: UITextPosition, end: UITextPosition) {
        self.start = start
        self.end = end
    }

    open var isEmpty: Bool { start.offset == end.offset }
}
