import LayoutValues
import Findings

/// Describes a layout in words, for readers who can't see its picture.
package enum LayoutDescription {
    /// The maximum number of views, guides and findings that are listed individually.
    private static let most = 12

    /// Returns a description of the layout's picture, in sentences on one line.
    ///
    /// - Complexity: O(*n*) in items and constraints.
    package static func text(of layout: SolvedLayout, options: DrawingOptions = DrawingOptions()) -> String {
        let size = layout.canvas.size
        let projection = CanvasProjection()
        let placed = PlacedLayout(layout: layout, options: options, projection: projection)
        let title = PictureName.title(of: layout, fallback: options.fallbackTitle)
        let points = "\(Amount.text(size.width)) × \(Amount.text(size.height)) points"
        var sentences = [layout.isOutline ? title : "\(title), \(points)"]
        if let device = layout.canvas.device { sentences[0] += " on \(DisplayName.oneLine(device))" }
        if let state = layout.state { sentences[0] += ", state \(DisplayName.oneLine(state))" }
        let views = placed.items.indices.filter { index in
            index > 0 && layout.items[index].kind == .view && placed.items[index].isVisible
                && !(GenericName.isGeneric(layout.items[index]) && placed.isContainer(index))
        }
        sentences.append(list(views, of: placed, one: "view", many: "views"))
        let guides = placed.items.indices.filter { layout.items[$0].kind == .guide && placed.isSeen($0) }
        let own = guides.filter { layout.items[$0].guideRole == .custom }
        sentences.append(list(own, of: placed, one: "layout guide", many: "layout guides"))
        let system = guides.filter { layout.items[$0].guideRole == .system }
        sentences.append(list(system, of: placed, one: "system guide", many: "system guides"))
        sentences += constraints(of: placed) + findings(of: placed)
        return sentences.filter { !$0.isEmpty }.joined(separator: ". ") + "."
    }

    private static func list(_ items: [Int], of placed: PlacedLayout, one: String, many: String) -> String {
        guard !items.isEmpty else { return "" }
        let named = items.prefix(most).map { name(of: $0, in: placed) }.joined(separator: "; ")
        let more = items.count > most ? "; and \(items.count - most) more" : ""
        return "\(items.count) \(items.count == 1 ? one : many): \(named)\(more)"
    }

    /// Returns an item with its frame: `save, 60 × 44 at 20, 26`.
    private static func name(of index: Int, in placed: PlacedLayout) -> String {
        let item = placed.layout.items[index]
        let name = GenericName.isGeneric(item) ? DisplayName.oneLine(item.className) : placed.name(of: index)
        func number(_ value: CGFloat, _ component: FrameComponents) -> String {
            item.kind == .guide && item.undetermined.contains(component) ? "open" : Amount.text(value)
        }
        let frame = item.canvasFrame
        return "\(name), \(number(frame.width, .width)) × \(number(frame.height, .height)) at "
            + "\(number(frame.minX, .x)), \(number(frame.minY, .y))"
    }

    /// Returns the constraints that the picture is about, the most important first; it may not have room for all.
    private static func constraints(of placed: PlacedLayout) -> [String] {
        let drawn = RedlineSelection(placed).constraints
        guard !drawn.isEmpty else { return [] }
        let words = PictureEquations(placed: placed)
        let texts = drawn.prefix(most).map { index in
            let constraint = placed.layout.constraints[index]
            return words.text(of: constraint) + (constraint.outcome == .satisfied ? "" : " (not met)")
        }
        let more = drawn.count > most ? "; and \(drawn.count - most) more" : ""
        return ["Constraints: " + texts.joined(separator: "; ") + more]
    }

    private static func findings(of placed: PlacedLayout) -> [String] {
        let words = PictureEquations(placed: placed)
        let conflicts = placed.layout.conflicts.prefix(most).map { conflict in
            "Conflict: \(words.text(of: placed.layout.constraints[conflict.broken])) is broken"
        }
        let open = placed.items.indices.filter {
            placed.layout.items[$0].kind == .view && !placed.layout.items[$0].undetermined.isEmpty
        }
        let ambiguities = open.prefix(most).map { index in
            "Ambiguous: \(placed.layout.items[index].undetermined.names.joined(separator: ", ")) of "
                + placed.name(of: index)
        }
        return conflicts + ambiguities
    }
}
