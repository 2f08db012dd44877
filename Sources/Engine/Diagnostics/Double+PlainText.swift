extension Double {
    /// As messages and equations write it: without a point where it is whole.
    package var plainText: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
    }
}
