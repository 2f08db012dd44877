/// Something a layout's author should know: a conflict, an ambiguity, a mistake in a document, a note.
public struct LayoutFinding: Sendable, Hashable {
    /// How much a finding matters: errors fail a check, warnings fail it under `--strict`, notes never do.
    public enum Severity: String, Sendable, Hashable, CaseIterable {
        case error, warning, note
    }

    /// A stable word for a kind of finding, as scripts match it.
    public struct Code: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public var code: Code
    public var severity: Severity
    /// What is wrong and what to do, in one line.
    public var message: String
    /// Where in the input, if it came from one.
    public var location: SourceLocation?
    /// The ids of the views and guides it is about.
    public var items: [String]
    /// The constraints it is about, as their author wrote or named them.
    public var constraints: [String]
    /// Of a conflict: the constraint that was given up.
    public var broken: String?

    /// A finding of the given kind.
    public init(
        code: Code, severity: Severity, message: String, location: SourceLocation? = nil,
        items: [String] = [], constraints: [String] = [], broken: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.location = location
        self.items = items
        self.constraints = constraints
        self.broken = broken
    }
}

extension LayoutFinding.Code {
    /// Required constraints that cannot all hold; one was given up.
    public static let unsatisfiable = Self(rawValue: "unsatisfiable")
    /// A view whose position or size nothing determines.
    public static let ambiguous = Self(rawValue: "ambiguous")
    /// A constraint between attributes of unlike kinds.
    public static let incompatibleAttributes = Self(rawValue: "incompatible-attributes")
    /// A constraint between items that are not in one hierarchy.
    public static let noCommonAncestor = Self(rawValue: "no-common-ancestor")
    /// An id that names nothing.
    public static let unknownItem = Self(rawValue: "unknown-item")
    /// A guide that no constraint mentions.
    public static let unusedGuide = Self(rawValue: "unused-guide")
    /// A multiplier, constant or priority that no constraint can have.
    public static let invalidNumber = Self(rawValue: "invalid-number")
    /// A view added to itself or below itself.
    public static let hierarchyCycle = Self(rawValue: "hierarchy-cycle")
    /// A line of the Visual Format Language that can't be read.
    public static let invalidFormat = Self(rawValue: "invalid-format")
    /// A layout beyond the solver's limits.
    public static let notSolved = Self(rawValue: "not-solved")
    /// An id that names two things.
    public static let duplicateID = Self(rawValue: "duplicate-id")
}
