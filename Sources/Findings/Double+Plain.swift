extension Double {
    /// The shortest text of the number rounded to a hundredth.
    package var toHundredth: String { ((self * 100).rounded() / 100).plain }

    /// The shortest text that parses to the same number; whole numbers have no decimal point.
    package var plain: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
    }
}
