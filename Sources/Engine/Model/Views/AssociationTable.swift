import Foundation

/// The values that were associated with an object from outside, kept in the object so that they go when it goes.
package struct AssociationTable {
    /// What a value is found by.
    package enum Key: Hashable, Sendable {
        /// The address of a variable, as Objective-C has it.
        case address(UInt)
        /// The name of a property that an extension keeps here.
        case property(String)
    }

    private var values: [Key: AssociatedValue] = [:]

    package init() {}

    package subscript(key: Key) -> Any? {
        values[key]?.value
    }

    /// Associates a value, or with nil takes away what was associated.
    package mutating func set(_ value: AssociatedValue?, for key: Key) {
        values[key] = value
    }
}

/// A value that is kept, or an object that isn't kept alive.
package enum AssociatedValue {
    case kept(Any)
    case assigned(WeakObject)

    /// The value; nil for an object that is gone.
    var value: Any? {
        switch self {
        case .kept(let value): value
        case .assigned(let object): object.object
        }
    }
}

/// An object that isn't kept alive.
package struct WeakObject {
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject) { self.object = object }
}

/// An object that keeps its associated values itself.
package protocol AssociationOwner: AnyObject {
    var associations: AssociationTable? { get set }
}
