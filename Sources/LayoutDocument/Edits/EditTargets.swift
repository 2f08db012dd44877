import Engine

/// What edits of a scene can change, by the names that reach it. Names are those before any edit.
package struct EditTargets {
    private let entries: [NamedItems.Entry]
    private let readerNames: ReaderNames
    private let constraints: [LayoutConstraint]
    /// The places of constraints by each of their names.
    private var placesOfName: [String: [Int]] = [:]
    private var placeOfConstraint: [ObjectIdentifier: Int] = [:]

    /// Finds what a scene contains.
    package init(_ scene: Scene) {
        entries = NamedItems(root: scene.root).entries
        readerNames = ReaderNames(of: entries.map { ($0.id, $0.name) })
        constraints = Self.constraints(of: scene)
        for (place, constraint) in constraints.enumerated() {
            placeOfConstraint[ObjectIdentifier(constraint)] = place
            for name in Set(names(of: constraint)) { placesOfName[name, default: []].append(place) }
        }
    }

    /// The constraints of the input in its order, active or not.
    private static func constraints(of scene: Scene) -> [LayoutConstraint] {
        var active: [LayoutConstraint] = []
        var pending = [scene.root]
        while let view = pending.popLast() {
            active += view.constraints
            pending += view.subviews.reversed()
        }
        return active + scene.inactive.flatMap(\.constraints)
    }

    // MARK: Items

    /// The items that a name means: those with the id, or else those with the name.
    func items(named name: String) -> [NamedItems.Entry] {
        let found = entries.filter { $0.id == name }
        return found.isEmpty ? entries.filter { $0.name == name } : found
    }

    /// The names that are suggested for items.
    var itemNames: [String] {
        entries.filter { !($0.item is SystemLayoutGuide || $0.name == nil && $0.item.identifier == nil) }
            .map { $0.name ?? $0.id }
    }

    /// The views with their ids and the names that reach them; those that no name reaches are left out.
    package var namedViews: [(view: View, id: String, name: String)] {
        var counts: [String: Int] = [:]
        for entry in entries {
            for name in Set([entry.id, entry.name ?? entry.id]) { counts[name, default: 0] += 1 }
        }
        return entries.compactMap { entry in
            guard let view = entry.item as? View,
                let name = [entry.name, entry.id].compactMap(\.self).first(where: {
                    counts[$0] == 1 && Self.isRead($0, before: ItemOverrideKey.removed.rawValue)
                })
            else { return nil }
            return (view, entry.id, name)
        }
    }

    // MARK: Constraints

    /// The constraints that a name means; several only if they are written alike.
    func constraints(named name: String) -> [LayoutConstraint] {
        (placesOfName[name] ?? []).map { constraints[$0] }
    }

    /// The names that are suggested for constraints.
    var constraintNames: [String] { constraints.compactMap { names(of: $0).first } }

    /// Returns the text of a constraint, with names in place of ids.
    func text(of constraint: LayoutConstraint) -> String { readerNames.text(constraint.text) }

    /// Returns the name that reaches a constraint, and with it only those that are written alike; nil if none does.
    package func name(of constraint: LayoutConstraint) -> String? {
        guard placeOfConstraint[ObjectIdentifier(constraint)] != nil else { return nil }
        return names(of: constraint).first { name in
            let found = constraints(named: name)
            return (found.count == 1 || Set(found.map { text(of: $0) }).count == 1)
                && Self.isRead(name, before: ConstraintOverrideKey.constant.rawValue)
        }
    }

    /// What a constraint can be called: its identifier, its text, and its text with names in place of ids.
    private func names(of constraint: LayoutConstraint) -> [String] {
        [constraint.identifier, text(of: constraint), constraint.text].compactMap(\.self)
    }

    /// Whether an edit that begins with a name and a key is read as one of that name.
    private static func isRead(_ name: String, before key: String) -> Bool {
        (try? LayoutEdit("\(name).\(key) = 0"))?.name == name
            || (try? LayoutEdit("\(name).\(key) = true"))?.name == name
    }
}
