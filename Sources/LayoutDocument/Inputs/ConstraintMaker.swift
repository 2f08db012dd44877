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
    func isActive(_ settings: ConstraintDescription.Settings, _ change: ConstraintChange?) -> Bool {
        (change?.isActive ?? settings.change.isActive ?? true) && settings.condition.holds(on: canvas)
    }

    /// Makes the constraints of a line; none if they can't be made, which findings explain.
    ///
    /// - Parameter change: The state's changes to the constraint.
    func constraints(
        of description: ConstraintDescription, change: ConstraintChange?
    ) -> (constraints: [LayoutConstraint], findings: [LayoutFinding]) {
        var made: [LayoutConstraint]
        switch description.form {
        case .equation(let equation):
            guard let constraint = constraint(equation) else {
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
        let settings = description.settings
        var line: String?
        if case .visualFormat = description.form { line = Self.shortened(description.text) }
        for constraint in made {
            constraint.identifier = settings.identifier ?? settings.id
            // A constraint of a Visual Format line has the part that it comes from.
            constraint.sourceText = line.map { "\($0): \(constraint.description)" } ?? description.text
            constraint.location = settings.source ?? description.position?.location(in: file)
            if let constant = change?.constant ?? settings.change.constant {
                constraint.constant = constant
            }
            if let priority = change?.priority ?? settings.change.priority {
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

    private func constraint(_ equation: DocumentEquation) -> LayoutConstraint? {
        guard let first = item(of: equation.first) else { return nil }
        var second: (any LayoutItem)?
        if let side = equation.second {
            second = item(of: side)
            if second == nil { return nil }
        }
        let constraint = LayoutConstraint(
            item: first, attribute: equation.first.attribute, relatedBy: equation.relation, toItem: second,
            attribute: equation.second?.attribute, multiplier: equation.multiplier,
            constant: equation.constant)
        constraint.priority = LayoutPriority(Float(equation.priority))
        return constraint
    }

    private func item(of side: DocumentEquation.Side) -> (any LayoutItem)? {
        guard let name = side.guide else { return items[side.item] }
        guard case .view(let index) = side.item else { return nil }
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
