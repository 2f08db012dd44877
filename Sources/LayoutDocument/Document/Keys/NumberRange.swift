/// The numbers that a key takes, never infinite ones.
struct NumberRange: Sendable, Hashable {
    var minimum: Double
    /// Whether the minimum itself is left out.
    var isOpen = false
    var maximum: Double
    var isWhole = false

    /// Any length or position in points; far beyond any screen, and small enough to reckon with exactly.
    static let points = NumberRange(minimum: -1e7, maximum: 1e7)
    /// A length in points that can't be negative.
    static let length = NumberRange(minimum: 0, maximum: 1e7)
    /// An intrinsic dimension: -1 for none.
    static let intrinsic = NumberRange(minimum: -1, maximum: 1e7)
    /// A side of a canvas in points.
    static let side = NumberRange(minimum: 0, isOpen: true, maximum: 1e5)
    static let scale = NumberRange(minimum: 0, isOpen: true, maximum: 4096)
    static let priority = NumberRange(minimum: 0, isOpen: true, maximum: 1000)
    static let fontSize = NumberRange(minimum: 0, isOpen: true, maximum: 1e4)
    static let count = NumberRange(minimum: 0, maximum: 1e6, isWhole: true)

    func contains(_ number: Double) -> Bool {
        (isOpen ? number > minimum : number >= minimum) && number <= maximum
            && (!isWhole || number == number.rounded())
    }

    /// As a message says it: `a number above 0 and at most 4096`.
    var name: String {
        let kind = isWhole ? "a whole number" : "a number"
        let least = EquationSyntax.number(minimum)
        let most = EquationSyntax.number(maximum)
        return isOpen ? "\(kind) above \(least) and at most \(most)" : "\(kind) from \(least) to \(most)"
    }
}
