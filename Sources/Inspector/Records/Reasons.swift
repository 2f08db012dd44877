import Arithmetic
import LayoutValues
import Explanation

/// The explanation of a number for the page's script.
struct ReasonRecord: Encodable {
    /// A link of the chain from the item outwards.
    enum Step: Encodable {
        /// A constraint, by its index in the scene's list.
        case constraint(Int)
        /// Another step, in words.
        case words(String)

        func encode(to encoder: any Encoder) throws {
            var value = encoder.singleValueContainer()
            switch self {
            case .constraint(let place): try value.encode(place)
            case .words(let text): try value.encode(text)
            }
        }
    }

    /// The arithmetic on one line.
    var line: String
    /// The steps, closest to the item first.
    var steps: [Step]
}

/// The explanations of items' numbers.
struct Reasons {
    private let builder: ArithmeticBuilder
    private let layout: SolvedLayout
    private let shown: ShownConstraints

    /// The maximum number of items of a layout with explanations, which limits the page's size.
    private static let mostItems = 1000

    init(_ explanation: LayoutExplanation, shown: ShownConstraints) {
        builder = ArithmeticBuilder(explanation, words: ConstraintFormatter(explanation.layout))
        layout = explanation.layout
        self.shown = shown
    }

    /// The explanations of an item's numbers, by the item's index and the numbers' names; nil for the root,
    /// which the canvas determines.
    subscript(item: Int) -> [String: ReasonRecord]? {
        guard item > 0, layout.items.count <= Self.mostItems else { return nil }
        var reasons: [String: ReasonRecord] = [:]
        for arithmetic in builder.arithmetic(ofItem: item) {
            reasons[arithmetic.number.rawValue] = ReasonRecord(
                line: arithmetic.line,
                steps: arithmetic.steps.prefix(NumberArithmetic.mostSteps).map { step in
                    step.constraint.flatMap(shown.place).map(ReasonRecord.Step.constraint)
                        ?? .words(step.text)
                })
        }
        return reasons
    }
}
