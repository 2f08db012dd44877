import Engine

/// The views of one class that have a property, and how to set it on them.
struct PropertyTarget<Value: Sendable>: @unchecked Sendable {
    /// UIKit's names of the class and its subclasses; nil for every view.
    let classNames: [String]?
    /// Sets the property on a view of the class, and changes no other view.
    let set: (View, Value, PropertyContext) -> Void

    init<Kind: View>(_ kind: Kind.Type, set: @escaping (Kind, Value) -> Void) {
        self.init(kind, inContext: { view, value, _ in set(view, value) })
    }

    init<Kind: View>(
        _ kind: Kind.Type, inContext set: @escaping (Kind, Value, PropertyContext) -> Void
    ) {
        classNames = kind == View.self ? nil : ControlKind.classNames(of: kind)
        self.set = { view, value, context in
            if let view = view as? Kind { set(view, value, context) }
        }
    }
}
