// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

// Functions of Objective-C's and Core Foundation's interfaces that apps call and that need no runtime.

/// Calls a function; there is nothing to release afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

extension NSObject {
    /// No object has methods that selectors name.
    public func responds(to aSelector: Selector!) -> Bool { false }
}
