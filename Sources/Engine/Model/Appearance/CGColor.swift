// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A colour of a layer.
public final class CGColor: NSObject, Sendable {
    package let color: Color

    package init(_ color: Color) { self.color = color }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }
    public override var hash: Int { color.hashValue }
}
