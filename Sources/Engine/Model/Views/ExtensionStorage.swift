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
