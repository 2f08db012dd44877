import Findings
import Foundation
import Solver

/// Constraints that the layout itself implies.
extension SolvedConstraintBuilder {
    /// Returns the constraint for a relation that has no constraint object, with the relation in `lowered`; nil if it
    /// was removed.
    func implicitConstraint(
        of origin: RelationOrigin, id: SolverConstraint.ID, lowered: inout LoweredRelation
    ) -> SolvedConstraint? {
        switch origin {
        case .constraint: return nil
        case .canvas(let item, let attribute):
            return canvasConstraint(on: attribute, of: Int(item), id: id, lowered: &lowered)
        case .nonNegative(let index, let axis):
            let item = Int(index)
            let name = name(of: item)
            let least = pass.lowering.environment.metrics[item].leastLength(along: axis)
            return constraint(
                .nonNegative, "\(name).\(axis.lengthAttribute.rawValue) >= \(least.plain)",
                on: axis.lengthAttribute, of: item, .greaterThanOrEqual, constant: least, priority: .system,
                lowered: &lowered)
        case .contentSize(let item, let axis):
            return contentConstraint(on: axis, of: Int(item), id: id, lowered: &lowered)
        case .autoresizing(let place):
            return autoresizingConstraint(pass.system.autoresizing[Int(place)], id: id, lowered: &lowered)
        }
    }

    private func canvasConstraint(
        on attribute: LayoutAttribute, of item: Int, id: SolverConstraint.ID, lowered: inout LoweredRelation
    ) -> SolvedConstraint? {
        let size = pass.canvas.size
        let start = item == 0 ? pass.lowering.environment.metrics[0].alignmentInsets : .zero
        let constant =
            switch attribute {
            case .width: pass.system.canvasLength(size, along: .horizontal)
            case .height: pass.system.canvasLength(size, along: .vertical)
            case .left: Double(start.left)
            case .top: Double(start.top)
            default: 0.0
            }
        return constraint(
            .canvas, "the canvas's size", on: attribute, of: item, .equal, constant: constant,
            priority: pass.system.designSizes[id] ?? .system, lowered: &lowered)
    }

    private func contentConstraint(
        on axis: LayoutAxis, of item: Int, id: SolverConstraint.ID, lowered: inout LoweredRelation
    ) -> SolvedConstraint? {
        guard let both = pass.system.contentSizes[item], let view = pass.hierarchy.view(of: item) else {
            return nil
        }
        let relations = axis == .horizontal ? both.width : both.height
        guard let place = relations.ids.firstIndex(of: id) else { return nil }
        let hugging = view.contentHuggingPriority(for: axis)
        let huggingCount = hugging == .required ? 2 : 1
        let isHugging = place < huggingCount
        let priority = isHugging ? hugging : view.contentCompressionResistancePriority(for: axis)
        // For a required priority, the second relation is the fallback that remains if the first is broken.
        let isFallback = priority == .required && place == (isHugging ? 1 : huggingCount + 1)
        return constraint(
            .contentSize, "\(name(of: item)).\(axis.lengthAttribute.rawValue) fits its content",
            on: axis.lengthAttribute, of: item, isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
            constant: Double(relations.length),
            priority: isFallback ? .strongestWish : priority.contentSizePriority, lowered: &lowered)
    }

    private func autoresizingConstraint(
        _ kept: AutoresizingRelation, id: SolverConstraint.ID, lowered: inout LoweredRelation
    ) -> SolvedConstraint? {
        let numbers = kept.axis == .horizontal ? "x and width" : "y and height"
        guard let parent = pass.hierarchy.parent(of: kept.item) else { return nil }
        let slope = Double(kept.line.slope)
        var constraint = constraint(
            .autoresizing, "\(name(of: kept.item)) keeps its \(numbers) (autoresizing)", on: kept.attribute,
            of: kept.item, .equal, constant: Double(kept.line.intercept),
            priority: pass.system.designSizes[id] ?? .automatic, lowered: &lowered)
        if let above = kept.rowAbove {
            lowered.add(-1, pass.hierarchy.position(of: above, on: kept.axis))
            lowered.add(-1, pass.hierarchy.length(of: above, on: kept.axis))
            constraint?.second = SolvedConstraint.Side(item: positions[above], attribute: .bottom)
            return constraint
        }
        guard slope != 0 else { return constraint }
        lowered.add(-slope, pass.hierarchy.length(of: parent, on: kept.axis))
        constraint?.second = SolvedConstraint.Side(
            item: positions[parent], attribute: kept.axis.lengthAttribute)
        constraint?.multiplier = slope
        return constraint
    }

    /// Returns a constraint on one number of an item, in the coordinates of the item's variables.
    private func constraint(
        _ source: ConstraintSource, _ text: String, on attribute: LayoutAttribute, of item: Int,
        _ relation: LayoutRelation, constant: Double = 0, priority: SolverPriority,
        lowered: inout LoweredRelation
    ) -> SolvedConstraint? {
        guard positions[item] >= 0 else { return nil }
        lowered.start(constant: -constant, relation: relation, priority: priority)
        lowered.add(1, variable(attribute, of: item))
        lowered.endFirstSide()
        var constraint = SolvedConstraint(
            text: text, identifier: nil, source: source,
            first: SolvedConstraint.Side(item: positions[item], attribute: attribute), second: nil,
            relation: relation, multiplier: 1, constant: constant, priority: priority.points,
            outcome: .satisfied, location: pass.hierarchy.view(of: item)?.location)
        if source == .canvas { constraint.location = nil }
        let container = pass.hierarchy.parent(of: item) ?? item
        constraint.container = positions[container]
        constraint.direction = pass.lowering.environment.metrics[container].direction
        return constraint
    }

    private func variable(_ attribute: LayoutAttribute, of item: Int) -> SolverVariable {
        switch attribute {
        case .left: pass.hierarchy.position(of: item, on: .horizontal)
        case .top: pass.hierarchy.position(of: item, on: .vertical)
        case .width: pass.hierarchy.length(of: item, on: .horizontal)
        default: pass.hierarchy.length(of: item, on: .vertical)
        }
    }

    private func name(of item: Int) -> String { positions[item] < 0 ? "" : items[positions[item]].id }

    /// Returns the terms of a relation by solved item, with equal ones combined.
    func terms(of relation: SolverConstraint) -> [SolvedConstraint.Term] {
        SolvedConstraint.terms(of: relation) { positions[$0] }
    }
}

extension SolverPriority {
    /// The priority as a number: 1000 for required.
    fileprivate var points: Double {
        switch self {
        case .system, .required, .automatic: Double(LayoutPriority.required.rawValue)
        case .optional(let priority): priority
        case .stay: 0
        }
    }
}
