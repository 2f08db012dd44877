import Engine

/// The sizes that views want for their content, read from the constraints that ask for them.
struct ContentSizes {
    private var records: [Int: ContentRecord] = [:]

    /// Those of a layout in `complete` detail; in others none are known.
    init(of layout: SolvedLayout) {
        for constraint in layout.constraints where constraint.source == .contentSize {
            let isWidth = constraint.first.attribute == .width
            let isHugging = constraint.relation == .lessThanOrEqual
            records[constraint.first.item, default: ContentRecord()]
                .take(constraint.constant, constraint.priority, isWidth: isWidth, isHugging: isHugging)
        }
    }

    /// Of an item, by its index.
    subscript(item: Int) -> ContentRecord? { records[item] }
}
