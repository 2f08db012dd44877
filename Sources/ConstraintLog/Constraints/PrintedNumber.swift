/// A number as a description has it, with how far it can be from the number that was meant.
struct PrintedNumber: Equatable {
    var value: Double
    /// Half a unit of the sixth digit, where the system cuts fractions; 0 for whole numbers and for longer fractions,
    /// which libraries print.
    var rounding: Double

    /// The digits that the system prints at most.
    private static let printedDigits = 6

    /// Reads decimal notation without a sign; nil where it isn't a finite number.
    init?(_ word: String, isNegative: Bool = false) {
        guard word.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: ".") }) == true, word.utf8.count <= 400,
            let number = Double(word), number.isFinite, number < 1e12
        else { return nil }
        // What the system prints as 2.22507e-308 is its smallest number, and means nothing.
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
