import Engine
import Foundation
import LayoutDocument
import Findings

/// Creates the constraint for an expected equation.
struct ExpectationReader {
    private let equation: String
    private let explainer: LayoutExplainer

    private var layout: SolvedLayout { explainer.layout }

    init(_ equation: String, explainer: LayoutExplainer) {
        self.equation = equation
        self.explainer = explainer
    }

    /// Returns the constraint, inactive. A position alone is measured in the superview's
    /// coordinates, like frames.
    func wish() -> Result<LayoutConstraint, ExplanationMistake> {
        let syntax: EquationSyntax
        do throws(EquationError) {
            syntax = try EquationParser.parse(equation) { ExplanationQuestions.item($0, in: layout) != nil }
        } catch {
            return .failure(.equation(equation, reason: error.kind.message))
        }
        guard let first = index(of: syntax.first.item), let firstItem = explainer.layoutItem(first) else {
            return .failure(unknownItem(syntax.first.item))
        }
        var second: (item: any LayoutItem, attribute: LayoutAttribute)?
        if let operand = syntax.second {
            guard let index = index(of: operand.item), let item = explainer.layoutItem(index) else {
                return .failure(unknownItem(operand.item))
            }
            guard operand.attribute.kind == syntax.first.attribute.kind else {
                return .failure(.unlikeAttributes(syntax.first.attribute, operand.attribute))
            }
            second = (item, operand.attribute)
        } else if syntax.first.attribute.kind != .size {
            guard let parent = layout.items[first].parent, let item = explainer.layoutItem(parent) else {
                return .failure(unknownItem(syntax.first.item))
            }
            second = (item, syntax.first.attribute.kind == .xPosition ? .left : .top)
        }
        let wish = LayoutConstraint(
            item: firstItem, attribute: syntax.first.attribute, relatedBy: syntax.relation,
            toItem: second?.item, attribute: second?.attribute, multiplier: syntax.multiplier,
            constant: syntax.constant)
        return .success(wish)
    }

    private func index(of item: EquationSyntax.Item) -> Int? {
        let owner = item.id.map { ExplanationQuestions.item($0, in: layout) } ?? 0
        guard let owner else { return nil }
        guard let guide = item.guide else { return owner }
        return layout.items.indices.first {
            layout.items[$0].parent == owner && layout.items[$0].systemGuide?.rawValue == guide.rawValue
        }
    }

    private func unknownItem(_ item: EquationSyntax.Item) -> ExplanationMistake {
        let name = [item.id, item.guide?.rawValue].compactMap(\.self).joined(separator: ".")
        return ExplanationQuestions.mistake(about: name, in: layout)
    }
}
