import Inspector

extension LayoutChange {
    /// As the inspector page shows it.
    package var pageChange: InspectorComparison.Change {
        InspectorComparison.Change(
            id: id, title: itemKind == "guide" ? "guide \(title)" : title, change: kind.rawValue,
            before: before,
            after: after, because: because)
    }
}
