/// The sentences with which the system says that a constraint's items aren't in one hierarchy.
enum HierarchySentence: CaseIterable {
    case notItems, noCommonAncestor, notInstalled, notPrepared, unpreparedHierarchy

    private var words: StaticString {
        switch self {
        case .notItems: "must each be a view or layout guide"
        case .noCommonAncestor: "they have no common ancestor"
        case .notInstalled: "Unable to install constraint on view"
        case .notPrepared: "not prepared for the constraint"
        case .unpreparedHierarchy: "hierarchy unprepared for constraint"
        }
    }

    /// Whether a line begins one of the messages with these sentences.
    static func begins(_ text: [UInt8]) -> Bool {
        text.contains("onstraint") && first(in: text) != nil
    }

    /// Returns the first of the sentences, in their order here, that a text contains; nil if there is none.
    static func first(in text: [UInt8]) -> HierarchySentence? {
        allCases.first { text.contains($0.words) }
    }
}
