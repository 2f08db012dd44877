/// A number as printed in a description, with its possible rounding error.
struct PrintedNumber: Equatable {
    var value: Double
    /// Half a unit of the sixth digit, as the system truncates fractions; 0 for whole numbers and for longer fractions,
    /// which libraries print.
    var rounding: Double

    /// The maximum number of digits that the system prints.
    private static let printedDigits = 6

    /// Reads decimal notation without a sign; nil if it isn't a finite number.
    init?(_ word: String, isNegative: Bool = false) {
        guard word.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: ".") }) == true, word.utf8.count <= 400,
            let number = Double(word), number.isFinite, number < 1e12
        else { return nil }
        // The system prints its smallest number as 2.22507e-308, which has no meaning.
        let magnitude = number < 1e-100 ? 0 : number
        value = isNegative ? -magnitude : magnitude
        rounding = Self.rounding(of: word)
    }

    init(_ value: Double, rounding: Double = 0) {
        self.value = value
        self.rounding = rounding
    }

    private static func rounding(of word: String) -> Double {
        guard let point = word.firstIndex(of: "."), !word.contains("e") else { return 0 }
        let fraction = word[point...].dropFirst().count
        let digits = word.drop { $0 == "0" || $0 == "." }.filter { $0 != "." }.count
        guard (1...printedDigits).contains(digits) else { return 0 }
        return 0.5 * (0..<(fraction + printedDigits - digits)).reduce(1.0) { scale, _ in scale / 10 }
    }
}
