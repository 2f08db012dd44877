import Foundation

/// The numbers that one kind of quantity can have, the same in documents, equations, visual formats, Interface Builder
/// files and the Swift API.
///
/// NaN and infinity are in no range. `Documentation/Limits.md` lists the ranges and their reasons.
package struct NumberRange: Sendable, Hashable {
    package var minimum: Double
    /// Whether the minimum itself is left out.
    package var isOpen = false
    package var maximum: Double
    package var isWhole = false
    /// The least magnitude of a number other than 0.
    package var leastMagnitude = 0.0

    /// A length, position, inset or constant in points, up to ten million.
    ///
    /// Neighbouring doubles of that size are 2e-9 apart, so the solver's tolerance of 1e-7 is still fifty of them.
    package static let points = NumberRange(minimum: -1e7, maximum: 1e7)
    /// A length in points that can't be negative.
    package static let length = NumberRange(minimum: 0, maximum: 1e7)
    /// An intrinsic dimension: -1 for none.
    package static let intrinsic = NumberRange(minimum: -1, maximum: 1e7)
    /// A side of a canvas in points.
    package static let side = NumberRange(minimum: 0, isOpen: true, maximum: 1e5)
    /// Pixels per point; less than a hundredth leaves nothing of a view.
    package static let scale = NumberRange(minimum: 0.01, maximum: 4096)
    package static let priority = NumberRange(minimum: 0, isOpen: true, maximum: 1000)
    /// In points.
    package static let fontSize = NumberRange(minimum: 0, isOpen: true, maximum: 1e4)
    package static let count = NumberRange(minimum: 0, maximum: 1e6, isWhole: true)
    /// What an item's attribute is multiplied by.
    ///
    /// A smaller one moves a point of the canvas by less than the solver tells apart; a larger one takes a point beyond
    /// any constant.
    package static let multiplier = NumberRange(minimum: -1e6, maximum: 1e6, leastMagnitude: 1e-6)

    /// A number of a solution in points; beyond it the pixels of a large scale no longer differ.
    package static let solved = NumberRange(minimum: -1e12, maximum: 1e12)

    package func contains(_ number: Double) -> Bool {
        (isOpen ? number > minimum : number >= minimum) && number <= maximum
            && (!isWhole || number == number.rounded()) && (number == 0 || abs(number) >= leastMagnitude)
    }

    package func contains(_ number: CGFloat) -> Bool { contains(Double(number)) }

    package func contains(_ rect: CGRect) -> Bool {
        contains(rect.origin.x) && contains(rect.origin.y) && contains(rect.size.width)
            && contains(rect.size.height)
    }

    /// The number of the range nearest to another; nil for NaN.
    package func nearest(to number: CGFloat) -> CGFloat? {
        number.isNaN ? nil : min(max(number, CGFloat(minimum)), CGFloat(maximum))
    }

    /// As a message says it: `a number above 0 and at most 1000`.
    package var name: String {
        let kind = isWhole ? "a whole number" : "a number"
        let least = minimum.plain
        let most = maximum.plain
        if leastMagnitude > 0 {
            return "\(kind) from \(least) to \(most) that is 0 or at least \(leastMagnitude.plain) "
                + "away from it"
        }
        return isOpen ? "\(kind) above \(least) and at most \(most)" : "\(kind) from \(least) to \(most)"
    }
}
