import Engine

/// The reason why an equation doesn't hold in a layout.
package enum ExpectationAnswer: Sendable, Hashable {
    /// It holds.
    case holds
    /// Nothing prevents it, but the layout doesn't determine it.
    case open
    /// These constraints, given by their indices, together prevent it by `shortfall` points. Each of the changes makes
    /// it possible.
    case blocked(by: [Int], shortfall: Double, changes: [ExpectationChange])
}

/// A change of a layout that makes an equation possible, verified by laying out again, texts included.
package struct ExpectationChange: Sendable, Hashable {
    /// Other constants of constraints, given by their indices among the layout's.
    package var constants: [Constant]
    /// The indices of the items that the change moves, with the equation.
    package var moved: [Int]
    /// The largest change of a number of an item, in points.
    package var largestMove: Double

    /// A constant to change.
    package struct Constant: Sendable, Hashable {
        /// Index among the layout's constraints.
        package var constraint: Int
        /// The new constant, in points.
        package var value: Double

        /// Creates a change of a constraint's constant.
        package init(constraint: Int, value: Double) {
            self.constraint = constraint
            self.value = value
        }
    }

    /// Creates a change with its effect. Without constants, it is the equation as a required constraint.
    package init(constants: [Constant], moved: [Int], largestMove: Double) {
        self.constants = constants
        self.moved = moved
        self.largestMove = largestMove
    }

    /// Whether it is smaller than another: of fewer constants, or else of less movement.
    package func isSmaller(than other: ExpectationChange) -> Bool {
        if constants.count != other.constants.count { return constants.count < other.constants.count }
        if moved.count != other.moved.count { return moved.count < other.moved.count }
        return largestMove < other.largestMove
    }
}
