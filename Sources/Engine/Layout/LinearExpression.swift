/// A sum of variables times numbers, plus a number.
struct LinearExpression {
    var terms: [SolverTerm] = []
    var constant: Double

    init(constant: Double) {
        self.constant = constant
        terms.reserveCapacity(4)
    }

    mutating func add(_ coefficient: Double, _ variable: SolverVariable) {
        terms.append(SolverTerm(coefficient, variable))
    }
}
