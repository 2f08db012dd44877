import Arithmetic
import Engine
import Explanation
import Findings
import LayoutDocument

/// The questions about layouts on a command line.
package struct ExplanationRequest: Sendable {
    /// The ids or names of views and guides to explain.
    package var items: [String] = []
    /// The identifiers, object ids, texts or indices of constraints to explain.
    package var constraints: [String] = []
    /// An equation that was expected to hold.
    package var expectation: String?
    /// Whether to use ids for all items.
    package var usesIDs = false
    /// Whether to print long lists completely.
    package var isVerbose = false
    /// Whether all numbers and constraints are explained besides what is asked about.
    package var isComplete = false

    /// Creates a request, by default one to explain everything.
    package init(
        items: [String] = [], constraints: [String] = [], expectation: String? = nil, usesIDs: Bool = false,
        isVerbose: Bool = false, isComplete: Bool = false
    ) {
        self.items = items
        self.constraints = constraints
        self.expectation = expectation
        self.usesIDs = usesIDs
        self.isVerbose = isVerbose
        self.isComplete = isComplete
    }

    /// Whether there is no specific question, so that all findings are explained.
    var asksForEverything: Bool { items.isEmpty && constraints.isEmpty && expectation == nil }
}

/// Finds the items and constraints that a command line asks about.
struct ExplanationQuestions {
    private let request: ExplanationRequest
    private let layout: SolvedLayout
    /// Constraints that aren't part of the layout; their indices follow the layout's.
    private let inactive: [InactiveConstraint]
    /// Where the constraints with these ids are written.
    private let placesOfObjectIDs: [String: SourceLocation]

    init(
        _ request: ExplanationRequest, about layout: SolvedLayout, inactive: [InactiveConstraint],
        placesOfObjectIDs: [String: SourceLocation]
    ) {
        self.request = request
        self.layout = layout
        self.inactive = inactive
        self.placesOfObjectIDs = placesOfObjectIDs
    }

    init(_ request: ExplanationRequest, about scene: ExplainedScene) {
        self.init(
            request, about: scene.explanation.layout, inactive: scene.inactive,
            placesOfObjectIDs: scene.placesOfObjectIDs)
    }

    /// What has to be explained to answer the questions.
    var subject: LayoutExplanation.Subject {
        if request.isComplete || !request.constraints.isEmpty { return .steps(inFull: items) }
        return request.asksForEverything ? .effects : .items(items)
    }

    /// The indices of the items asked about.
    var items: [Int] { request.items.compactMap { Self.item($0, in: layout) } }

    /// The constraints asked about by identifier, object id, text or index.
    var constraints: [Int] { request.constraints.flatMap(constraints(called:)).uniqued() }

    /// The indices of the inactive constraints asked about.
    var inactiveConstraints: [Int] { request.constraints.flatMap(inactiveConstraints(called:)).uniqued() }

    private func constraints(called wanted: String) -> [Int] {
        if let index = Int(wanted), layout.constraints.indices.contains(index) { return [index] }
        let known = layout.constraints.indices.filter {
            layout.constraints[$0].identifier == wanted || layout.constraints[$0].text == wanted
        }
        if !known.isEmpty { return known }
        if let place = placesOfObjectIDs[wanted] {
            return layout.constraints.indices.filter { layout.constraints[$0].location == place }
        }
        // As it is printed, with names instead of ids.
        let words = ConstraintFormatter(layout)
        return layout.constraints.indices.filter { words.line(of: $0) == wanted }
    }

    private func inactiveConstraints(called wanted: String) -> [Int] {
        if let index = Int(wanted), inactive.indices.contains(index - layout.constraints.count) {
            return [index - layout.constraints.count]
        }
        return inactive.indices.filter { index in
            let place = placesOfObjectIDs[wanted]
            return inactive[index].identifier == wanted || inactive[index].text == wanted
                || place != nil && inactive[index].location == place
        }
    }

    /// Items and constraints asked about that don't exist.
    var mistakes: [ExplanationMistake] {
        var mistakes: [ExplanationMistake] = []
        for name in request.items where Self.item(name, in: layout) == nil {
            mistakes.append(Self.mistake(about: name, in: layout))
        }
        for wanted in request.constraints
        where constraints(called: wanted).isEmpty && inactiveConstraints(called: wanted).isEmpty {
            mistakes.append(.unknownConstraint(wanted, known: suggestedConstraints))
        }
        return mistakes
    }

    /// The constraints that an author wrote, by their identifiers or as they are printed.
    private var suggestedConstraints: [String] {
        let words = ConstraintFormatter(layout)
        let written = layout.constraints.indices.filter { layout.constraints[$0].source == .document }
        return
            (written.map { layout.constraints[$0].identifier ?? words.line(of: $0) }
            + inactive.map { $0.identifier ?? $0.text }).uniqued()
    }

    /// Returns the item with an id, or with a name that is unique.
    static func item(_ name: String, in layout: SolvedLayout) -> Int? {
        let named = layout.items(called: name)
        return named.count == 1 ? named[0] : nil
    }

    /// Returns what is wrong with a name that doesn't mean one item.
    static func mistake(about name: String, in layout: SolvedLayout) -> ExplanationMistake {
        let named = layout.items(called: name)
        return named.isEmpty
            ? .unknownItem(name, known: layout.suggestedNames)
            : .ambiguousItem(name, ids: named.map { layout.items[$0].id })
    }
}
