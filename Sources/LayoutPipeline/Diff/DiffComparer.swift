import Engine
import ImageDiff
import LayoutComparison

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

    /// Returns the ids of a layout's items that may have been meant by one to ignore; none if nothing is ignored.
    package func suggestedIDs(in layout: SolvedLayout) -> Set<String> {
        ignoredItems.isEmpty ? [] : Set(layout.items.map(\.id))
    }
}

/// Compares two sides according to the command line.
struct DiffComparer: Sendable {
    let options: ComparisonOptions
    /// Whether to make a difference picture.
    var drawsDifference = false

    /// Compares two sides, whose layouts differ by `changes`; nil if a side isn't a layout.
    ///
    /// - Throws: `DiffError` if a side isn't a readable picture.
    func compare(
        _ before: DiffSubject, _ after: DiffSubject, changes: LayoutChanges?, named name: String
    ) throws(DiffError) -> DiffResult {
        let isMoved = changes?.items.isEmpty == false
        if before.png == after.png {
            let size = try Self.size(of: before.png)
            let none = ImageDifference(noneBetween: size)
            return DiffResult(name: name, isEqual: !isMoved, difference: none, changes: changes)
        }
        let (first, second) = PNGReader.read(before.png, after.png)
        let old = try Self.picture(first, .before)
        let new = try Self.picture(second, .after)
        var comparison = options.comparison
        for layout in [before.layout, after.layout].compactMap({ $0 }) {
            comparison.ignoredRegions += ignoredRegions(of: layout)
        }
        let (difference, picture) =
            drawsDifference
            ? comparison.differenceWithPicture(from: old, to: new)
            : (comparison.difference(from: old, to: new), nil)
        let regions = difference.regions.map { rect in
            DiffResult.Region(rect: rect, items: items(in: rect, before.layout, after.layout, changes))
        }
        return DiffResult(
            name: name, isEqual: options.allowance.covers(difference) && !isMoved, difference: difference,
            regions: regions, changes: changes, picture: picture?.png)
    }

    /// Returns the changes between two layouts; nil if a side isn't a layout.
    func layoutChanges(_ before: DrawnLayout?, _ after: DrawnLayout?) -> LayoutChanges? {
        guard let before, let after else { return nil }
        return LayoutChanges(from: before.record, to: after.record, ignoring: options.ignoredItems)
    }

    /// Returns the rectangles of the ignored items.
    func ignoredRegions(of layout: DrawnLayout) -> [PixelRect] {
        layout.record.items.filter { options.ignoredItems.contains($0.id) }.map(layout.pixels)
    }

    /// Returns the changed items in a region, before or after the change; if there are none, the smallest item that
    /// contains it.
    func items(
        in region: PixelRect, _ before: DrawnLayout?, _ after: DrawnLayout?, _ changes: LayoutChanges?
    ) -> [String] {
        guard let before, let after, let changes else { return [] }
        let changed = Set(changes.items.map(\.id))
        var found: [String] = []
        for layout in [after, before] {
            for item in layout.record.items where changed.contains(item.id) && !found.contains(item.id) {
                if layout.pixels(of: item).intersects(region) { found.append(item.id) }
            }
        }
        if !found.isEmpty { return found }
        let around = after.record.items.filter {
            $0.isHidden != true && after.pixels(of: $0).contains(region)
        }
        return around.min { after.pixels(of: $0).area < after.pixels(of: $1).area }.map { [$0.id] } ?? []
    }

    private static func size(of png: [UInt8]) throws(DiffError) -> ImageDifference.Size {
        do throws(PNGError) {
            return try PNGReader.size(of: png)
        } catch {
            throw DiffError(side: .before, error: error)
        }
    }

    private static func picture(
        _ result: Result<PixelImage, PNGError>, _ side: DiffError.Side
    ) throws(DiffError) -> PixelImage {
        switch result {
        case .success(let picture): return picture
        case .failure(let error): throw DiffError(side: side, error: error)
        }
    }
}

/// A side of a comparison that isn't a readable picture.
struct DiffError: Error {
    enum Side {
        case before, after
    }

    var side: Side
    var error: PNGError
}

extension PixelRect {
    /// Returns whether two rectangles share a pixel.
    fileprivate func intersects(_ other: PixelRect) -> Bool {
        columns.overlaps(other.columns) && rows.overlaps(other.rows)
    }

    /// Returns whether this rectangle contains another.
    fileprivate func contains(_ other: PixelRect) -> Bool {
        columns.lowerBound <= other.columns.lowerBound && other.columns.upperBound <= columns.upperBound
            && rows.lowerBound <= other.rows.lowerBound && other.rows.upperBound <= rows.upperBound
    }

    fileprivate var area: Int { width * height }
}
