import Engine

/// A property of views that documents and states can set, with everything that the reader, the schema and the
/// documentation need to know about it. `all` is the table; a property is added there and nowhere else.
package struct ViewProperty: @unchecked Sendable {
    /// The key in a document.
    package let name: String
    /// The meaning of the property, in one sentence.
    package let summary: String
    /// UIKit's names of the classes that it affects, sorted; nil for all views.
    package let classes: [String]?
    /// The kind of value that it accepts.
    let shape: Shape
    /// Converts a checked value to a setting, and reports problems inside it.
    let setting: (JSON5Value, inout DocumentReader) -> PropertySetting?

    /// Creates a property of the views of one class.
    init<Value: Sendable, Kind: View>(
        _ name: String, _ value: PropertyValue<Value>, _ summary: String, of kind: Kind.Type,
        set: @escaping (Kind, Value) -> Void
    ) {
        self.init(name, value, summary, on: [PropertyTarget(kind, set: set)])
    }

    /// Creates a property of the views of several classes, or one whose effect depends on the canvas.
    init<Value: Sendable>(
        _ name: String, _ value: PropertyValue<Value>, _ summary: String, on targets: [PropertyTarget<Value>]
    ) {
        self.name = name
        self.summary = summary
        let classNames = targets.map(\.classNames)
        classes = classNames.contains(nil) ? nil : classNames.flatMap { $0 ?? [] }.sorted()
        shape = value.shape
        setting = { json, reader in
            guard let value = value.read(json, &reader) else { return nil }
            return PropertySetting { view, context in
                for target in targets { target.set(view, value, context) }
            }
        }
    }

    /// The table of properties, in the order of the schema and the documentation.
    package static let all: [ViewProperty] =
        layoutProperties + stackProperties + controlProperties
        + appearanceProperties

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// Returns the property with a name; nil if there is none.
    static func named(_ name: String) -> ViewProperty? { byName[name] }
}
