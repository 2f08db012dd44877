import Engine
import Findings
import Foundation

/// Applies edits to a scene.
struct SceneEditor {
    private var scene: Scene
    private let context: PropertyContext
    private(set) var mistakes: [EditMistake] = []

    init(_ scene: Scene, writtenSize: CGSize) {
        self.scene = scene
        context = PropertyContext(canvas: scene.canvas, writtenSize: writtenSize)
    }

    /// Returns the scene with the edits, and what couldn't be applied.
    mutating func apply(_ edits: [LayoutEdit]) -> Scene {
        for edit in edits {
            switch edit.target {
            case .constraint: change(edit)
            case .item: set(edit)
            }
        }
        scene.editMistakes = mistakes
        return scene
    }

    // MARK: Items

    private mutating func set(_ edit: LayoutEdit) {
        let entries = NamedItems(root: scene.root).entries
        var found = entries.filter { $0.id == edit.name }
        if found.isEmpty { found = entries.filter { $0.name == edit.name } }
        guard let entry = found.first else {
            let names = entries.filter { !Self.isUnnamed($0) }.map { $0.name ?? $0.id }
            return mistakes.append(.unknown(edit, among: names))
        }
        guard found.count == 1 else {
            return mistakes.append(.ambiguous(edit, candidates: found.map(\.id)))
        }
        let view = entry.item as? View
        let read = edit.itemChange(className: view?.className ?? "UIView")
        guard let change = read.change else {
            return mistakes.append(.impossible(edit, reason: read.problem ?? ""))
        }
        if change.isRemoved {
            remove(entry.item, edit)
        } else if let view {
            if view === scene.root, edit.key == ViewProperty.frame.name {
                return mistakes.append(.impossible(edit, reason: DocumentFinding.frameOfRoot.message))
            }
            for setting in change.properties { setting.apply(view, context) }
        } else if edit.key != ItemOverrideKey.removed.rawValue {
            let reason = DocumentFinding.propertyOfGuide(key: edit.key, item: edit.name).message
            mistakes.append(.impossible(edit, reason: reason))
        }
    }

    private mutating func remove(_ item: any LayoutItem, _ edit: LayoutEdit) {
        if item === scene.root || item is SystemLayoutGuide {
            let reason = "the root and the system's guides can't be removed"
            return mistakes.append(.impossible(edit, reason: reason))
        }
        if let view = item as? View {
            view.removeFromSuperview()
        } else if let guide = item as? LayoutGuide {
            guide.owningView?.removeLayoutGuide(guide)
        }
    }

    /// Whether an item only has an id that was made for it.
    private static func isUnnamed(_ entry: NamedItems.Entry) -> Bool {
        entry.item is SystemLayoutGuide || entry.name == nil && entry.item.identifier == nil
    }

    // MARK: Constraints

    private mutating func change(_ edit: LayoutEdit) {
        let names = ReaderNames(of: NamedItems(root: scene.root).entries.map { ($0.id, $0.name) })
        let all = constraints
        let found = all.filter { Self.names(of: $0, names).contains(edit.name) }
        guard !found.isEmpty else {
            let known = all.compactMap { Self.names(of: $0, names).first }
            return mistakes.append(.unknown(edit, among: known))
        }
        let lines = Set(found.map { names.text($0.text) })
        if found.count > 1, lines.count > 1 {
            return mistakes.append(.ambiguous(edit, candidates: found.map { names.text($0.text) }))
        }
        let read = edit.constraintChange()
        guard let change = read.change else {
            return mistakes.append(.impossible(edit, reason: read.problem ?? ""))
        }
        for constraint in found { apply(change, to: constraint) }
    }

    private mutating func apply(_ change: ConstraintChange, to constraint: LayoutConstraint) {
        if let constant = change.constant { constraint.constant = constant }
        if let priority = change.priority { constraint.priority = LayoutPriority(Float(priority)) }
        guard let isActive = change.isActive, isActive != constraint.isActive else { return }
        constraint.isActive = isActive
        if isActive {
            scene.inactive.removeAll { $0.constraints.contains { $0 === constraint } }
        } else {
            scene.inactive.append(InactiveConstraints(constraint))
        }
    }

    /// The constraints of the input in its order, active or not.
    private var constraints: [LayoutConstraint] {
        var active: [LayoutConstraint] = []
        var pending = [scene.root]
        while let view = pending.popLast() {
            active += view.constraints
            pending += view.subviews.reversed()
        }
        return active + scene.inactive.flatMap(\.constraints)
    }

    /// What a constraint can be called: its identifier, its text, and its text with names in place of ids.
    private static func names(of constraint: LayoutConstraint, _ names: ReaderNames) -> [String] {
        [constraint.identifier, names.text(constraint.text), constraint.text].compactMap(\.self)
    }
}

extension EditMistake {
    fileprivate static func unknown(_ edit: LayoutEdit, among known: [String]) -> EditMistake {
        .unknown(edit, suggestion: NearestName.find(edit.name, in: known), candidates: known)
    }
}
