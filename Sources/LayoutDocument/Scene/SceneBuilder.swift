import Engine
import Foundation

/// Makes views, guides and constraints of a document.
struct SceneBuilder {
    let document: DocumentDescription
    let file: String
    let options: SceneOptions

    /// The scene of the document, or of one of its states.
    func scene(in state: StateDescription?, issues: [LayoutIssue]) -> Scene {
        let canvas = CanvasResolver(document: document.canvas, state: state?.canvas, options: options).canvas
        var items = ItemTable(capacity: document.views.count)
        let views = makeViews(into: &items)
        let meantSize = CanvasResolver(document: document.canvas, state: nil, options: SceneOptions()).canvas
            .size
        for (description, view) in zip(document.views, views) {
            let changes = state?.items[description.id]?.properties ?? []
            let setter = PropertySetter(
                view: view, items: items, direction: canvas.layoutDirection, meantSize: meantSize)
            for property in description.properties + changes { setter.set(property) }
        }
        var found = issues
        for constraint in document.constraints {
            let change = constraint.id.flatMap { state?.constraints[$0] }
            let maker = ConstraintMaker(description: constraint, change: change, items: items, file: file)
            let made = maker.constraints()
            LayoutConstraint.activate(made.constraints)
            found += made.issues
        }
        remove(from: items, in: state)
        return Scene(
            id: Self.sceneID(of: file), title: state?.title ?? document.title, state: state?.id,
            canvas: canvas, root: views.first ?? View(), issues: found)
    }

    private func makeViews(into items: inout ItemTable) -> [View] {
        var views: [View] = []
        views.reserveCapacity(document.views.count)
        for description in document.views {
            let view = View.make(className: description.className ?? "UIView")
            view.identifier = description.id
            view.displayName = description.name
            view.location = description.position.location(in: file)
            for guide in description.guides {
                let made = LayoutGuide(identifier: guide.id)
                view.addLayoutGuide(made)
                if let id = guide.id { items[id] = made }
            }
            if let parent = description.parent {
                view.translatesAutoresizingMaskIntoConstraints = false
                if let stack = views[parent] as? StackView {
                    stack.addArrangedSubview(view)
                } else {
                    views[parent].addSubview(view)
                }
            } else {
                items.root = view
            }
            items[description.id] = view
            views.append(view)
        }
        return views
    }

    /// Takes out what a state removes, and with it every constraint on it, in the document's order.
    private func remove(from items: ItemTable, in state: StateDescription?) {
        guard let changes = state?.items else { return }
        for id in document.views.flatMap({ [$0.id] + $0.guides.compactMap(\.id) })
        where changes[id]?.isRemoved == true {
            switch items[id] {
            case let view as View: view.removeFromSuperview()
            case let guide as LayoutGuide: guide.owningView?.removeLayoutGuide(guide)
            default: break
            }
        }
    }

    /// The file's name without folder and ending.
    private static func sceneID(of file: String) -> String {
        let name = (file as NSString).lastPathComponent as NSString
        return name.deletingPathExtension
    }
}

/// Views and guides by id.
struct ItemTable {
    var root: View?
    private var items: [String: any LayoutItem] = [:]

    init(capacity: Int) {
        items.reserveCapacity(capacity)
    }

    subscript(id: String) -> (any LayoutItem)? {
        get { items[id] }
        set { items[id] = newValue }
    }

    /// For the Visual Format Language.
    var all: [String: any LayoutItem] { items }
}
