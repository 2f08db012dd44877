import Engine
import Explanation
import Findings
import LayoutDocument
import Wording

/// The questions about layouts on a command line.
package struct ExplanationRequest: Sendable {
    /// The ids or names of views and guides to explain.
    package var items: [String] = []
    /// The identifiers, texts or indices of constraints to explain.
    package var constraints: [String] = []
    /// An equation that was expected to hold.
    package var expectation: String?
    /// Whether to use ids for all items.
    package var usesIDs = false
    /// Whether to print long lists completely.
    package var isVerbose = false

    /// Creates a request, by default one to explain everything.
    package init(
        items: [String] = [], constraints: [String] = [], expectation: String? = nil, usesIDs: Bool = false,
        isVerbose: Bool = false
    ) {
        self.items = items
        self.constraints = constraints
        self.expectation = expectation
        self.usesIDs = usesIDs
        self.isVerbose = isVerbose
    }

    /// Whether there is no specific question, so that all findings are explained.
    var asksForEverything: Bool { items.isEmpty && constraints.isEmpty && expectation == nil }
}

/// Finds the items and constraints that a command line asks about.
struct ExplanationQuestions {
    private let request: ExplanationRequest
    private let scene: ExplainedScene

    private var layout: SolvedLayout { scene.explanation.layout }

    init(_ request: ExplanationRequest, about scene: ExplainedScene) {
        self.request = request
        self.scene = scene
    }

    /// The indices of the items asked about.
    var items: [Int] { request.items.compactMap { Self.item($0, in: layout) } }

    /// The constraints asked about by id, text or index.
    var constraints: [Int] { request.constraints.flatMap(constraints(called:)).uniqued() }

    /// The indices of the inactive constraints asked about.
    var inactiveConstraints: [Int] { request.constraints.flatMap(inactiveConstraints(called:)).uniqued() }

    private func constraints(called wanted: String) -> [Int] {
        if let index = Int(wanted), layout.constraints.indices.contains(index) { return [index] }
        let known = layout.constraints.indices.filter {
            layout.constraints[$0].identifier == wanted || layout.constraints[$0].text == wanted
        }
        if !known.isEmpty { return known }
        // As it is printed, with names instead of ids.
        let words = ConstraintWords(layout)
        return layout.constraints.indices.filter { words.line(of: $0) == wanted }
    }

    private func inactiveConstraints(called wanted: String) -> [Int] {
        if let index = Int(wanted), scene.inactive.indices.contains(index - layout.constraints.count) {
            return [index - layout.constraints.count]
        }
        return scene.inactive.indices.filter {
            scene.inactive[$0].identifier == wanted || scene.inactive[$0].text == wanted
        }
    }

    /// Items and constraints asked about that don't exist.
    var mistakes: [ExplanationMistake] {
        var mistakes: [ExplanationMistake] = []
        for name in request.items where Self.item(name, in: layout) == nil {
            mistakes.append(
                .unknownItem(name, suggestion: NearestName.find(name, in: layout.items.map(\.id))))
        }
        for wanted in request.constraints
        where constraints(called: wanted).isEmpty && inactiveConstraints(called: wanted).isEmpty {
            let names = layout.constraints.filter { $0.source == .document }
                .flatMap { [$0.identifier, $0.text].compactMap(\.self) }
            mistakes.append(.unknownConstraint(wanted, suggestion: NearestName.find(wanted, in: names)))
        }
        return mistakes
    }

    /// Returns the item with an id, or with a name that is unique.
    static func item(_ name: String, in layout: SolvedLayout) -> Int? {
        if let index = layout.items.firstIndex(where: { $0.id == name }) { return index }
        let named = layout.items.indices.filter { layout.items[$0].name == name }
        return named.count == 1 ? named[0] : nil
    }
}
