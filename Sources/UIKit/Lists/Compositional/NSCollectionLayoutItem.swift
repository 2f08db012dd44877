// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A cell's place in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    /// Around what is shown, inside the item's size, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    /// Kept; items are placed without it.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

/// A badge on an item; it is kept, and isn't placed.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 1
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        (containerAnchor, itemAnchor) = (NSCollectionLayoutAnchor(edges: []), nil)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        self.elementKind = elementKind
        (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }
}

/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    open var pinToVisibleBounds = false
    open var extendsBoundary = true

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize: layoutSize, elementKind: elementKind)
    }
}

/// Sides and corners, with UIKit's raw values.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Items in a row or column, one after another, as often as they fit or as often as is said.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let isHorizontal: Bool
    public let subitems: [NSCollectionLayoutItem]
    /// How many items share the group; nil for as many as fit.
    let count: Int?
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Provides the frames of the items of a custom group.
    private(set) var itemProvider: NSCollectionLayoutGroupCustomItemProvider?

    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        let group = NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [], count: nil)
        group.itemProvider = itemProvider
        return group
    }

    private init(
        _ size: NSCollectionLayoutSize, isHorizontal: Bool, _ items: [NSCollectionLayoutItem], count: Int?
    ) {
        self.isHorizontal = isHorizontal
        subitems = items
        self.count = count
        super.init(layoutSize: size, supplementaryItems: [])
    }

    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems, count: nil)
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems, count: nil)
    }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
    }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
    }
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
}
