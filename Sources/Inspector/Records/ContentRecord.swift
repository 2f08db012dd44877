import LayoutValues
import Solver

/// A view's intrinsic content size with its priorities.
struct ContentRecord: Encodable, Hashable {
    /// One dimension.
    struct Axis: Encodable, Hashable {
        /// The length in points.
        var length: Double?
        /// The content hugging priority.
        var hugging: Double?
        /// The compression resistance priority.
        var resistance: Double?
    }

    var width: Axis?
    var height: Axis?

    /// Adds a constraint of the content; the strongest one is used.
    mutating func take(_ length: Double, _ priority: Double, isWidth: Bool, isHugging: Bool) {
        var axis = (isWidth ? width : height) ?? Axis()
        axis.length = PageNumber.of(length)
        if isHugging {
            axis.hugging = max(axis.hugging ?? 0, priority)
        } else {
            axis.resistance = max(axis.resistance ?? 0, priority)
        }
        if isWidth { width = axis } else { height = axis }
    }
}

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
