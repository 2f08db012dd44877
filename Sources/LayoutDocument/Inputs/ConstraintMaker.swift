import Engine
import Foundation
import Findings

/// Makes the constraints of a document.
struct ConstraintMaker {
    let items: SceneItems
    let canvas: Canvas
    let file: String

    /// Whether the constraints of a line are part of the layout.
    ///
    /// - Parameter change: The state's changes to the constraint.
    func isActive(_ description: ConstraintDescription, _ change: ConstraintChange?) -> Bool {
        (change?.isActive ?? description.change.isActive ?? true) && description.condition.holds(on: canvas)
    }

    /// Makes the constraints of a line; none if they can't be made, which findings explain.
    ///
    /// - Parameter change: The state's changes to the constraint.
    func constraints(
        of description: ConstraintDescription, change: ConstraintChange?
    ) -> (constraints: [LayoutConstraint], findings: [LayoutFinding]) {
        var made: [LayoutConstraint]
        switch description.form {
        case .equation(let syntax, let places):
            guard let constraint = constraint(syntax, places) else {
                let message = "its view has no such guide; use a guide that the view has"
                return ([], [finding(of: description, code: .unknownItem, message)])
            }
            made = [constraint]
        case .visualFormat:
            do {
                made = try LayoutConstraint.constraints(withVisualFormat: description.text, views: items.byID)
            } catch {
                return ([], [finding(of: description, code: .syntax, error.description)])
            }
        }
        let line = Self.shortened(description.text)
        for constraint in made {
            constraint.identifier = description.identifier ?? description.id
            // A constraint of a Visual Format line has the part that it comes from.
            constraint.sourceText =
                if case .visualFormat = description.form { "\(line): \(constraint.description)" } else {
                    description.text
                }
            constraint.location = description.source ?? description.position?.location(in: file)
            if let constant = change?.constant ?? description.change.constant {
                constraint.constant = constant
            }
            if let priority = change?.priority ?? description.change.priority {
                constraint.priority = LayoutPriority(Float(priority))
            }
        }
        return (made, [])
    }

    /// The most characters of a Visual Format line that each of its constraints repeats.
    private static let greatestLineLength = 300

    /// Returns the beginning of a long line: a line may have thousands of constraints.
    private static func shortened(_ line: String) -> String {
        let beginning = line.prefix(greatestLineLength)
        return beginning.endIndex == line.endIndex ? line : "\(beginning)…"
    }

    private func constraint(_ syntax: EquationSyntax, _ places: EquationPlaces) -> LayoutConstraint? {
        guard let first = item(syntax.first.item, at: places.first) else { return nil }
        var second: (any LayoutItem)?
        if let operand = syntax.second, let place = places.second {
            second = item(operand.item, at: place)
            if second == nil { return nil }
        }
        let constraint = LayoutConstraint(
            item: first, attribute: syntax.first.attribute, relatedBy: syntax.relation, toItem: second,
            attribute: syntax.second?.attribute, multiplier: syntax.multiplier, constant: syntax.constant)
        constraint.priority = LayoutPriority(Float(syntax.priority))
        return constraint
    }

    private func item(_ item: EquationSyntax.Item, at place: ItemPlace) -> (any LayoutItem)? {
        guard let name = item.guide else { return items[place] }
        guard case .view(let index) = place else { return nil }
        return items.views[index].guide(name)
    }

    private func finding(
        of description: ConstraintDescription, code: FindingCode, _ message: String
    ) -> LayoutFinding {
        LayoutFinding(
            code: code, message: "\(description.text): \(message)",
            location: description.position?.location(in: file),
            constraints: [description.text])
    }
}
