import Engine

extension DocumentReader {
    /// The word that selects every state on a command line.
    private static var everyState: String { "all" }

    /// Reads a variant of the document.
    mutating func readState(_ value: JSON5Value) {
        guard value.members != nil else { return }
        var state = StateDescription(id: "", position: value.position)
        for member in members(of: value, as: .state, named: "a state") {
            guard let key = StateKey(rawValue: member.key) else { continue }
            switch key {
            case .id:
                state.id = member.value.string ?? ""
                if state.id == Self.everyState {
                    findings.add(.idOfEveryState(state.id), at: member.value.position)
                }
                if let first = stateIDs[state.id] {
                    findings.add(.duplicateID(state.id, first: first), at: member.value.position)
                    state.id = ""
                }
            case .title: state.title = member.value.string
            case .canvas: state.canvas = readCanvas(member.value)
            case .constraints: state.constraints = readConstraintChanges(member.value)
            case .views: state.items = readItemChanges(member.value)
            }
        }
        checkRemoved(in: state, value)
        guard !state.id.isEmpty else { return }
        stateIDs[state.id] = state.position
        description.states.append(state)
    }

    /// Reports a state's settings for constraints that disappear with a view or guide that the state removes.
    private mutating func checkRemoved(in state: StateDescription, _ value: JSON5Value) {
        guard state.items.values.contains(where: \.isRemoved) else { return }
        let constraints =
            value.members?.first { $0.key == StateKey.constraints.rawValue }?.value.members ?? []
        for entry in constraints where state.constraints[entry.key]?.isActive != false {
            guard let constraint = description.constraints.first(where: { $0.settings.id == entry.key }),
                case .equation(let equation) = constraint.form
            else { continue }
            let ids = [equation.first, equation.second].compactMap { side in
                side.flatMap { removal(of: $0.item, in: state) }
            }
            guard let id = ids.first else { continue }
            findings.add(.constraintOfRemoved(entry.key, item: id), at: entry.keyPosition)
        }
    }

    /// Returns the id of the removed item that makes an item disappear: the item itself, the view that owns it, or a
    /// view that contains it; nil if the item stays.
    private func removal(of place: ItemPlace, in state: StateDescription) -> String? {
        var view: Int?
        switch place {
        case .view(let index): view = index
        case .guide(let owner, let index):
            if let id = description.views[owner].guides[index].id, state.items[id]?.isRemoved == true {
                return id
            }
            view = owner
        }
        while let index = view {
            let id = description.views[index].id
            if state.items[id]?.isRemoved == true { return id }
            view = description.views[index].parent
        }
        return nil
    }

    private mutating func readConstraintChanges(_ value: JSON5Value) -> [String: ConstraintChange] {
        var changes: [String: ConstraintChange] = [:]
        for entry in entries(of: value) {
            if constraintIDs[entry.key] == nil {
                findings.add(
                    .unknownConstraint(
                        entry.key,
                        suggestion: self.suggestion(for: entry.key, in: constraintIDs.keys.sorted())),
                    at: entry.keyPosition)
            }
            changes[entry.key] = constraintChange(
                entry.value, isVisualFormat: constraintIDs[entry.key]?.isVisualFormat == true)
        }
        return changes
    }

    /// Reads what a state or an edit changes of a constraint.
    mutating func constraintChange(_ value: JSON5Value, isVisualFormat: Bool) -> ConstraintChange {
        var change = ConstraintChange()
        for member in members(of: value, as: .constraintOverride, named: "a constraint in a state") {
            switch ConstraintOverrideKey(rawValue: member.key) {
            case .constant:
                change.constant = member.value.number
                if isVisualFormat { findings.add(.constantOfVisualFormat, at: member.keyPosition) }
            case .priority: change.priority = member.value.number
            case .active: change.isActive = member.value.bool
            case nil: break
            }
        }
        return change
    }

    private mutating func readItemChanges(_ value: JSON5Value) -> [String: ItemChange] {
        var changes: [String: ItemChange] = [:]
        for entry in entries(of: value) {
            guard let item = place(of: entry.key) else {
                add(
                    .unknownItem(entry.key, suggestion: self.suggestion(for: entry.key, in: sortedIDs)),
                    at: entry.keyPosition)
                continue
            }
            let members = members(of: entry.value, as: .itemOverride, named: "a view in a state")
            changes[entry.key] = readItemChange(members, of: item, id: entry.key)
        }
        return changes
    }

    private mutating func readItemChange(
        _ members: [JSON5Member], of item: ItemPlace, id: String
    ) -> ItemChange {
        var change = ItemChange()
        let removed = members.first { $0.key == ItemOverrideKey.removed.rawValue }
        change.isRemoved = removed?.value.bool ?? false
        switch item {
        case .view(let index):
            let view = description.views[index]
            if view.parent == nil, change.isRemoved, let removed {
                findings.add(.removalOfRoot, at: removed.keyPosition)
            }
            if view.parent == nil, let frame = members.first(where: { $0.key == ViewProperty.frame.name }) {
                findings.add(.frameOfRoot, at: frame.keyPosition)
            }
            change.properties = properties(members, className: view.className ?? "UIView")
        case .guide:
            for member in members where ViewProperty.named(member.key) != nil {
                findings.add(.propertyOfGuide(key: member.key, item: id), at: member.keyPosition)
            }
        }
        return change
    }
}
