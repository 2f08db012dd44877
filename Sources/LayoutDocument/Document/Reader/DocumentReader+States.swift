import Engine

extension DocumentReader {
    /// Reads a variant of the document.
    mutating func readState(_ value: JSON5Value) {
        guard value.members != nil else { return }
        var state = StateDescription(id: "", position: value.position)
        for member in members(of: value, as: .state, named: "a state") {
            guard let key = StateKey(rawValue: member.key) else { continue }
            switch key {
            case .id:
                state.id = member.value.string ?? ""
                if let first = stateIDs[state.id] {
                    mistakes.add(.duplicateID(state.id, first: first), at: member.value.position)
                    state.id = ""
                }
            case .title: state.title = member.value.string
            case .canvas: state.canvas = readCanvas(member.value)
            case .constraints: state.constraints = readConstraintChanges(member.value)
            case .views: state.items = readItemChanges(member.value)
            }
        }
        guard !state.id.isEmpty else { return }
        stateIDs[state.id] = state.position
        description.states.append(state)
    }

    private mutating func readConstraintChanges(_ value: JSON5Value) -> [String: ConstraintChange] {
        var changes: [String: ConstraintChange] = [:]
        for entry in entries(of: value) {
            if constraintIDs[entry.key] == nil {
                mistakes.add(
                    .unknownConstraint(
                        entry.key,
                        suggestion: self.suggestion(for: entry.key, in: constraintIDs.keys.sorted())),
                    at: entry.keyPosition)
            }
            var change = ConstraintChange()
            let isVisualFormat = constraintIDs[entry.key]?.isVisualFormat == true
            for member in members(of: entry.value, as: .constraintOverride, named: "a constraint in a state")
            {
                switch ConstraintOverrideKey(rawValue: member.key) {
                case .constant:
                    change.constant = member.value.number
                    if isVisualFormat { mistakes.add(.constantOfVisualFormat, at: member.keyPosition) }
                case .priority: change.priority = member.value.number
                case .active: change.isActive = member.value.bool
                case nil: break
                }
            }
            changes[entry.key] = change
        }
        return changes
    }

    private mutating func readItemChanges(_ value: JSON5Value) -> [String: ItemChange] {
        var changes: [String: ItemChange] = [:]
        for entry in entries(of: value) {
            guard let item = place(of: entry.key) else {
                mistakes.add(
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
                mistakes.add(.removalOfRoot, at: removed.keyPosition)
            }
            if view.parent == nil, let frame = members.first(where: { $0.key == "frame" }) {
                mistakes.add(.frameOfRoot, at: frame.keyPosition)
            }
            change.properties = properties(members, className: view.className ?? "UIView")
        case .guide:
            for member in members where ViewPropertyKey(rawValue: member.key) != nil {
                mistakes.add(.propertyOfGuide(key: member.key, item: id), at: member.keyPosition)
            }
        }
        return change
    }
}
