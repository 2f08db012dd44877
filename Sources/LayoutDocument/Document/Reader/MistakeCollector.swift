import Engine

/// The mistakes of one document, as findings in the order of the text.
struct MistakeCollector: Sendable {
    /// More would bury those worth mending first.
    private static let most = 100

    let file: String
    private var located: [Located<DocumentMistake>] = []
    private var further = 0
    private var firstFurther: SourcePosition?
    /// Whether the document can't be laid out.
    private(set) var preventsUse = false
    private var hasSyntaxMistakes = false

    /// Whether further mistakes are counted only, so that their details don't matter.
    var isFull: Bool { located.count >= Self.most }

    init(file: String) {
        self.file = file
    }

    /// Takes the mistakes of the text itself; from then on what may follow from them is left unsaid.
    mutating func add(_ document: JSON5Document) {
        for mistake in document.mistakes { add(.syntax(mistake.mistake), at: mistake.position) }
        further += document.furtherMistakes
        hasSyntaxMistakes = !document.mistakes.isEmpty
    }

    mutating func add(_ mistake: DocumentMistake, at position: SourcePosition) {
        if hasSyntaxMistakes, mistake.mayFollowFromSyntax { return }
        if mistake.preventsUse { preventsUse = true }
        guard !isFull else {
            further += 1
            firstFurther = min(firstFurther ?? position, position)
            return
        }
        located.append(Located(position: position, mistake: mistake))
    }

    /// In the order of the text; a last one counts those that are left out.
    var findings: [LayoutFinding] {
        let sorted = located.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }
        var findings = sorted.map { finding($0.element.mistake, at: $0.element.position) }
        if further > 0 {
            findings.append(finding(.furtherMistakes(further), at: firstFurther ?? .start))
        }
        return findings
    }

    private func finding(_ mistake: DocumentMistake, at position: SourcePosition) -> LayoutFinding {
        mistake.finding(at: position.location(in: file))
    }
}

extension DocumentMistake {
    /// The ids it is about.
    var items: [String] {
        switch self {
        case .duplicateID(let id, _), .unknownItem(let id, _), .unknownGuideName(_, let id, _),
            .guideOfGuide(_, let id), .guideOfOtherClass(_, let id, _), .propertyOfGuide(_, let id),
            .constraintOfRemoved(_, let id):
            [id]
        default: []
        }
    }
}
