import Foundation

/// Values associated with an object from outside, stored in the object so that they share its lifetime.
package struct AssociationTable {
    /// The key of an associated value.
    package enum Key: Hashable, Sendable {
        /// The address of a variable, as in Objective-C.
        case address(UInt)
        /// The name of a property that an extension stores here.
        case property(String)
    }

    private var values: [Key: AssociatedValue] = [:]

    package init() {}

    package subscript(key: Key) -> Any? {
        values[key]?.value
    }

    /// Associates a value, or removes it if nil.
    package mutating func set(_ value: AssociatedValue?, for key: Key) {
        values[key] = value
    }
}

/// A retained value, or an object that isn't retained.
package enum AssociatedValue {
    case kept(Any)
    case assigned(WeakObject)

    /// The value; nil if its object was deallocated.
    var value: Any? {
        switch self {
        case .kept(let value): value
        case .assigned(let object): object.object
        }
    }
}

/// An object that isn't retained.
package struct WeakObject {
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject) { self.object = object }
}

/// An object that keeps its associated values itself.
@preconcurrency @MainActor
package protocol AssociationOwner: AnyObject {
    var associations: AssociationTable? { get set }
}

extension AssociationOwner {
    /// Returns the value of a property that an extension adds to the object.
    package func stored<Value>(_ property: String, or initial: @autoclosure () -> Value) -> Value {
        associations?[.property(property)] as? Value ?? initial()
    }

    /// Returns the value of such a property, creating it on first use.
    package func made<Value: AnyObject>(_ property: String, _ make: () -> Value) -> Value {
        if let value = associations?[.property(property)] as? Value { return value }
        let value = make()
        store(value, as: property)
        return value
    }

    /// Stores the value of such a property; nil removes it.
    package func store<Value>(_ value: Value?, as property: String) {
        var table = associations ?? AssociationTable()
        table.set(value.map { .kept($0) }, for: .property(property))
        associations = table
    }
}
