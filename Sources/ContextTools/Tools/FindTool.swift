import ContextServer
import Engine
import LayoutPipeline

/// Finds views and guides.
enum FindTool: LayoutTool {
    static let description = ToolDescription(
        name: "find", title: "Find views and guides",
        summary:
            "Finds views and layout guides by parts of their id or name, class or text. Letter case is ignored; all that is "
            + "given has to match.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input, LayoutArguments.layout, [LayoutArguments.changes()],
            [
                .init("name", .text, "A part of the id, name or accessibility identifier."),
                .init("class", .text, "A part of the class's name, such as 'UIButton' or 'LayoutGuide'."),
                .init(
                    "shows", .text, "A part of the text that it shows; beside a path, 'text' means the same."),
            ], LayoutArguments.page), output: ItemSearch.schema)

    static func result(of call: ToolCall) throws -> ToolResult {
        // Beside a path, a text can only be one to find.
        let isNamed = call.text("path") != nil && call.text("kind") == nil
        let shown = call.text("shows") ?? (isNamed ? call.text("text") : nil)
        let (name, className) = (call.text("name"), call.text("class"))
        let call = isNamed ? call.without("text") : call
        if name == nil, className == nil, shown == nil {
            throw ProtocolError.invalidArgument("arguments: pass 'name', 'class' or 'shows': what to find")
        }
        var request = try call.request()
        request.detail = .frames
        let search = ItemSearch(
            try call.layouts(request).scenes, from: try call.start, limit: call.number("limit", usually: 20)
        ) { layout, index in
            let item = layout.items[index]
            return matches(name, [item.id, item.name ?? ""] + item.identifiers)
                && matches(className, [item.className]) && matches(shown, [item.text?.string ?? ""])
        }
        return search.result(noun: "item", next: ["explain_item or frames with an id"])
    }

    /// Whether one of some texts contains a part; nothing is asked for by nil.
    private static func matches(_ part: String?, _ texts: [String]) -> Bool {
        guard let part = part?.lowercased() else { return true }
        return texts.contains { $0.lowercased().contains(part) }
    }
}
