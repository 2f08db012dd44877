import Engine
import Findings
import Foundation
import Solver
import TextMetrics

/// The texts of dimension lines: a number or a formula, then the priority and by how much the constraint doesn't hold.
struct RedlineWords {
    let placed: PlacedLayout
    let measurer: any TextMeasuring
    /// The maximum width of a formula in points; nil for what a line's axis has room for.
    let widestFormula: Double?

    /// The maximum width of a formula left of the sheet, in points.
    private static let widestBeside = 110.0
    /// The maximum number of characters of a constant.
    private static let mostDigits = 8

    /// Returns a distance or a size with its relation: `≥ 8 @750`.
    func number(
        _ number: Double, of constraint: SolvedConstraint, standing: Redline.Standing
    ) -> String {
        var relation = constraint.relation
        if constraint.second != nil, constraint.constant < 0 { relation = relation.reversed }
        let sign = relation == .equal ? "" : ConstraintWords.sign(relation) + " "
        return sign + Self.constant(number) + remark(on: constraint, standing: standing)
    }

    /// Returns the right side of a constraint with its relation: `= 0.5 × view.width @750 · 40 short`.
    func multiple(
        of name: String, in constraint: SolvedConstraint, standing: Redline.Standing
    ) -> String {
        let formula =
            ConstraintWords.sign(constraint.relation) + " "
            + ConstraintWords.scaled(name, by: constraint.multiplier)
            + ConstraintWords.summand(constraint.constant, of: constraint)
        let remark = remark(on: constraint, standing: standing)
        let room = room(beside: remark, along: constraint.first.attribute.axis)
        return measurer.elidedInMiddle(formula, font: TypeScale.dimension, to: room) + remark
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
        constraint.priority < 1000 ? " @\(XMLValue.number(constraint.priority))" : ""
    }

    private func remark(on constraint: SolvedConstraint, standing: Redline.Standing) -> String {
        Self.priority(of: constraint)
            + (standing == .unmet ? " · " + ConstraintWords.shortfall(of: constraint) : "")
    }

    /// Returns the room for a formula: left of the sheet little, below it the sheet's width.
    private func room(beside remark: String, along axis: LayoutAxis) -> Double {
        if let widestFormula { return widestFormula }
        guard axis == .horizontal else { return Self.widestBeside }
        let rest = measurer.width(of: remark, font: TypeScale.dimension) + 8
        return max(Self.widestBeside, placed.sheet.width - rest)
    }

    /// Returns a constant as its author wrote it, so that it can be found, unless it has too many digits for a picture.
    private static func constant(_ number: Double) -> String {
        number.plain.count <= mostDigits ? number.plain : Amount.text(number)
    }
}

extension TextMeasuring {
    /// Returns the string itself if it fits `width`, or else as much of its start and its end as fits, with an ellipsis
    /// between them.
    /// - Complexity: O(log n) measurements.
    fileprivate func elidedInMiddle(_ string: String, font: Font, to width: Double) -> String {
        guard self.width(of: string, font: font) > width else { return string }
        let characters = Array(string)
        func elided(_ count: Int) -> String {
            String(characters.prefix((count + 1) / 2)) + "…" + String(characters.suffix(count / 2))
        }
        var (fits, tooLong) = (0, characters.count)
        while tooLong - fits > 1 {
            let middle = (fits + tooLong) / 2
            if self.width(of: elided(middle), font: font) <= width {
                fits = middle
            } else {
                tooLong = middle
            }
        }
        return elided(fits)
    }
}
