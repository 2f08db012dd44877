/// Numbers as the page's data holds them.
enum PageNumber {
    /// A number of points rounded to a millionth, which is shorter to write and finer than any difference that shows; nil
    /// where JSON has no such number.
    static func of(_ value: Double) -> Double? {
        guard value.isFinite else { return nil }
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded.isFinite ? rounded : value
    }
}
