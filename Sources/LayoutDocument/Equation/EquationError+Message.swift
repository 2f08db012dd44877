import Engine
import Findings

extension EquationError.Kind {
    /// What is wrong and what to do, in one line.
    package var message: String {
        switch self {
        case .tooLong(let limit): "the constraint is longer than \(limit) bytes; write one relation"
        case .expectedItem(let found):
            "expected an item and its attribute, such as title.top, found \(found)"
        case .expectedOperand(let found, let attribute):
            "expected a number or an item's attribute, such as view.\(attribute?.rawValue ?? "top"), found \(found)"
        case .trailingOperator(let symbol):
            "expected a number or an item's attribute after the '\(symbol)'; write one or remove the '\(symbol)'"
        case .missingOperator(let number, let operand):
            "an operator is missing between a number and an item; write \(number) * \(operand)"
        case .missingAttribute(let item, let attribute):
            "\(item) needs an attribute; write "
                + (attribute.map { "\(item).\($0.rawValue)" }
                    ?? "\(item).leading, or \(item).width where the other side is a number")
        case .attributeWithoutItem(let attribute):
            "\(attribute.rawValue) is an attribute; write its item before it, as in view.\(attribute.rawValue)"
        case .unknownWord(let word):
            "'\(word)' is neither a number nor an item's attribute; write a number or, as in \(word).top, "
                + "an attribute"
        case .unknownAttribute(let name, let advice):
            "unknown attribute '\(name)'; "
                + (advice?.sentence ?? "use one such as leading, top, width or centerX")
        case .missingRelation(let found): "expected ==, <= or >=, found \(found)"
        case .unknownRelation(let text, let suggestion): "use '\(suggestion)' instead of '\(text)'"
        case .secondRelation: "a constraint has one relation; write a second constraint for this one"
        case .arithmeticOnTheLeft:
            "the left side must be an item's attribute alone, such as title.width; "
                + "move everything else to the right"
        case .malformedNumber(let text): "\(text) is not a number; write one such as 8 or 0.5, without a unit"
        case .secondItem:
            "the right side can only have one item; for a sum, relate it to a view or guide that spans both"
        case .percentageOfNothing:
            "a percentage must multiply an item's attribute; write it as in 50% * view.width, or use points"
        case .divisionByItem: "can't divide by an attribute; write the constraint with * or / and a number"
        case .divisionByZero: "division by 0; write another number"
        case .zeroMultiplier: "a multiplier of 0 makes the item irrelevant; write only the constant"
        case .multiplierOutOfRange(let value):
            "the multiplier \(value.plain) is out of range; "
                + "use \(NumberRange.multiplier.name)"
        case .constantOutOfRange(let value):
            "the constant \(value.plain) is out of range; use \(NumberRange.points.name)"
        case .notFinite: "the numbers here are out of range; write smaller ones"
        case .expectedPriority: "expected a priority after '@'; write a number above 0 and at most 1000"
        case .priorityWord(let word, let number):
            "priorities are numbers; write @\(EquationSyntax.number(number)) in place of @\(word)"
        case .priorityOutOfRange(let value):
            "invalid priority \(EquationSyntax.number(value)); write a number above 0 and at most 1000"
        case .misplacedPriority: "write the priority directly after the constraint, as in @750"
        case .secondConstraint:
            "a text has one constraint; write what follows here as a text of its own in the array"
        case .decimalComma(let number): "write a point instead of the comma in a number, as in \(number)"
        case .unexpectedText(let found):
            "the constraint ends before \(found); remove it or put an operator before it"
        }
    }
}
