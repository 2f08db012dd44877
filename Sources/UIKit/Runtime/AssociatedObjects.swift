// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// How an associated value is held, with Objective-C's names and raw values.
public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object under a key's address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let key = AssociationTable.Key.address(UInt(bitPattern: key))
    if let owner = object as? any AssociationOwner { return owner.associations?[key] }
    return ForeignAssociations.shared.value(of: object as AnyObject, for: key)
}

/// Associates a value with an object under a key's address, or with nil takes away what was associated.
///
/// The value goes with the object: at once for views, guides, constraints, responders and view controllers, for objects
/// of other classes by the time that another value is associated.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let key = AssociationTable.Key.address(UInt(bitPattern: key))
    let associated = value.map { AssociatedValue($0, policy: policy) }
    if let owner = object as? any AssociationOwner {
        var table = owner.associations ?? AssociationTable()
        table.set(associated, for: key)
        owner.associations = table
    } else {
        ForeignAssociations.shared.set(associated, of: object as AnyObject, for: key)
    }
}

/// Takes away everything that was associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    if let owner = object as? any AssociationOwner {
        owner.associations = nil
    } else {
        ForeignAssociations.shared.removeAll(of: object as AnyObject)
    }
}

extension AssociatedValue {
    fileprivate init(_ value: Any, policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN: self = .assigned(WeakObject(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .kept(value)
        }
    }
}
