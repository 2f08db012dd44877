import Foundation
import TextMetrics

/// A font as views have it: a class around `Font`, so that clients can extend it with initializers of their own.
///
/// It isn't an `NSObject`: Foundation on Linux stops the program when it compares attributes of texts whose values are
/// objects of such a class.
open class UIFont: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// What it describes.
    package let font: Font

    /// A font for views.
    public init(_ font: Font) { self.font = font }

    /// Whether an object is a font with the same description.
    open func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    /// The same number for equal fonts.
    open var hash: Int { font.hashValue }
    /// The family, the weight and the size.
    open var description: String { "\(font.family.rawValue) \(font.weight.rawValue) \(font.size)" }

    /// Whether both describe the same font.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.isEqual(right) }
    /// Hashes what the font is compared by.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
