/// Formats numbers that were computed: with at most two decimals. What an author wrote is printed as written (`plain`).
package enum Amount {
    /// Returns a number rounded to two decimals, a whole one without a decimal point.
    package static func text(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        if hundredths == 0 { return "0" }
        if abs(hundredths) >= 1e15 { return "\(value)" }
        // A browser's integers have 32 bits.
        let (whole, part) = Int64(abs(hundredths)).quotientAndRemainder(dividingBy: 100)
        let sign = value < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        let decimals = part % 10 == 0 ? "\(part / 10)" : part < 10 ? "0\(part)" : "\(part)"
        return "\(sign)\(whole).\(decimals)"
    }

    /// Returns a number of points: `1 point`, `2.5 points`.
    package static func points(_ value: Double) -> String {
        let text = text(value)
        return text == "1" ? "1 point" : "\(text) points"
    }

    /// Returns a product, with a simple fraction as a division: `600 / 3`, `0.75 * 600`.
    package static func product(_ coefficient: Double, _ constant: Double) -> String {
        if coefficient == 1 { return text(constant) }
        if let divisor = divisor(for: coefficient), divisor.plain.count <= mostDigits {
            return "\(text(constant)) / \(divisor.plain)"
        }
        return "\(factor(coefficient, of: constant)) * \(text(constant))"
    }

    /// The most characters of a divisor that isn't as hard to read as a factor.
    private static let mostDigits = 4

    /// Returns the divisor that says the same as a factor in fewer digits: 3 for 0.333…, since `view.width / 1.5` is how an
    /// author writes two thirds; nil if there is none.
    package static func divisor(for factor: Double) -> Double? {
        let divisor = (1e9 / factor).rounded() / 1e9
        guard divisor > 1, abs(1 / divisor - factor) < 1e-9, divisor.plain.count < factor.plain.count else {
            return nil
        }
        return divisor
    }

    /// Returns a coefficient with enough digits to distinguish it from similar ones, and for its product with a number to come
    /// out.
    package static func factor(_ coefficient: Double, of number: Double = 1) -> String {
        var power = 1e4
        while power < 1e9,
            abs((coefficient * power).rounded() / power - coefficient) * abs(number) > mostError
        {
            power *= 10
        }
        let scaled = (coefficient * power).rounded() / power
        return scaled == scaled.rounded() ? text(scaled) : "\(scaled)"
    }

    /// The largest error of a product in points that can't be seen in a sum with two decimals.
    private static let mostError = 0.001
}
