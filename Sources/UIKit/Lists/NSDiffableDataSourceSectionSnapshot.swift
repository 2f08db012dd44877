// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The items of a section as an outline.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private var order: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var items: [ItemIdentifierType] { order }
    public var rootItems: [ItemIdentifierType] { order.filter { parents[$0] == nil } }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] { order.filter(isVisible) }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        var place = order.count
        if let parent, let start = order.firstIndex(of: parent) {
            place = order[(start + 1)...].firstIndex { !isDescendant($0, of: parent) } ?? order.count
        }
        order.insert(contentsOf: items, at: place)
        for item in items { parents[item] = parent }
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let removed = Set(
            order.filter { item in items.contains { $0 == item || isDescendant(item, of: $0) } })
        order.removeAll { removed.contains($0) }
        for item in removed {
            parents[item] = nil
            expanded.remove(item)
        }
    }
    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var parent = parents[item]
        while let current = parent {
            guard expanded.contains(current) else { return false }
            parent = parents[current]
        }
        return order.contains(item)
    }
    public func contains(_ item: ItemIdentifierType) -> Bool { order.contains(item) }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    public func level(of item: ItemIdentifierType) -> Int {
        var (level, parent) = (0, parents[item])
        while let current = parent { (level, parent) = (level + 1, parents[current]) }
        return level
    }
    public func index(of item: ItemIdentifierType) -> Int? { order.firstIndex(of: item) }

    private func isDescendant(_ item: ItemIdentifierType, of ancestor: ItemIdentifierType) -> Bool {
        var parent = parents[item]
        while let current = parent {
            if current == ancestor { return true }
            parent = parents[current]
        }
        return false
    }
}
