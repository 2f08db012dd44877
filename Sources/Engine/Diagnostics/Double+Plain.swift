extension Double {
    /// As text that reads back as the same number, a whole one without a decimal point.
    package var plain: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
    }
}
