/// How many pixels may differ before two pictures count as different.
public enum PixelAllowance: Sendable, Hashable {
    case count(Int)
    /// Percent of the larger picture's pixels.
    case percent(Double)

    /// None.
    public static let none = Self.count(0)

    /// As text has it: `25` or `0.5%`; nil for what is neither, or below 0.
    public init?(_ text: String) {
        if text.hasSuffix("%") {
            guard let percent = Double(text.dropLast()), percent.isFinite, percent >= 0 else { return nil }
            self = .percent(percent)
        } else {
            guard let count = Int(text), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    /// Whether two pictures may differ so; pictures of different sizes never may.
    public func covers(_ difference: ImageDifference) -> Bool {
        guard difference.before == difference.after else { return false }
        switch self {
        case .count(let count): return difference.differentPixels <= count
        case .percent(let percent):
            let pixels = difference.before.width * difference.before.height
            return Double(difference.differentPixels) <= Double(pixels) * percent / 100
        }
    }
}
