import Engine
import Foundation
import Findings

/// Makes the views, guides and constraints of a document.
struct SceneBuilder {
    let document: DocumentDescription
    let file: String
    let options: SceneOptions

    /// Returns the scene of the document, or of one of its states.
    func scene(in state: StateDescription?, findings: [LayoutFinding]) -> Scene {
        let resolver = CanvasResolver(document: document.canvas, state: state?.canvas, options: options)
        let canvas = resolver.canvas
        let items = SceneItems(document, file: file)
        if canvas.device != nil {
            items.views.first?.directionalLayoutMargins = .rootMargins(forWidth: canvas.size.width)
        }
        setProperties(of: items.views, on: canvas, in: state)
        let maker = ConstraintMaker(items: items, canvas: canvas, file: file)
        var found = findings
        for (finding, position) in resolver.findings {
            found.append(finding.layoutFinding(at: (position ?? document.canvasPosition).location(in: file)))
        }
        var inactive: [InactiveConstraints] = []
        for constraint in document.constraints {
            let settings = constraint.settings
            let change = settings.id.flatMap { state?.constraints[$0] }
            let made = maker.constraints(of: constraint, change: change)
            guard maker.isActive(settings, change) else {
                let description = InactiveConstraint(
                    text: constraint.text, identifier: settings.identifier ?? settings.id,
                    location: constraint.position?.location(in: file))
                inactive.append(InactiveConstraints(description, made.constraints))
                continue
            }
            LayoutConstraint.activate(made.constraints)
            found += made.findings
        }
        if let state { remove(from: items, in: state) }
        var scene = Scene(
            id: Self.sceneID(of: file), title: state?.title ?? document.title, state: state?.id,
            canvas: canvas, root: items.views.first ?? View(), findings: found)
        scene.inactive = inactive
        if options.edits.isEmpty { return scene }
        var editor = SceneEditor(scene, writtenSize: writtenSize, fonts: options.fonts)
        return editor.apply(options.edits)
    }

    /// The size of the document's own canvas.
    private var writtenSize: CGSize {
        CanvasResolver(document: document.canvas, state: nil, options: SceneOptions()).canvas.size
    }

    private func setProperties(of views: [View], on canvas: Canvas, in state: StateDescription?) {
        let context = PropertyContext(canvas: canvas, writtenSize: writtenSize, fonts: options.fonts)
        for (description, view) in zip(document.views, views) {
            for setting in description.properties { setting.apply(view, context) }
            for setting in state?.items[description.id]?.properties ?? [] { setting.apply(view, context) }
        }
    }

    /// Removes a state's removed items, with every constraint on them, in the document's order.
    private func remove(from items: SceneItems, in state: StateDescription) {
        for (description, view) in zip(document.views, items.views) {
            let guides = zip(description.guides, view.layoutGuides).filter { guide, _ in
                guide.id.flatMap { state.items[$0] }?.isRemoved == true
            }
            if state.items[description.id]?.isRemoved == true { view.removeFromSuperview() }
            for (_, guide) in guides { view.removeLayoutGuide(guide) }
        }
    }

    /// Returns the file's name without folder and extension.
    private static func sceneID(of file: String) -> String {
        let name = (file as NSString).lastPathComponent as NSString
        return name.deletingPathExtension
    }
}
