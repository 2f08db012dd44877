// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

// Functions of Objective-C's and Core Foundation's interfaces that apps call and that need no runtime.

/// Calls a function; there is nothing to release afterwards.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

public typealias CFAbsoluteTime = Double

/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A selector of a name alone, by which nothing is sent.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// Locks an object for the calling thread, which may do so several times.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    ObjectLocks.shared.lock(of: obj as AnyObject).lock()
    return 0
}
/// Unlocks an object that the calling thread locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    ObjectLocks.shared.lock(of: obj as AnyObject).unlock()
    return 0
}

/// A lock for each object that was locked, for as long as the object exists.
private final class ObjectLocks: @unchecked Sendable {
    static let shared = ObjectLocks()
    private let associations = ForeignAssociations()
    private let creation = NSLock()

    func lock(of object: AnyObject) -> NSRecursiveLock {
        creation.withLock {
            let key = AssociationTable.Key.property("lock")
            if let lock = associations.value(of: object, for: key) as? NSRecursiveLock { return lock }
            let lock = NSRecursiveLock()
            associations.set(.kept(lock), of: object, for: key)
            return lock
        }
    }
}
