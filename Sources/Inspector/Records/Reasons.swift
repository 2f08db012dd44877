import Engine
import Explanation

/// Why the numbers of items are what they are.
struct Reasons {
    private let builder: ArithmeticBuilder
    private let layout: SolvedLayout
    private let shown: ShownConstraints

    /// Layouts of more items get no reasons, so that the page stays small.
    private static let mostItems = 1000
    /// A longer chain of steps is left out.
    private static let mostSteps = 12

    init(_ explanation: LayoutExplanation, shown: ShownConstraints) {
        builder = ArithmeticBuilder(explanation, words: ConstraintWords(explanation.layout))
        layout = explanation.layout
        self.shown = shown
    }

    /// Of an item, by its index: a reason for each number by its name; nil for the root, which the canvas decides.
    subscript(item: Int) -> [String: ReasonRecord]? {
        guard item > 0, layout.items.count <= Self.mostItems else { return nil }
        var reasons: [String: ReasonRecord] = [:]
        for arithmetic in builder.arithmetic(ofItem: item) {
            reasons[arithmetic.number.rawValue] = ReasonRecord(
                line: arithmetic.line,
                steps: arithmetic.steps.prefix(Self.mostSteps).map { step in
                    step.constraint.flatMap(shown.place).map(ReasonRecord.Step.constraint)
                        ?? .words(step.text)
                })
        }
        return reasons
    }
}
