/// Facts that a log doesn't contain and that solving has to assume.
struct LogAssumptions: Hashable {
    /// Whether leading is right.
    var isRightToLeft = false
    /// Whether `minY` counts from the top. AppKit's views count from the bottom unless they are flipped.
    var countsFromTop = true
    /// Whether constraints printed as inactive count: they may have been active when the conflict occurred.
    var countsInactive = false
    /// Whether margins that the log doesn't print are the standard ones; otherwise any margin that a system can set.
    var usesStandardMargins = false

    /// Returns the assumptions to try on a log, the likeliest first.
    static func candidates(for constraints: [LogConstraint]) -> [LogAssumptions] {
        let isAppKit = constraints.contains { $0.items.contains { $0.className.hasPrefix("NS") } }
        let likely = LogAssumptions(countsFromTop: !isAppKit)
        var candidates = [likely]
        if constraints.contains(where: { $0.isActive == false }) {
            candidates.append(likely.with(\.countsInactive, true))
        }
        if mixesDirections(constraints) { candidates.append(likely.with(\.isRightToLeft, true)) }
        if isAppKit { candidates.append(likely.with(\.countsFromTop, true)) }
        return candidates
    }

    /// Whether some constraints follow the layout direction and others name sides, so that the direction matters.
    private static func mixesDirections(_ constraints: [LogConstraint]) -> Bool {
        constraints.contains { $0.direction == .rightToLeft }
            || constraints.contains(where: \.isDirectional) && constraints.contains(where: \.isPhysical)
    }

    func with(_ path: WritableKeyPath<LogAssumptions, Bool>, _ value: Bool) -> LogAssumptions {
        var changed = self
        changed[keyPath: path] = value
        return changed
    }

    /// The assumptions in words; nil if none is unusual.
    var words: String? {
        if isRightToLeft { return "in a right-to-left layout" }
        if countsInactive { return "with the constraints printed as inactive" }
        return nil
    }
}

extension LogConstraint {
    /// Whether it follows the layout direction.
    fileprivate var isDirectional: Bool {
        (left.terms + right.terms).contains {
            switch $0.attribute {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }
    }

    /// Whether it names the left or the right side.
    fileprivate var isPhysical: Bool {
        (left.terms + right.terms).contains {
            switch $0.attribute {
            case .left, .right, .leftMargin, .rightMargin: true
            default: false
            }
        }
    }
}
