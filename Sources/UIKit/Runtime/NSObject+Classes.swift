// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSObject {
    /// Whether the object is of a class or of one that inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var current: AnyClass? = type(of: self)
        while let found = current {
            if found == aClass { return true }
            current = _getSuperclass(found)
        }
        return false
    }

    /// Whether the object is of a class itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
