import ContextServer
import Engine
import Findings
import LayoutPipeline

/// The views and guides of some scenes that a call asks for, a page of them.
struct ItemSearch {
    /// A found item, by its index in its scene's layout.
    struct Found {
        let scene: Int
        let item: Int
    }

    let scenes: [LaidOutScene]
    let found: [Found]
    private let start: Int
    private let limit: Int

    /// Finds items.
    ///
    /// - Parameter isWanted: Called with a layout and the index of an item.
    init(
        _ scenes: [LaidOutScene], from start: Int, limit: Int,
        isWanted: (_ layout: SolvedLayout, _ item: Int) -> Bool
    ) {
        self.scenes = scenes
        self.start = start
        self.limit = limit
        found = scenes.indices.flatMap { scene -> [Found] in
            let layout = scenes[scene].layout
            return layout.items.indices.filter { isWanted(layout, $0) }.map { Found(scene: scene, item: $0) }
        }
    }

    /// Returns the page as a result: scenes, and the items in each of them.
    func result(noun: String, next advice: [String]) -> ToolResult {
        let rest = found.dropFirst(start).prefix(limit)
        let lines = rest.map { SceneWords.line(of: scenes[$0.scene].layout.items[$0.item]) }
        let listed = rest.prefix(ShortText.count(of: lines, limit: ShortText.most))
        var texts = ["\(found.count) \(noun)\(found.count == 1 ? "" : "s")"]
        var shown: Int?
        for (place, line) in zip(listed, lines) {
            if shown != place.scene, scenes.count > 1 || shown == nil {
                texts.append(SceneWords.head(of: scenes[place.scene]))
            }
            shown = place.scene
            texts.append("  \(line)")
        }
        let end = start + listed.count
        var next = advice
        if end < found.count {
            next.insert("\(found.count - end) more with cursor '\(end)'", at: 0)
        }
        return ToolResult(
            texts.joined(separator: "\n"), next: next,
            structured: [
                .init("scenes", .array(values(of: Array(listed)))), .init("total", .integer(found.count)),
                .init("next", end < found.count ? .string("\(end)") : .null),
            ])
    }

    /// The listed items of each scene, as `frames` prints them.
    private func values(of listed: [Found]) -> [JSON] {
        scenes.indices.compactMap { index -> JSON? in
            let wanted = listed.filter { $0.scene == index }.map(\.item)
            guard !wanted.isEmpty else { return nil }
            let scene = scenes[index]
            let document = CommandText.json(FramesJSON.bytes(of: [(scene.input.path, scene.layout)]))
            guard let value = document["scenes"]?.elements?.first, let items = value["items"]?.elements
            else { return nil }
            let kept = wanted.filter(items.indices.contains).map { place in
                items[place].with(
                    "text", scene.layout.items[place].text.map { JSON.string($0.string.abridged.onOneLine) })
            }
            return value.with("items", .array(kept)).with("issues", .array([]))
        }
    }

    /// The schema of the results.
    static let schema = Schemas.object([
        .init(
            "scenes",
            Schemas.list(
                Schemas.object([
                    .init("id", Schemas.text), .init("input", Schemas.text),
                    .init("state", Schemas.nullable("string")), .init("canvas", ["type": "object"]),
                    .init("items", Schemas.list(Schemas.item)),
                ]))),
        .init("total", Schemas.whole), .init("next", Schemas.nullable("string")),
    ])
}

extension SolvedLayout {
    /// How many views an item is in, below another one; nil if it isn't in that one.
    func depth(of index: Int, below ancestor: Int) -> Int? {
        var (depth, place) = (0, index)
        while place != ancestor {
            guard let parent = items[place].parent, parent < place else { return nil }
            place = parent
            depth += 1
        }
        return depth
    }
}
