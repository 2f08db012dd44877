/// Formats numbers for the page's data.
enum PageNumber {
    /// Returns a number of points rounded to a millionth, which is shorter and finer than any visible difference; nil
    /// if JSON can't represent it.
    static func of(_ value: Double) -> Double? {
        guard value.isFinite else { return nil }
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return rounded.isFinite ? rounded : value
    }
}
