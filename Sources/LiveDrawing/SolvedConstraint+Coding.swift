import LayoutValues
import LiveSolver
import Solver

extension NumberStream {
    /// Codes constraints without their locations.
    package mutating func code(_ constraints: inout [SolvedConstraint]) {
        let constraint = SolvedConstraint(
            text: "", identifier: nil, first: SolvedConstraint.Side(item: 0, attribute: .left), second: nil,
            relation: .equal, multiplier: 1, constant: 0, priority: 1000, outcome: .satisfied, location: nil)
        code(list: &constraints, of: constraint) { $0.code(&$1) }
    }

    @inline(never) private mutating func code(_ constraint: inout SolvedConstraint) {
        code(&constraint.wording)
        code(&constraint.identifier)
        code(place: &constraint.source, in: ConstraintSource.allCases)
        code(&constraint.first)
        code(optional: &constraint.second, or: constraint.first) { $0.code(&$1) }
        code(case: &constraint.relation)
        code(&constraint.multiplier)
        code(&constraint.constant)
        code(&constraint.priority)
        code(place: &constraint.outcome, in: [.satisfied, .outweighed, .broken])
        code(&constraint.container)
        code(case: &constraint.direction)
        codeAny(&constraint.requested)
        codeAny(&constraint.actual)
        let term = SolvedConstraint.Term(item: 0, attribute: .left, coefficient: 0)
        code(list: &constraint.terms, of: term) { stream, term in
            stream.code(&term.item)
            stream.code(place: &term.attribute, in: LayoutAttribute.allCases)
            stream.code(&term.coefficient)
        }
        code(&constraint.offset)
        code(&constraint.isDesignSize)
    }

    private mutating func code(_ wording: inout SolvedConstraint.Wording) {
        var (text, second, isWritten) = ("", String?.none, true)
        switch wording {
        case .written(let written): text = written
        case .equation(let first, let other): (text, second, isWritten) = (first, other, false)
        }
        code(&isWritten)
        code(&text)
        if isWritten {
            wording = .written(text)
        } else {
            code(&second)
            wording = .equation(first: text, second: second)
        }
    }

    private mutating func code(_ side: inout SolvedConstraint.Side) {
        code(&side.item)
        code(place: &side.attribute, in: LayoutAttribute.allCases)
        let place = SolvedConstraint.Place(item: side.item, attribute: side.attribute)
        code(optional: &side.origin, or: place) { stream, origin in
            stream.code(&origin.item)
            stream.code(place: &origin.attribute, in: LayoutAttribute.allCases)
        }
    }
}
