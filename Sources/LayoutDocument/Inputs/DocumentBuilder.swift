import Engine
import Foundation
import Solver

/// Makes a layout document of values, for what isn't written in one.
package struct DocumentBuilder {
    /// A side of an equation.
    package struct Side {
        let item: ItemPlace
        let id: String
        let attribute: LayoutAttribute

        /// Creates an attribute of an item, which messages call by its id.
        package init(_ item: ItemPlace, id: String, _ attribute: LayoutAttribute) {
            (self.item, self.id, self.attribute) = (item, id, attribute)
        }

        var operand: EquationSyntax.Operand { EquationSyntax.Operand(EquationSyntax.Item(id: id), attribute) }
    }

    private var description = DocumentDescription()

    /// Creates a document without views.
    ///
    /// - Parameters:
    ///   - size: The size of its canvas in points.
    ///   - scale: Pixels per point.
    ///   - safeAreaInsets: The canvas's safe area in points.
    package init(size: CGSize, scale: Double, safeAreaInsets: EdgeInsets) {
        description.canvas.size = size
        description.canvas.scale = scale
        if safeAreaInsets != .zero { description.canvas.safeAreaInsets = .physical(safeAreaInsets) }
    }

    /// Adds a view and returns its index; superviews come before their subviews, the root first.
    ///
    /// - Parameters:
    ///   - id: Its id, unique among views and guides.
    ///   - className: UIKit's name of the class; nil for a plain view.
    ///   - parent: The index of its superview; nil for the root.
    ///   - frame: Its frame in its superview in points; nil if constraints place it.
    ///   - line: The line of the input that it comes from, counted from 1; nil for none.
    ///   - set: Sets its properties, before its frame.
    package mutating func addView(
        id: String, className: String?, below parent: Int?, frame: CGRect?, line: Int?,
        set: @escaping (View) -> Void
    ) -> Int {
        var view = ViewDescription(
            id: id, className: className, parent: parent, position: Self.position(line))
        view.properties = [
            PropertySetting { view, context in
                set(view)
                if let frame { ViewProperty.place(view, at: frame, in: context) }
            }
        ]
        description.views.append(view)
        return description.views.count - 1
    }

    /// Adds a guide to a view and returns its place.
    package mutating func addGuide(id: String, to owner: Int) -> ItemPlace {
        description.views[owner].guides.append(GuideDescription(id: id))
        return .guide(owner: owner, index: description.views[owner].guides.count - 1)
    }

    /// Adds a constraint, as the text says it.
    ///
    /// - Parameters:
    ///   - id: Its id and identifier; nil if it has none.
    ///   - text: The constraint in words of a document.
    ///   - first: The constrained side.
    ///   - relation: The relation of the sides.
    ///   - second: What the first side is compared with; nil for a number.
    ///   - multiplier: The factor of the second side; 1 if there is none.
    ///   - constant: In points.
    ///   - priority: Greater than 0 and at most 1000.
    ///   - line: The line of the input that it comes from, counted from 1; nil for none.
    package mutating func addConstraint(
        id: String?, text: String, _ first: Side, _ relation: LayoutRelation, _ second: Side?,
        multiplier: Double,
        constant: Double, priority: Double, line: Int?
    ) {
        let syntax = EquationSyntax(
            first.operand, relation, second?.operand, multiplier: multiplier, constant: constant,
            priority: priority)
        var constraint = ConstraintDescription(
            text: text, form: .equation(DocumentEquation(syntax, first: first.item, second: second?.item)),
            position: Self.position(line))
        if let id { constraint.settings.id = id }
        description.constraints.append(constraint)
    }

    private static func position(_ line: Int?) -> SourcePosition? {
        line.map { SourcePosition(line: $0, column: 1) }
    }

    /// Returns the document as an input.
    ///
    /// - Parameter file: The input as the user named it, for locations and for the scene's id.
    package func input(file: String) -> LayoutInput {
        LayoutInput(content: .document(description, DocumentFindings(file: file)), file: file)
    }
}
