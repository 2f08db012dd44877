import Engine

/// What edits of a scene can change, by the names that reach it. Names are those before any edit.
package struct EditTargets {
    private let entries: [NamedItems.Entry]
    private let constraints: [LayoutConstraint]
    /// Shared with scenes that are written alike.
    let names: Names
    private var placeOfConstraint: [ObjectIdentifier: Int] = [:]

    /// Finds what a scene contains.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - other: The targets of another scene, whose names are taken over if this one is written alike: making them takes
    ///     far longer than comparing.
    package init(_ scene: Scene, like other: EditTargets? = nil) {
        entries = NamedItems(root: scene.root).entries
        constraints = Self.constraints(of: scene)
        let written = constraints.map { constraint in
            WrittenConstraint(
                text: constraint.text, identifier: constraint.identifier,
                objectID: scene.objectIDs[ObjectIdentifier(constraint)])
        }
        let items = entries.map { NamedItem(id: $0.id, name: $0.name) }
        if let known = other?.names, known.items == items, known.written == written {
            names = known
        } else {
            names = Names(of: items, written)
        }
        for (place, constraint) in constraints.enumerated() {
            placeOfConstraint[ObjectIdentifier(constraint)] = place
        }
    }

    /// What an item is called.
    struct NamedItem: Equatable {
        let id: String
        let name: String?
    }

    /// What a constraint's names are made of.
    struct WrittenConstraint: Equatable {
        let text: String
        let identifier: String?
        let objectID: String?
    }

    /// The constraints that a name means.
    struct Named {
        var places: [Int]
        /// Whether they are written alike.
        var areAlike = true
    }

    /// The names of constraints, with what they follow from.
    final class Names {
        let items: [NamedItem]
        let written: [WrittenConstraint]
        let readerNames: UnambiguousNames
        /// What each constraint can be called: its identifier, its text with and without names in place of ids, and its
        /// object id.
        private(set) var ofConstraints: [[String]] = []
        /// The text of each constraint, with names in place of ids.
        private(set) var texts: [String] = []
        /// The constraints by each of their names.
        private(set) var constraints: [String: Named] = [:]

        init(of items: [NamedItem], _ written: [WrittenConstraint]) {
            (self.items, self.written) = (items, written)
            readerNames = UnambiguousNames(of: items.map { ($0.id, $0.name) })
            for (place, constraint) in written.enumerated() {
                texts.append(readerNames.text(constraint.text))
                let names = [
                    constraint.identifier, texts[place], constraint.text,
                    readerNames.unambiguousText(constraint.text), constraint.objectID,
                ].compactMap(\.self)
                ofConstraints.append(names)
                for name in Set(names) {
                    guard let first = constraints[name]?.places.first else {
                        constraints[name] = Named(places: [place])
                        continue
                    }
                    constraints[name]?.places.append(place)
                    if texts[first] != texts[place] { constraints[name]?.areAlike = false }
                }
            }
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
    package var namedViews: [(view: View, id: String, name: String)] { Self.namedViews(among: entries) }

    /// The same for a scene of which nothing else is asked.
    package static func namedViews(of scene: Scene) -> [(view: View, id: String, name: String)] {
        namedViews(among: NamedItems(root: scene.root).entries)
    }

    private static func namedViews(
        among entries: [NamedItems.Entry]
    ) -> [(view: View, id: String, name: String)] {
        var counts: [String: Int] = [:]
        for entry in entries {
            for name in Set([entry.id, entry.name ?? entry.id]) { counts[name, default: 0] += 1 }
        }
        return entries.compactMap { entry in
            guard let view = entry.item as? View,
                let name = [entry.name, entry.id].compactMap(\.self).first(where: {
                    counts[$0] == 1 && isRead($0, before: ItemOverrideKey.removed.rawValue)
                })
            else { return nil }
            return (view, entry.id, name)
        }
    }

    // MARK: Constraints

    /// The constraints that a name means; several only if they are written alike.
    func constraints(named name: String) -> [LayoutConstraint] {
        (names.constraints[name]?.places ?? []).map { constraints[$0] }
    }

    /// The names that are suggested for constraints.
    var constraintNames: [String] { names.ofConstraints.compactMap(\.first) }

    /// Returns the text of a constraint, with names in place of ids.
    func text(of constraint: LayoutConstraint) -> String {
        placeOfConstraint[ObjectIdentifier(constraint)].map { names.texts[$0] }
            ?? names.readerNames.text(constraint.text)
    }

    /// Returns the name that reaches a constraint, and with it only those that are written alike; nil if none does.
    package func name(of constraint: LayoutConstraint) -> String? {
        guard let place = placeOfConstraint[ObjectIdentifier(constraint)] else { return nil }
        return names.ofConstraints[place].first { name in
            names.constraints[name]?.areAlike == true
                && Self.isRead(name, before: ConstraintOverrideKey.constant.rawValue)
        }
    }

    /// Whether an edit that begins with a name and a key is read as one of that name.
    private static func isRead(_ name: String, before key: String) -> Bool {
        isPlain(name) || (try? LayoutEdit("\(name).\(key) = 0"))?.name == name
            || (try? LayoutEdit("\(name).\(key) = true"))?.name == name
    }

    /// Whether nothing in a name can be read as a key and an equals sign, or left out as space around it. It takes far less time than
    /// reading.
    private static func isPlain(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        let space = UInt8(ascii: " ")
        guard let first = bytes.first, let last = bytes.last, first != space, last != space,
            first < 0x80, last < 0x80, bytes.allSatisfy({ $0 >= space && $0 != 0x7f })
        else { return false }
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "=") {
            let before = bytes[..<index].reversed().drop { $0 == space }
            let key = before.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & ~0x20) }
            // Space before the equals sign may be other characters than this one.
            if before.first.map({ $0 >= 0x80 }) == true { return false }
            let follows = before.dropFirst(key.count).first == UInt8(ascii: ".")
            let isDoubled = bytes.dropFirst(index + 1).first == UInt8(ascii: "=")
            if !key.isEmpty, follows, !isDoubled { return false }
        }
        return true
    }
}
