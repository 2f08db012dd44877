/// What a constraint means once the layout direction is known.
extension SolvedConstraint {
    /// A number of the solved system with its coefficient.
    public struct Term: Sendable, Hashable {
        /// Index in the layout's `items`.
        public var item: Int
        /// `left`, `top`, `width` or `height` of the alignment rectangle, positions in the superview's or owning view's
        /// coordinates.
        public var attribute: LayoutAttribute
        public var coefficient: Double

        public init(item: Int, attribute: LayoutAttribute, coefficient: Double) {
            self.item = item
            self.attribute = attribute
            self.coefficient = coefficient
        }
    }

    /// The constraint with leading and trailing replaced by left and right, as `direction` has it. Where that is right to
    /// left, a distance counts the other way round: the constant changes its sign and the relation is reversed.
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

    /// How far it is from holding, in points; 0 where it holds.
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
    /// Whether it is an edge that follows the layout direction, and no distance from one.
    fileprivate var isDirectional: Bool { attribute.isDirectional && origin == nil }

    /// Itself with leading and trailing replaced. A distance between such edges is positive in the reading direction, so
    /// that the two edges change places where that is right to left.
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
    /// The physical edge that leading or trailing is; the attribute itself where it follows no direction.
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
