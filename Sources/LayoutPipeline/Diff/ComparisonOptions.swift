import Engine
import ImageDiff

/// How pictures are compared.
package struct ComparisonOptions: Sendable {
    package var comparison = ImageComparison()
    package var allowance = PixelAllowance.none
    /// The ids of views and guides to ignore.
    package var ignoredItems: Set<String> = []

    /// Creates options that allow no difference.
    package init() {}

    /// Returns the items of a layout to ignore.
    package func ignoredItems(in layout: SolvedLayout) -> Set<String> {
        ignoredItems.isEmpty ? [] : ignoredItems.intersection(layout.items.map(\.id))
    }
}
