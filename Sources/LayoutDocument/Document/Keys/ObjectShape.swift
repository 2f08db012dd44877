/// The kinds of objects in a document.
enum ObjectName: String, Sendable, CaseIterable {
    case document, canvas, keyboard, view, guide, font, image, insets, directionalInsets, constraint, state
    case constraintOverride, itemOverride, condition, keyboardGuide, buttonConfiguration, dynamicColor, sweep

    var shape: ObjectShape {
        switch self {
        case .document: .document
        case .canvas: .canvas
        case .keyboard: .keyboard
        case .view: .view
        case .guide: .guide
        case .font: .font
        case .image: .image
        case .insets: .insets
        case .directionalInsets: .directionalInsets
        case .constraint: .constraint
        case .state: .state
        case .constraintOverride: .constraintOverride
        case .itemOverride: .itemOverride
        case .condition: .condition
        case .dynamicColor: .dynamicColor
        case .sweep: .sweep
        case .keyboardGuide: .keyboardGuide
        case .buttonConfiguration: .buttonConfiguration
        }
    }
}

/// The keys of an object.
struct ObjectShape: Sendable {
    /// A key of an object.
    struct Key: Sendable {
        let name: String
        let shape: Shape
        /// The meaning of the key, in one sentence.
        let summary: String
        let isRequired: Bool
    }

    let keys: [Key]
    /// The indices of the keys that every such object has.
    let requiredKeys: [Int]
    private let indices: [String: Int]

    init(_ keys: [Key]) {
        self.keys = keys
        requiredKeys = keys.indices.filter { keys[$0].isRequired }
        indices = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the key's index among the keys; nil if the object has no such key.
    func index(of key: String) -> Int? { indices[key] }

    /// The key that shows what the object looks like: the required one, or else the first.
    var exampleKey: Key? { keys.first { $0.isRequired } ?? keys.first }

    /// That key with a place for its value.
    var example: String { exampleKey.map { "\($0.name): …" } ?? "" }

    static let document = ObjectShape(DocumentKey.self)
    static let canvas = ObjectShape(CanvasKey.self)
    static let keyboard = ObjectShape(KeyboardKey.self)
    static let view = ObjectShape(keys(ViewKey.self) + propertyKeys)
    static let guide = ObjectShape(GuideKey.self)
    static let font = ObjectShape(FontKey.self)
    static let image = ObjectShape(ImageKey.self)
    static let insets = ObjectShape(InsetsKey.self)
    static let directionalInsets = ObjectShape(DirectionalInsetsKey.self)
    static let constraint = ObjectShape(ConstraintKey.self)
    static let state = ObjectShape(StateKey.self)
    static let sweep = ObjectShape(SweepKey.self)
    static let constraintOverride = ObjectShape(ConstraintOverrideKey.self)
    static let dynamicColor = ObjectShape(DynamicColorKey.self)
    static let condition = ObjectShape(ConditionKey.self)
    static let keyboardGuide = ObjectShape(KeyboardGuideKey.self)
    static let buttonConfiguration = ObjectShape(ButtonConfigurationKey.self)
    static let itemOverride = ObjectShape(keys(ItemOverrideKey.self) + propertyKeys)

    private init<Name: KeyName>(_ names: Name.Type) {
        self.init(Self.keys(names))
    }

    private static var propertyKeys: [Key] {
        ViewProperty.all.map {
            Key(name: $0.name, shape: $0.shape, summary: $0.summary, isRequired: false)
        }
    }

    private static func keys<Name: KeyName>(_ names: Name.Type) -> [Key] {
        names.allCases.map {
            Key(name: $0.rawValue, shape: $0.shape, summary: $0.summary, isRequired: names.required == $0)
        }
    }
}

/// The names of an object's keys with their shapes and meanings; readers switch over them.
protocol KeyName: RawRepresentable, CaseIterable, Equatable, Sendable where RawValue == String {
    var shape: Shape { get }
    /// The meaning of the key, in one sentence.
    var summary: String { get }
    /// The only required key; nil if there is none.
    static var required: Self? { get }
}

extension KeyName {
    static var required: Self? { nil }
}
