import Engine
import Foundation

/// Makes the constraints that one line of a document stands for.
struct ConstraintMaker {
    let description: ConstraintDescription
    /// What the state says about it.
    let change: ConstraintChange?
    let items: SceneItems
    let file: String

    private var location: SourceLocation { description.position.location(in: file) }

    /// The constraints, none where it isn't active or can't be made; issues say why not.
    func constraints() -> (constraints: [LayoutConstraint], issues: [LayoutIssue]) {
        guard change?.isActive ?? description.change.isActive ?? true else { return ([], []) }
        var made: [LayoutConstraint]
        switch description.form {
        case .equation(let syntax, let places):
            guard let constraint = constraint(syntax, places) else { return ([], [missingGuideIssue]) }
            made = [constraint]
        case .visualFormat:
            do {
                made = try LayoutConstraint.constraints(withVisualFormat: description.text, views: items.byID)
            } catch {
                return ([], [issue(code: .syntax, error.description)])
            }
        }
        for constraint in made {
            constraint.identifier = description.identifier ?? description.id
            constraint.sourceText = text(of: constraint)
            constraint.location = location
            if let constant = change?.constant ?? description.change.constant {
                constraint.constant = constant
            }
            if let priority = change?.priority ?? description.change.priority {
                constraint.priority = LayoutPriority(Float(priority))
            }
        }
        return (made, [])
    }

    /// As its author wrote it; a part of a Visual Format line says which part it is.
    private func text(of constraint: LayoutConstraint) -> String {
        guard case .visualFormat = description.form else { return description.text }
        return "\(description.text): \(constraint.description)"
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
        return Self.systemGuide(name, of: items.views[index])
    }

    private static func systemGuide(_ name: SystemGuideName, of view: View) -> LayoutGuide? {
        switch name {
        case .layoutMarginsGuide: view.layoutMarginsGuide
        case .safeAreaLayoutGuide: view.safeAreaLayoutGuide
        case .readableContentGuide: view.readableContentGuide
        case .keyboardLayoutGuide: view.keyboardLayoutGuide
        case .frameLayoutGuide: (view as? ScrollView)?.frameLayoutGuide
        case .contentLayoutGuide: (view as? ScrollView)?.contentLayoutGuide
        case .textContainerLayoutGuide: (view as? TextView)?.textContainerLayoutGuide
        }
    }

    private var missingGuideIssue: LayoutIssue {
        issue(code: .unknownItem, "its view has no such guide; use a guide that the view has")
    }

    private func issue(code: LayoutIssue.Code, _ message: String) -> LayoutIssue {
        LayoutIssue(
            code: code, severity: .error, message: "\(description.text): \(message)", location: location,
            constraints: [description.text])
    }
}
