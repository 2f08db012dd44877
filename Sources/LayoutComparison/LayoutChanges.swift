import LayoutValues

/// What changed from one layout to another: views and guides, and the constraints that caused it.
package struct LayoutChanges: Sendable, Equatable {
    /// In the order of the later layout; what was removed comes last.
    package private(set) var items: [LayoutChange] = []
    /// In the order of the earlier layout; what was added comes last.
    package private(set) var constraints: [ConstraintDifference] = []
    /// For each constraint, whether it came or went with a view that did.
    private var replaced: [Bool] = []
    /// The texts and fonts that aren't as they were, a sentence each.
    package private(set) var texts: [String] = []
    /// The names of the items for readers.
    package private(set) var names = UnambiguousNames.none

    /// Nothing changed.
    package static let none = LayoutChanges()

    private init() {}

    /// Compares two layouts.
    ///
    /// - Parameter ignored: Ids of items to ignore.
    /// - Complexity: linear in the items and constraints, for each item that changed.
    package init(from before: LayoutRecord, to after: LayoutRecord, ignoring ignored: Set<String> = []) {
        constraints = ConstraintDifference.changes(from: before.constraints, to: after.constraints)
        if constraints.isEmpty, before.items == after.items { return }
        names = UnambiguousNames(of: [before, after])
        let old = Dictionary(before.items.map { ($0.id, $0) }) { first, _ in first }
        texts = after.items.filter { !ignored.contains($0.id) }.flatMap { item in
            old[item.id].map { [item.textChange(from: $0), item.fontChange(from: $0)] } ?? []
        }.compactMap { $0 }
        let new = Dictionary(after.items.map { ($0.id, $0) }) { first, _ in first }
        for item in after.items where !ignored.contains(item.id) {
            if let change = Self.change(from: old[item.id], to: item) { items.append(change) }
        }
        for item in before.items where new[item.id] == nil && !ignored.contains(item.id) {
            items.append(
                LayoutChange(
                    id: item.id, title: item.title, itemKind: item.kind, kind: .removed, before: item.frame))
        }
        guard !items.isEmpty else { return }
        let reasons = constraints.map { (change: $0, sentence: $0.sentence(names)) }
        var causes = ChangeCauses(from: before, to: after, constraints: reasons)
        for index in items.indices { items[index].because = causes.causes(of: items[index]) }
        // That a view came or went says more than that its constraints did.
        replaced = constraints.map { causes.presence(behind: $0) != nil }
    }

    private static func change(from old: LayoutRecord.Item?, to new: LayoutRecord.Item) -> LayoutChange? {
        let kind: LayoutChange.Kind
        if old == nil {
            kind = .added
        } else if old?.isHidden != new.isHidden {
            kind = new.isHidden == true ? .hidden : .shown
        } else if old?.frame != new.frame {
            kind = .moved
        } else {
            return nil
        }
        return LayoutChange(
            id: new.id, title: new.title, itemKind: new.kind, kind: kind, before: old?.frame,
            after: new.frame)
    }

    /// The constraints and texts that changed and are no cause of a change told here, in words.
    package var idleChanges: [String] {
        let told = Set(items.flatMap(\.because))
        let others = zip(constraints, replaced).filter { !$1 }.map { $0.0 }
        return ((replaced.isEmpty ? constraints : others).map { $0.sentence(names) } + texts)
            .filter { !told.contains($0) }
    }
}
