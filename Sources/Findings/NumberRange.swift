/// The valid range of one kind of quantity, the same in documents, equations, visual formats, Interface
/// Builder files and the Swift API.
///
/// NaN and infinity are in no range. `Documentation/Limits.md` lists the ranges and their reasons.
///
/// A layout checks every constant and every frame. Other modules inline that, which `@usableFromInline` on the type and its
/// members makes possible.
@usableFromInline
package struct NumberRange: Sendable, Hashable {
    @usableFromInline package var minimum: Double
    /// Whether the minimum itself is excluded.
    @usableFromInline package var isOpen: Bool
    @usableFromInline package var maximum: Double
    @usableFromInline package var isWhole: Bool
    /// The smallest magnitude of a number other than 0.
    @usableFromInline package var leastMagnitude: Double

    @inlinable package init(
        minimum: Double, isOpen: Bool = false, maximum: Double, isWhole: Bool = false,
        leastMagnitude: Double = 0
    ) {
        self.minimum = minimum
        self.isOpen = isOpen
        self.maximum = maximum
        self.isWhole = isWhole
        self.leastMagnitude = leastMagnitude
    }

    /// A length, position, inset or constant in points, up to ten million.
    ///
    /// Neighbouring doubles of that size are 2e-9 apart, so the solver's tolerance of 1e-7 is still fifty of them.
    @inlinable package static var points: NumberRange { NumberRange(minimum: -1e7, maximum: 1e7) }
    /// A length in points that can't be negative.
    @inlinable package static var length: NumberRange { NumberRange(minimum: 0, maximum: 1e7) }
    /// An intrinsic dimension: -1 for none.
    @inlinable package static var intrinsic: NumberRange { NumberRange(minimum: -1, maximum: 1e7) }
    /// A side of a canvas in points.
    @inlinable package static var side: NumberRange { NumberRange(minimum: 0, isOpen: true, maximum: 1e5) }
    /// Pixels per point. Below a hundredth, views disappear.
    @inlinable package static var scale: NumberRange { NumberRange(minimum: 0.01, maximum: 4096) }
    @inlinable package static var priority: NumberRange {
        NumberRange(minimum: 0, isOpen: true, maximum: 1000)
    }
    /// A font size in points.
    @inlinable package static var fontSize: NumberRange {
        NumberRange(minimum: 0, isOpen: true, maximum: 1e4)
    }
    @inlinable package static var count: NumberRange { NumberRange(minimum: 0, maximum: 1e6, isWhole: true) }
    /// The multiplier of an attribute.
    ///
    /// With a smaller multiplier, moving a point of the canvas has less effect than the solver's tolerance; with a
    /// larger one, it has more effect than the largest constant.
    @inlinable package static var multiplier: NumberRange {
        NumberRange(minimum: -1e6, maximum: 1e6, leastMagnitude: 1e-6)
    }

    /// A coordinate or length in a solution, in points; beyond this range, pixels at large scales can't be
    /// told apart.
    @inlinable package static var solved: NumberRange { NumberRange(minimum: -1e12, maximum: 1e12) }

    @inlinable package func contains(_ number: Double) -> Bool {
        (isOpen ? number > minimum : number >= minimum) && number <= maximum
            && (!isWhole || number == number.rounded()) && (number == 0 || abs(number) >= leastMagnitude)
    }

    /// The range as described in messages: `a number above 0 and at most 1000`.
    package var name: String {
        let kind = isWhole ? "a whole number" : "a number"
        let least = minimum.plain
        let most = maximum.plain
        if leastMagnitude > 0 {
            return "\(kind) from \(least) to \(most), either 0 or at least \(leastMagnitude.plain) "
                + "in magnitude"
        }
        return isOpen ? "\(kind) above \(least) and at most \(most)" : "\(kind) from \(least) to \(most)"
    }
}
