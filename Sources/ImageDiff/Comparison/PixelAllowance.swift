/// The number of pixels that may differ in pictures that count as equal.
public enum PixelAllowance: Sendable, Hashable {
    case count(Int)
    /// A percentage of the larger picture's pixels.
    case percent(Double)

    /// No pixel may differ.
    public static let none = Self.count(0)

    /// Parses text such as `25` or `0.5%`; nil if the text is neither, negative, or more than all.
    public init?(_ text: String) {
        if text.hasSuffix("%") {
            guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
            self = .percent(percent)
        } else {
            guard let count = Int(text), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    /// Returns whether a difference is allowed; pictures of different sizes always count as different.
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
