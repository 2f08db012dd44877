import Engine
import Foundation

/// Places the items of groups one after another, counting how many of a section's are left.
@MainActor
struct CompositionalGroupPlacer {
    /// The size of a placed group or item, and the frames of the items in it, in its coordinates.
    struct Placed {
        var size: CGSize
        var items: [(index: Int, frame: CGRect)]
    }

    private let itemCount: Int
    private let fittingHeight: (_ item: Int, _ width: CGFloat) -> CGFloat?
    private var next = 0
    /// How far items may exceed a group before they no longer fit, against rounding in shares such as thirds.
    private static let slack: CGFloat = 0.01

    init(itemCount: Int, fittingHeight: @escaping (_ item: Int, _ width: CGFloat) -> CGFloat?) {
        self.itemCount = itemCount
        self.fittingHeight = fittingHeight
    }

    var hasItems: Bool { next < itemCount }

    /// Places an item, or a group with as many items as fit or as it asks for.
    ///
    /// - Parameter length: The size along the group that it is in, where that shares itself out equally.
    mutating func place(
        _ item: NSCollectionLayoutItem, in container: CGSize, length: (isWidth: Bool, CGFloat)? = nil
    ) -> Placed {
        var size = item.layoutSize.size(in: container)
        if let length {
            if length.isWidth { size.width = length.1 } else { size.height = length.1 }
        }
        let insets = item.contentInsets
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        let isEstimated = item.layoutSize.heightDimension.isEstimated && length?.isWidth != false
        var placed =
            if let group = item as? NSCollectionLayoutGroup {
                placeItems(of: group, in: inner)
            } else {
                placeCell(in: inner, isEstimated: isEstimated)
            }
        if isEstimated { size.height = placed.size.height + insets.top + insets.bottom }
        if item.layoutSize.widthDimension.isEstimated {
            size.width = placed.size.width + insets.leading + insets.trailing
        }
        for index in placed.items.indices {
            placed.items[index].frame = placed.items[index].frame.offsetBy(dx: insets.leading, dy: insets.top)
        }
        placed.size = size
        return placed
    }

    private mutating func placeCell(in size: CGSize, isEstimated: Bool) -> Placed {
        var size = size
        if isEstimated { size.height = fittingHeight(next, size.width) ?? size.height }
        defer { next += 1 }
        return Placed(size: size, items: [(next, CGRect(origin: .zero, size: size))])
    }

    /// Places the items of a custom group where its provider says.
    private mutating func placeCustomItems(
        _ provider: NSCollectionLayoutGroupCustomItemProvider, in size: CGSize
    ) -> Placed {
        let environment = CollectionLayoutEnvironment(size: size, traits: UIScreen.main.traitCollection)
        var placed = Placed(size: size, items: [])
        for item in provider(environment) where hasItems {
            placed.items.append((next, item.frame))
            next += 1
        }
        // Without this, a provider that returns no items would never use up the section's items.
        if placed.items.isEmpty { next = itemCount }
        return placed
    }

    private mutating func placeItems(of group: NSCollectionLayoutGroup, in size: CGSize) -> Placed {
        if let provider = group.itemProvider { return placeCustomItems(provider, in: size) }
        let isHorizontal = group.isHorizontal
        let spacing = group.interItemSpacing?.spacing ?? 0
        let extent = isHorizontal ? size.width : size.height
        let dimension = isHorizontal ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
        var share: CGFloat?
        if let count = group.count, count > 0, !dimension.isEstimated {
            share = max(0, extent - spacing * CGFloat(count - 1)) / CGFloat(count)
        }
        var parts: [Placed] = []
        var along: CGFloat = 0
        while hasItems, !group.subitems.isEmpty {
            if let count = group.count, parts.count >= count { break }
            if group.count == nil, dimension.isEstimated, parts.count >= group.subitems.count { break }
            let subitem = group.subitems[parts.count % group.subitems.count]
            let gap = parts.isEmpty ? 0 : spacing
            let natural = subitem.layoutSize.size(in: size)
            let length = share ?? (isHorizontal ? natural.width : natural.height)
            let isFull = along + gap + length > extent + Self.slack
            if group.count == nil, !dimension.isEstimated, isFull || length <= 0, !parts.isEmpty { break }
            let part = place(subitem, in: size, length: share.map { (isHorizontal, $0) })
            parts.append(part)
            along += gap + (isHorizontal ? part.size.width : part.size.height)
        }
        let free = group.interItemSpacing?.isFlexible == true ? max(0, extent - along) : 0
        let surplus = parts.count > 1 ? free / CGFloat(parts.count - 1) : 0
        return join(parts, isHorizontal: isHorizontal, spacing: spacing + surplus)
    }

    private func join(_ parts: [Placed], isHorizontal: Bool, spacing: CGFloat) -> Placed {
        var joined = Placed(size: .zero, items: [])
        var along: CGFloat = 0
        for part in parts {
            let (dx, dy) = isHorizontal ? (along, 0) : (0, along)
            joined.items += part.items.map { ($0.index, $0.frame.offsetBy(dx: dx, dy: dy)) }
            along += (isHorizontal ? part.size.width : part.size.height) + spacing
            let thickness = isHorizontal ? part.size.height : part.size.width
            if isHorizontal {
                joined.size.height = max(joined.size.height, thickness)
            } else {
                joined.size.width = max(joined.size.width, thickness)
            }
        }
        let length = max(0, along - (parts.isEmpty ? 0 : spacing))
        if isHorizontal { joined.size.width = length } else { joined.size.height = length }
        return joined
    }
}
