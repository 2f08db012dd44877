import Foundation

/// The constraints that a layout follows by itself.
extension SolvedConstraintBuilder {
    /// The constraint that a row stands for without a constraint object, and its relation in `row`; nil where the row was
    /// removed.
    func implicitConstraint(
        of origin: RowOrigin, id: SolverConstraint.ID, row: inout LoweredRow
    ) -> SolvedConstraint? {
        switch origin {
        case .constraint: return nil
        case .canvas(let item, let attribute):
            return canvasConstraint(on: attribute, of: item, row: &row)
        case .nonNegative(let item, let axis):
            let name = name(of: item)
            return constraint(
                .nonNegative, "\(name).\(axis.lengthAttribute.rawValue) >= 0", on: axis.lengthAttribute,
                of: item, .greaterThanOrEqual, priority: .system, row: &row)
        case .contentSize(let item, let axis):
            return contentConstraint(on: axis, of: item, id: id, row: &row)
        case .autoresizing(let place):
            return autoresizingConstraint(pass.rows.autoresizingRows[place], row: &row)
        }
    }

    private func canvasConstraint(
        on attribute: LayoutAttribute, of item: Int, row: inout LoweredRow
    ) -> SolvedConstraint? {
        let constant =
            switch attribute {
            case .width: pass.canvas.size.width
            case .height: pass.canvas.size.height
            default: CGFloat(0)
            }
        return constraint(
            .canvas, "the canvas's size", on: attribute, of: item, .equal, constant: Double(constant),
            priority: .system, row: &row)
    }

    private func contentConstraint(
        on axis: LayoutAxis, of item: Int, id: SolverConstraint.ID, row: inout LoweredRow
    ) -> SolvedConstraint? {
        guard let both = pass.rows.contentRows[item], let view = pass.hierarchy.view(of: item) else {
            return nil
        }
        let rows = axis == .horizontal ? both.width : both.height
        guard let place = rows.ids.firstIndex(of: id) else { return nil }
        let hugging = view.contentHuggingPriority(for: axis)
        let huggingCount = hugging == .required ? 2 : 1
        let isHugging = place < huggingCount
        let priority = isHugging ? hugging : view.contentCompressionResistancePriority(for: axis)
        // Of a required one, the second row is the wish that stays if the first is given up.
        let isFallback = priority == .required && place == (isHugging ? 1 : huggingCount + 1)
        return constraint(
            .contentSize, "\(name(of: item)).\(axis.lengthAttribute.rawValue) fits its content",
            on: axis.lengthAttribute, of: item, isHugging ? .lessThanOrEqual : .greaterThanOrEqual,
            constant: Double(rows.length),
            priority: isFallback ? .strongestWish : priority.contentSizePriority, row: &row)
    }

    private func autoresizingConstraint(
        _ kept: AutoresizingRow, row: inout LoweredRow
    ) -> SolvedConstraint? {
        let numbers = kept.axis == .horizontal ? "x and width" : "y and height"
        guard let parent = pass.hierarchy.parent(of: kept.item) else { return nil }
        let slope = Double(kept.line.slope)
        var constraint = constraint(
            .autoresizing, "\(name(of: kept.item)) keeps its \(numbers) (autoresizing)", on: kept.attribute,
            of: kept.item, .equal, constant: Double(kept.line.intercept), priority: .automatic, row: &row)
        guard slope != 0 else { return constraint }
        row.add(-slope, pass.hierarchy.length(of: parent, on: kept.axis))
        constraint?.second = SolvedConstraint.Side(
            item: positions[parent], attribute: kept.axis.lengthAttribute)
        constraint?.multiplier = slope
        return constraint
    }

    /// A constraint on one number of an item, which sits in the coordinates that it has its variables in.
    private func constraint(
        _ source: ConstraintSource, _ text: String, on attribute: LayoutAttribute, of item: Int,
        _ relation: LayoutRelation, constant: Double = 0, priority: SolverPriority, row: inout LoweredRow
    ) -> SolvedConstraint? {
        guard positions[item] >= 0 else { return nil }
        row.start(constant: -constant, relation: relation, priority: priority)
        row.add(1, variable(attribute, of: item))
        row.endFirstSide()
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

    /// The terms of a relation by solved items, each number once.
    func terms(of relation: SolverConstraint) -> [SolvedConstraint.Term] {
        // An item's four variables follow one another.
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        var terms: [SolvedConstraint.Term] = []
        var latest = -1
        for term in relation.terms.sorted(by: { $0.variable.index < $1.variable.index }) {
            if term.variable.index == latest {
                terms[terms.count - 1].coefficient += term.coefficient
            } else {
                let (item, attribute) = (term.variable.index / 4, attributes[term.variable.index % 4])
                terms.append(
                    SolvedConstraint.Term(
                        item: positions[item], attribute: attribute, coefficient: term.coefficient))
                latest = term.variable.index
            }
        }
        return terms.filter { $0.coefficient != 0 }
    }
}

extension SolverPriority {
    /// As a constraint's priority: 1000 for required.
    fileprivate var points: Double {
        switch self {
        case .system, .required, .automatic: Double(LayoutPriority.required.rawValue)
        case .optional(let priority): priority
        case .stay: 0
        }
    }
}
