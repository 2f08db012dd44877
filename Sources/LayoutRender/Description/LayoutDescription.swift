import Engine
import Foundation

/// A layout in words, for who can't see its picture.
public enum LayoutDescription {
    /// How many views, guides and findings are named one by one.
    private static let most = 12

    /// What a picture of the layout shows, in sentences on one line.
    public static func text(of layout: SolvedLayout, options: RenderOptions = RenderOptions()) -> String {
        let size = layout.canvas.size
        let projection = CanvasProjection()
        let scene = Scene(layout: layout, options: options, projection: projection)
        let title = Caption.title(of: layout, fallback: options.fallbackTitle)
        var sentences = ["\(title), \(XMLText.number(size.width)) × \(XMLText.number(size.height)) points"]
        if let device = layout.canvas.device { sentences[0] += " on \(DisplayName.oneLine(device))" }
        if let state = layout.state { sentences[0] += ", state \(DisplayName.oneLine(state))" }
        let views = scene.items.indices.filter { index in
            index > 0 && layout.items[index].kind == .view && scene.items[index].isVisible
                && !(GenericName.isGeneric(layout.items[index]) && scene.isContainer(index))
        }
        sentences.append(list(views, of: scene, one: "view", many: "views"))
        let guides = scene.items.indices.filter { layout.items[$0].kind == .guide && scene.isSeen($0) }
        let own = guides.filter { layout.items[$0].guideRole == .custom }
        sentences.append(list(own, of: scene, one: "layout guide", many: "layout guides"))
        let system = guides.filter { layout.items[$0].guideRole == .system }
        sentences.append(list(system, of: scene, one: "system guide", many: "system guides"))
        sentences += constraints(of: scene) + findings(of: scene)
        return sentences.filter { !$0.isEmpty }.joined(separator: ". ") + "."
    }

    private static func list(_ items: [Int], of scene: Scene, one: String, many: String) -> String {
        guard !items.isEmpty else { return "" }
        let named = items.prefix(most).map { name(of: $0, in: scene) }.joined(separator: "; ")
        let more = items.count > most ? "; and \(items.count - most) more" : ""
        return "\(items.count) \(items.count == 1 ? one : many): \(named)\(more)"
    }

    /// `save, 60 × 44 at 20, 26`.
    private static func name(of index: Int, in scene: Scene) -> String {
        let item = scene.layout.items[index]
        let name = GenericName.isGeneric(item) ? DisplayName.oneLine(item.className) : scene.name(of: index)
        func number(_ value: CGFloat, _ component: FrameComponents) -> String {
            item.kind == .guide && item.undetermined.contains(component) ? "open" : XMLText.number(value)
        }
        let frame = item.canvasFrame
        return "\(name), \(number(frame.width, .width)) × \(number(frame.height, .height)) at "
            + "\(number(frame.minX, .x)), \(number(frame.minY, .y))"
    }

    /// Those that the picture draws.
    private static func constraints(of scene: Scene) -> [String] {
        let drawn = RedlineSelection(scene).constraints
        guard !drawn.isEmpty else { return [] }
        let words = ConstraintWords(scene: scene)
        let texts = drawn.prefix(most).map { words.text(of: scene.layout.constraints[$0]) }
        let more = drawn.count > most ? "; and \(drawn.count - most) more" : ""
        return ["Constraints drawn: " + texts.joined(separator: "; ") + more]
    }

    private static func findings(of scene: Scene) -> [String] {
        let words = ConstraintWords(scene: scene)
        let conflicts = scene.layout.conflicts.prefix(most).map { conflict in
            "Conflict: \(words.text(of: scene.layout.constraints[conflict.broken])) is given up"
        }
        let open = scene.items.indices.filter {
            scene.layout.items[$0].kind == .view && !scene.layout.items[$0].undetermined.isEmpty
        }
        let ambiguities = open.prefix(most).map { index in
            "Ambiguous: \(scene.layout.items[index].undetermined.names.joined(separator: ", ")) of "
                + scene.name(of: index)
        }
        return conflicts + ambiguities
    }
}
