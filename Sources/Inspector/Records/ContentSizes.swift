import Engine
import Solver

/// The intrinsic content sizes of views, read from their constraints.
struct ContentSizes {
    private var records: [Int: ContentRecord] = [:]

    /// Reads the sizes from a layout of `complete` detail; other layouts have none.
    init(of layout: SolvedLayout) {
        for constraint in layout.constraints where constraint.source == .contentSize {
            let isWidth = constraint.first.attribute == .width
            let isHugging = constraint.relation == .lessThanOrEqual
            records[constraint.first.item, default: ContentRecord()]
                .take(constraint.constant, constraint.priority, isWidth: isWidth, isHugging: isHugging)
        }
    }

    /// The size of an item, by its index.
    subscript(item: Int) -> ContentRecord? { records[item] }
}
