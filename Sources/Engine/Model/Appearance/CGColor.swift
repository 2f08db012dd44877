// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A colour of a layer.
public final class CGColor: NSObject, Sendable {
    package let color: Color

    package init(_ color: Color) { self.color = color }

    /// A colour from channels between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// A grey between 0, black, and 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha between 0 and 1.
    public var components: [CGFloat]? {
        [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
    }
    public var numberOfComponents: Int { 4 }
    public var alpha: CGFloat { color.opacity }
    public func copy(alpha: CGFloat) -> CGColor? {
        var copy = color
        copy.alpha = Color(red: 0, green: 0, blue: 0, alpha: alpha).alpha
        return CGColor(copy)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }
    public override var hash: Int { color.hashValue }
}
