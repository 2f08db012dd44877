import Inspector

extension LayoutChange {
    /// The change as shown on the inspector page.
    var pageChange: InspectorComparison.Change {
        InspectorComparison.Change(
            id: id, title: itemKind == "guide" ? "guide \(title)" : title, change: kind.rawValue,
            before: before,
            after: after, because: because)
    }
}
