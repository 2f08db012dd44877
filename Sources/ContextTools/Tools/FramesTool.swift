import ContextServer
import Engine
import LayoutPipeline

/// Lists solved frames.
enum FramesTool: LayoutTool {
    static let description = ToolDescription(
        name: "frames", title: "Solved frames",
        summary:
            "Lists where views and layout guides are, in points: all of them, or an item and what is in it. Use find if you "
            + "know a name, class or text.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input, LayoutArguments.layout, [LayoutArguments.changes()],
            [
                .init("item", .text, "A view or guide by id or name; its contents are listed too."),
                .init("depth", .whole(0...100), "How many levels of contents are listed; all if left out."),
            ], LayoutArguments.page), output: ItemSearch.schema)

    static func result(of call: ToolCall) throws -> ToolResult {
        var request = try call.request()
        request.detail = .frames
        request.marksUncertainFrames = true
        let scenes = try call.layouts(request).scenes
        let top = try call.text("item").map { try TopItems($0, in: scenes) }
        let depth = call.number("depth", usually: .max)
        let search = ItemSearch(
            scenes, from: try call.start, limit: call.number("limit", usually: 50)
        ) { layout, index in
            if top == nil, layout.items[index].guideRole == .system { return false }
            guard let place = top?.place(in: layout) ?? (top == nil ? 0 : nil) else { return false }
            return layout.depth(of: index, below: place).map { $0 <= depth } ?? false
        }
        return search.result(
            noun: "item",
            next: ["explain_item for why one is where it is"])
    }
}

/// An item that is asked about, in each scene that has it.
struct TopItems {
    private let name: String

    /// - Throws: `ToolFailure.other` if no scene has it, or if the name isn't unique.
    init(_ name: String, in scenes: [LaidOutScene]) throws(ToolFailure) {
        self.name = name
        var mistakes: [[ExplanationMistake]] = []
        for scene in scenes {
            let named = scene.layout.items(called: name)
            if named.count == 1 { return }
            let mistake: ExplanationMistake =
                named.isEmpty
                ? .unknownItem(name, known: scene.layout.suggestedNames)
                : .ambiguousItem(name, ids: named.map { scene.layout.items[$0].id })
            mistakes.append([mistake])
        }
        throw .other(ExplanationMistake.common(to: mistakes).map(\.message).joined(separator: "\n"))
    }

    /// Its index in a layout; nil if it isn't there.
    func place(in layout: SolvedLayout) -> Int? {
        let named = layout.items(called: name)
        return named.count == 1 ? named[0] : nil
    }
}
