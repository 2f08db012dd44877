extension Sequence where Element: Hashable {
    /// Returns the elements in order, without duplicates.
    package func uniqued() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
