import Foundation

/// A stretch along one axis: it starts at a sum of variables plus an offset and is as long as a variable.
struct AxisSpan {
    var chain: [SolverVariable]
    var offset: CGFloat
    var length: SolverVariable
    /// How far what is meant lies inside the stretch.
    var insets = AxisInsets.zero
    /// How far below the stretch's middle what is meant lies, if that is where it is measured from.
    var offsetFromCenter: CGFloat?

    init(chain: [SolverVariable], offset: CGFloat, length: SolverVariable) {
        self.chain = chain
        self.offset = offset
        self.length = length
    }

    /// Adds a multiple of the stretch's start.
    func addPosition(times factor: Double, to expression: inout LinearExpression) {
        for variable in chain { expression.add(factor, variable) }
        expression.constant += factor * Double(offset)
    }
}
