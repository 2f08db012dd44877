import Engine
import Findings

extension EquationParser {
    /// The value of the right side: `multiplier × operand + constant`.
    struct Sum {
        var operand: ScannedOperand?
        var operandOffset = 0
        var multiplier = 1.0
        var constant = 0.0
    }

    /// A product of numbers and at most one operand.
    private struct Product {
        var factor: Double
        var operand: ScannedOperand?
        var operandOffset = 0
        /// The position of a percentage in it; nil if there is none.
        var percentageOffset: Int?
    }

    mutating func parseSum(find: (String) -> Int?) throws(EquationError) -> Sum {
        var sum = Sum()
        let start = scanner.offset
        var sign = takeSign() ?? 1
        repeat {
            var product = try parseProduct(find: find)
            product.factor *= sign
            if let operand = product.operand {
                guard sum.operand == nil else { throw EquationError(.secondItem, at: product.operandOffset) }
                guard product.factor != 0 else { throw EquationError(.zeroMultiplier, at: start) }
                sum.operand = operand
                sum.operandOffset = product.operandOffset
                sum.multiplier = product.factor
            } else if let offset = product.percentageOffset {
                throw EquationError(.percentageOfNothing, at: offset)
            } else {
                sum.constant += product.factor
            }
            guard let next = takeSign() else { break }
            sign = next
        } while true
        guard NumberRange.multiplier.contains(sum.multiplier) else {
            throw EquationError(.multiplierOutOfRange(sum.multiplier), at: start)
        }
        guard NumberRange.points.contains(sum.constant) else {
            throw EquationError(.constantOutOfRange(sum.constant), at: start)
        }
        return sum
    }

    private mutating func takeSign() -> Double? {
        if scanner.skip(ascii: "+") { return 1 }
        return scanner.skip(ascii: "-") ? -1 : nil
    }

    private mutating func parseProduct(find: (String) -> Int?) throws(EquationError) -> Product {
        var product = try parseFactor(find: find)
        while true {
            if scanner.skip(ascii: "*") {
                let next = try parseFactor(find: find)
                product.factor *= next.factor
                product.percentageOffset = product.percentageOffset ?? next.percentageOffset
                guard let operand = next.operand else { continue }
                guard product.operand == nil else { throw EquationError(.secondItem, at: next.operandOffset) }
                product.operand = operand
                product.operandOffset = next.operandOffset
            } else if scanner.skip(ascii: "/") {
                let start = scanner.offset
                let divisor = try parseFactor(find: find)
                guard divisor.operand == nil else { throw EquationError(.divisionByItem, at: start) }
                if let offset = divisor.percentageOffset {
                    throw EquationError(.percentageOfNothing, at: offset)
                }
                guard divisor.factor != 0 else { throw EquationError(.divisionByZero, at: start) }
                product.factor /= divisor.factor
            } else {
                return product
            }
        }
    }

    private mutating func parseFactor(find: (String) -> Int?) throws(EquationError) -> Product {
        let sign = scanner.skip(ascii: "-") ? -1.0 : 1
        let start = scanner.offset
        if let operand = try scanner.takeOperand(find: find) {
            return Product(factor: sign, operand: operand, operandOffset: start)
        }
        guard let number = try scanner.takeNumber() else {
            if scanner.isAtEnd, let symbol = scanner.lastOperator {
                throw scanner.error(.trailingOperator(symbol))
            }
            throw scanner.error(.expectedOperand(found: scanner.nextName, attribute: nil))
        }
        guard scanner.skip(ascii: "%") else { return Product(factor: sign * number) }
        return Product(factor: sign * number / 100, percentageOffset: start)
    }
}
