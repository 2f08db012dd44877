import Engine
import Findings
import Foundation

/// Applies edits to a scene.
struct SceneEditor {
    private var scene: Scene
    private let targets: EditTargets
    private let context: PropertyContext
    private(set) var mistakes: [EditMistake] = []

    init(_ scene: Scene, writtenSize: CGSize, fonts: ProjectFonts? = nil) {
        self.scene = scene
        targets = EditTargets(scene)
        context = PropertyContext(canvas: scene.canvas, writtenSize: writtenSize, fonts: fonts)
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
        let found = targets.items(named: edit.name)
        guard let entry = found.first else {
            return mistakes.append(.unknown(edit, candidates: targets.itemNames))
        }
        guard found.count == 1 else {
            return mistakes.append(.ambiguous(edit, candidates: found.map(\.id)))
        }
        let view = entry.item as? View
        let read = edit.itemChange(className: view.map(Self.knownClass) ?? "UIView")
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

    /// UIKit's class of a view, which for a custom class is the one that it is laid out as.
    private static func knownClass(of view: View) -> String {
        if ControlKind.named(view.className) != nil { return view.className }
        return ControlKind.of(view)?.className ?? "UIView"
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

    // MARK: Constraints

    private mutating func change(_ edit: LayoutEdit) {
        let found = targets.constraints(named: edit.name)
        guard !found.isEmpty else {
            return mistakes.append(.unknown(edit, candidates: targets.constraintNames))
        }
        let lines = found.map { targets.text(of: $0) }
        if Set(lines).count > 1 { return mistakes.append(.ambiguous(edit, candidates: lines)) }
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
}
