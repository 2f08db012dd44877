// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The items of a section as an outline: each item is followed by its children.
///
/// Where UIKit raises an exception (an item that is there already, a parent that isn't) nothing changes.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// An item with its level in the outline, 0 for a root item.
    private struct Entry {
        let item: ItemIdentifierType
        var level: Int
    }

    private var entries: [Entry] = []
    private var known: Set<ItemIdentifierType> = []
    private var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public var items: [ItemIdentifierType] { entries.map(\.item) }
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }
    /// The items whose parents are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        var deepest = 0
        return entries.filter { entry in
            guard entry.level <= deepest else { return false }
            deepest = expanded.contains(entry.item) ? entry.level + 1 : entry.level
            return true
        }.map(\.item)
    }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items.map { Entry(item: $0, level: 0) }, at: entries.count) }
        guard let place = index(of: parent) else { return }
        let level = entries[place].level + 1
        insert(items.map { Entry(item: $0, level: level) }, at: subtree(at: place).upperBound)
    }
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        guard let place = index(of: beforeIdentifier) else { return }
        insert(items.map { Entry(item: $0, level: entries[place].level) }, at: place)
    }
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        guard let place = index(of: afterIdentifier) else { return }
        insert(
            items.map { Entry(item: $0, level: entries[place].level) }, at: subtree(at: place).upperBound)
    }
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        insert(snapshot, atLevel: entries[place].level, at: place)
    }
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard let place = index(of: item) else { return }
        insert(snapshot, atLevel: entries[place].level, at: subtree(at: place).upperBound)
    }
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let place = index(of: parent) else { return }
        remove(in: subtree(at: place).dropFirst())
        insert(snapshot, atLevel: entries[place].level + 1, at: place + 1)
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard known.contains(item), let place = index(of: item) else { continue }
            remove(in: subtree(at: place))
        }
    }
    public mutating func deleteAll() { self = Self() }
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter(known.contains))
    }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var ancestor = parent(of: item)
        while let current = ancestor {
            guard expanded.contains(current) else { return false }
            ancestor = parent(of: current)
        }
        return true
    }
    public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { entries[$0].level } ?? 0 }
    public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let place = index(of: child) else { return nil }
        return entries[..<place].last { $0.level == entries[place].level - 1 }?.item
    }
    /// What is below an item, as an outline of its own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard let place = index(of: parent) else { return part }
        let shown = includingParent ? subtree(at: place) : subtree(at: place).dropFirst()
        let top = entries[place].level + (includingParent ? 0 : 1)
        part.insert(entries[shown].map { Entry(item: $0.item, level: $0.level - top) }, at: 0)
        part.expanded = expanded.intersection(part.known)
        return part
    }
    /// The items, one on a line, indented by their levels; `+` marks those whose children are hidden.
    public func visualDescription() -> String {
        entries.map { entry in
            String(repeating: "  ", count: entry.level) + (isExpanded(entry.item) ? "- " : "+ ")
                + "\(entry.item)\n"
        }.joined()
    }

    /// The places of an item and of all that is below it.
    private func subtree(at place: Int) -> Range<Int> {
        let next = entries[(place + 1)...].firstIndex { $0.level <= entries[place].level }
        return place..<(next ?? entries.count)
    }

    private mutating func insert(_ added: [Entry], at place: Int) {
        entries.insert(contentsOf: added.filter { known.insert($0.item).inserted }, at: place)
    }

    private mutating func insert(_ snapshot: Self, atLevel level: Int, at place: Int) {
        guard known.isDisjoint(with: snapshot.known) else { return }
        insert(snapshot.entries.map { Entry(item: $0.item, level: level + $0.level) }, at: place)
        expanded.formUnion(snapshot.expanded)
    }

    private mutating func remove(in range: Range<Int>) {
        let removed = entries[range].map(\.item)
        known.subtract(removed)
        expanded.subtract(removed)
        entries.removeSubrange(range)
    }
}
