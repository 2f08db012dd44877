import LayoutValues
import Findings
import Solver

/// The texts of dimension lines: a number or a formula, then the priority and by how much the constraint doesn't hold.
struct RedlineWords {
    let placed: PlacedLayout

    /// The maximum number of characters of a constant.
    private static let mostDigits = 8

    /// Returns a distance or a size with its relation: `≥ 8 @750`.
    func number(
        _ number: Double, of constraint: SolvedConstraint, standing: Redline.Standing
    ) -> String {
        var relation = constraint.relation
        if number == 0, relation != .equal, let second = constraint.second {
            // A limit of zero says nothing without what it is a limit of.
            return
                "\(PictureEquations.sign(relation)) \(placed.name(of: second.item)).\(second.attribute.rawValue)"
                + remark(on: constraint, standing: standing)
        }
        if constraint.second != nil, constraint.constant < 0 { relation = relation.reversed }
        let sign = relation == .equal ? "" : PictureEquations.sign(relation) + " "
        return sign + Self.constant(number) + remark(on: constraint, standing: standing)
    }

    /// Returns the right side of a constraint with its relation: `= 0.5 × view.width @750 · 40 short`.
    func multiple(
        of name: String, in constraint: SolvedConstraint, standing: Redline.Standing
    ) -> String {
        PictureEquations.sign(constraint.relation) + " "
            + PictureEquations.scaled(name, by: constraint.multiplier)
            + PictureEquations.summand(constraint.constant, of: constraint)
            + remark(on: constraint, standing: standing)
    }

    /// Returns the length of an item that a constraint makes equal to another's; without the number if nothing determines
    /// it.
    func equalLength(of index: Int, in constraint: SolvedConstraint, standing: Redline.Standing) -> String {
        let item = placed.layout.items[index]
        let axis = constraint.first.attribute.axis
        let isOpen = item.undetermined.contains(axis == .horizontal ? .width : .height)
        let number =
            isOpen && item.kind == .guide ? "" : " " + Amount.text(item.canvasFrame.extent(axis).length)
        return "=" + number + remark(on: constraint, standing: standing)
    }

    /// Returns the priority of an optional constraint; empty for required ones.
    static func priority(of constraint: SolvedConstraint) -> String {
        constraint.priority < 1000 ? " @\(DecimalNumber.text(constraint.priority))" : ""
    }

    private func remark(on constraint: SolvedConstraint, standing: Redline.Standing) -> String {
        Self.priority(of: constraint)
            + (standing == .unmet ? " · " + PictureEquations.shortfall(of: constraint) : "")
    }

    /// Returns a constant as its author wrote it, so that it can be found, unless it has too many digits for a picture.
    private static func constant(_ number: Double) -> String {
        number.plain.count <= mostDigits ? number.plain : Amount.text(number)
    }
}
