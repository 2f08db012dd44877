// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An item of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Self(rawValue: 1)
        public static let destructive = Self(rawValue: 2)
        public static let hidden = Self(rawValue: 4)
    }

    public enum State: Int, Sendable, Hashable { case off, on, mixed }

    open internal(set) var title: String
    open var subtitle: String?
    open internal(set) var image: UIImage?

    package init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
