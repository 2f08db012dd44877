import Engine
import Findings

/// The findings of one document.
struct DocumentFindings: Sendable {
    /// The maximum number of findings to list; more would hide the ones to fix first.
    private static let most = 100

    let file: String
    private var located: [Located<DocumentFinding>] = []
    private var further = 0
    private var firstFurther: SourcePosition?
    /// Whether the document can't be laid out.
    private(set) var preventsUse = false
    private var hasSyntaxErrors = false
    /// The number of references to what findings hide, with the id if it is one, by the findings' positions.
    private var hiddenReferences: [SourcePosition: (count: Int, id: String?)] = [:]

    /// Whether further findings are only counted and their details don't matter.
    var isFull: Bool { located.count >= Self.most }

    init(file: String) {
        self.file = file
    }

    /// Adds the syntax errors; findings that may be consequences of them are left out from then on.
    mutating func add(_ document: JSON5Document) {
        for error in document.errors { add(.syntax(error.value), at: error.position) }
        further += document.furtherErrors
        hasSyntaxErrors = !document.errors.isEmpty
    }

    mutating func add(_ finding: DocumentFinding, at position: SourcePosition) {
        if hasSyntaxErrors, finding.mayFollowFromSyntax { return }
        if finding.preventsUse { preventsUse = true }
        guard !isFull else {
            further += 1
            firstFurther = min(firstFurther ?? position, position)
            return
        }
        located.append(Located(position: position, value: finding))
    }

    /// Adds the number of references that can't be checked until the first finding at a position is fixed.
    mutating func addReferences(_ count: Int, to id: String?, hiddenAt position: SourcePosition) {
        if !hasSyntaxErrors { hiddenReferences[position] = (count, id) }
    }

    /// The findings in the order of the text; a final one counts those left out.
    var layoutFindings: [LayoutFinding] {
        let sorted = located.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }
        var hidden = hiddenReferences
        var findings = sorted.map { _, located in
            var finding = layoutFinding(located.value, at: located.position)
            if let (count, id) = hidden.removeValue(forKey: located.position) {
                let references = "\(count) reference\(count == 1 ? "" : "s")"
                let object = id.map { "'\($0.abridged)'" } ?? "what is in it"
                finding.message += " (\(references) to \(object) can't be checked until then)"
            }
            return finding
        }
        if further > 0 {
            findings.append(layoutFinding(.furtherFindings(further), at: firstFurther ?? .start))
        }
        return findings
    }

    private func layoutFinding(_ finding: DocumentFinding, at position: SourcePosition) -> LayoutFinding {
        finding.layoutFinding(at: position.location(in: file))
    }
}

extension DocumentFinding {
    /// The ids that it refers to.
    var items: [String] {
        switch self {
        case .duplicateID(let id, _), .unknownItem(let id, _), .unknownLength(let id),
            .unknownGuideName(_, let id, _),
            .guideOfGuide(_, let id), .guideOfOtherClass(_, let id, _), .propertyOfGuide(_, let id),
            .constraintOfRemoved(_, let id):
            [id]
        default: []
        }
    }
}
