import Engine

/// A property of views that documents and states set: everything that reading, the schema and the documentation know of
/// it. `all` is the table; a property is added there and nowhere else.
public struct ViewProperty: @unchecked Sendable {
    /// The key in a document.
    public let name: String
    /// What it means, in one sentence.
    public let summary: String
    /// UIKit's names of the classes that it affects, sorted; nil for all views.
    public let classes: [String]?
    /// The kind of value that it takes.
    let shape: Shape
    /// What a checked value sets; notes what is wrong inside it.
    let setting: (JSON5Value, inout DocumentReader) -> PropertySetting?

    /// A property that views of one class have.
    init<Value: Sendable, Kind: View>(
        _ name: String, _ value: PropertyValue<Value>, _ summary: String, of kind: Kind.Type,
        set: @escaping (Kind, Value) -> Void
    ) {
        self.init(name, value, summary, on: [PropertyTarget(kind, set: set)])
    }

    /// A property that views of several classes have, or whose effect depends on the canvas.
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
    public static let all: [ViewProperty] =
        layoutProperties + stackProperties + controlProperties
        + appearanceProperties

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The property with a name; nil if there is none.
    static func named(_ name: String) -> ViewProperty? { byName[name] }
}
