import Engine

extension ActivityIndicator {
    public var isAnimating: Bool { stored("isAnimating", or: false) }

    /// Whether it is hidden while it doesn't animate.
    public var hidesWhenStopped: Bool {
        get { stored("hidesWhenStopped", or: true) }
        set {
            store(newValue, as: "hidesWhenStopped")
            isHidden = newValue && !isAnimating
        }
    }

    public func startAnimating() { setAnimating(true) }
    public func stopAnimating() { setAnimating(false) }

    private func setAnimating(_ isAnimating: Bool) {
        store(isAnimating, as: "isAnimating")
        if hidesWhenStopped { isHidden = !isAnimating }
    }
}
