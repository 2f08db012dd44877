import Findings

/// Finds authors' constraints whose multipliers make them meaningless: on no screen do both of their sides matter.
///
/// With a multiplier of a few millionths, or of a few millions, one side moves by less than a pixel while the other one
/// crosses the largest screen. With one that is nearly 1, the difference from 1 is less than a pixel anywhere.
struct ImplausibleMultipliers {
    let pass: LayoutPass

    /// A warning for each such constraint, in the order of activation.
    var findings: [LayoutFinding] {
        pass.system.constraintIndices.compactMap { index in
            guard let constraint = pass.system.constraint(at: index), constraint.source == .document,
                constraint.secondAttribute != nil,
                let reason = Self.reason(against: Double(constraint.multiplier))
            else { return nil }
            return LayoutFinding(
                code: .implausibleMultiplier, message: "\(constraint.text): \(reason)",
                location: constraint.location, items: constraint.itemNames, constraints: [constraint.text])
        }
    }

    /// Why a multiplier means nothing on a screen, and what to write instead; nil for all others.
    static func reason(against multiplier: Double) -> String? {
        let size = abs(multiplier)
        if size == 0 || multiplier == 1 { return nil }
        if size < leastMultiplier {
            return
                "the multiplier \(multiplier.plain) moves the first item by less than a pixel where the second crosses "
                + "the largest screen; write a constant"
        }
        if size > 1 / leastMultiplier {
            return
                "the multiplier \(multiplier.plain) moves the first item across the largest screen where the second moves "
                + "by a point; use a smaller one"
        }
        if abs(multiplier - 1) < leastDifference {
            return
                "the multiplier \(multiplier.plain) differs from 1 by less than a pixel anywhere; leave it out"
        }
        return nil
    }

    /// Over the 3000 points of the largest screens, a smaller multiplier comes to less than a third of a point, a pixel.
    private static let leastMultiplier = 1e-4
    /// Rounded values of ratios such as 0.99999 don't come closer to 1.
    private static let leastDifference = 5e-6
}
