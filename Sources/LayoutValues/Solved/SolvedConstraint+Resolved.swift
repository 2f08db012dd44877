import Solver

/// Resolving a constraint for a layout direction.
extension SolvedConstraint {
    /// A coefficient times one of the solver's numbers.
    public struct Term: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        /// `left`, `top`, `width` or `height` of the alignment rectangle; positions are in the superview's or
        /// owning view's coordinates.
        public var attribute: LayoutAttribute
        /// The factor of the number; several terms of the same number add up.
        public var coefficient: Double

        /// Creates a coefficient times an attribute of an item.
        public init(item: Int, attribute: LayoutAttribute, coefficient: Double) {
            self.item = item
            self.attribute = attribute
            self.coefficient = coefficient
        }
    }

    /// Returns the terms of a solver's relation by item, with equal ones combined.
    ///
    /// - Parameter place: The index in the layout's `items` of an item of the solver's, which has four consecutive variables.
    package static func terms(of relation: SolverConstraint, place: (Int) -> Int) -> [Term] {
        let attributes: [LayoutAttribute] = [.left, .top, .width, .height]
        var terms: [Term] = []
        var latest = -1
        for term in relation.terms.sorted(by: { $0.variable.index < $1.variable.index }) {
            if term.variable.index == latest {
                terms[terms.count - 1].coefficient += term.coefficient
            } else {
                let (item, attribute) = (term.variable.index / 4, attributes[term.variable.index % 4])
                terms.append(Term(item: place(item), attribute: attribute, coefficient: term.coefficient))
                latest = term.variable.index
            }
        }
        return terms.filter { $0.coefficient != 0 }
    }

    /// The constraint with leading and trailing resolved to left and right for `direction`. From right to
    /// left, distances change direction: the constant changes its sign and the relation is reversed.
    public var resolved: SolvedConstraint {
        var resolved = self
        if isMirrored {
            resolved.constant = -constant
            resolved.relation = relation.reversed
        }
        resolved.first = first.resolved(for: direction)
        resolved.second = second?.resolved(for: direction)
        return resolved
    }

    /// The distance in points by which the constraint is violated; 0 if it holds.
    public var violation: Double {
        switch isMirrored ? relation.reversed : relation {
        case .equal: abs(actual - requested)
        case .lessThanOrEqual: max(0, actual - requested)
        case .greaterThanOrEqual: max(0, requested - actual)
        }
    }

    private var isMirrored: Bool {
        direction == .rightToLeft && (first.isDirectional || second?.isDirectional == true)
    }
}

extension SolvedConstraint.Side {
    /// Whether it is a leading or trailing edge, not a distance.
    fileprivate var isDirectional: Bool { attribute.isDirectional && origin == nil }

    /// Returns the side with leading and trailing resolved. Distances between such edges are positive in the reading
    /// direction, so from right to left the two edges are exchanged.
    fileprivate func resolved(for direction: LayoutDirection) -> SolvedConstraint.Side {
        let attribute = attribute.withoutDirection(in: direction)
        guard let origin else { return SolvedConstraint.Side(item: item, attribute: attribute) }
        let start = SolvedConstraint.Place(
            item: origin.item, attribute: origin.attribute.withoutDirection(in: direction))
        guard self.attribute.isDirectional, direction == .rightToLeft else {
            return SolvedConstraint.Side(item: item, attribute: attribute, origin: start)
        }
        return SolvedConstraint.Side(
            item: start.item, attribute: start.attribute,
            origin: SolvedConstraint.Place(item: item, attribute: attribute))
    }
}

extension LayoutAttribute {
    /// Returns the left or right edge for leading or trailing; any other attribute unchanged.
    @inlinable
    public func withoutDirection(in direction: LayoutDirection) -> LayoutAttribute {
        let isLeftToRight = direction == .leftToRight
        return switch self {
        case .leading: isLeftToRight ? .left : .right
        case .trailing: isLeftToRight ? .right : .left
        case .leadingMargin: isLeftToRight ? .leftMargin : .rightMargin
        case .trailingMargin: isLeftToRight ? .rightMargin : .leftMargin
        default: self
        }
    }
}
