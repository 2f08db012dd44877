import ContextServer
import Engine
import LayoutPipeline

/// Lists layouts and their scenes.
enum ListScenesTool: LayoutTool {
    static let description = ToolDescription(
        name: "list_scenes", title: "List scenes",
        summary:
            "Lists the layouts below a folder (the working folder if left out) with their scenes, states and sizes, or those "
            + "of one file.",
        arguments: LayoutArguments.joined(
            [.init("path", .text, "A folder or a file, relative to the working folder.")],
            LayoutArguments.page),
        output: Schemas.object([
            .init("files", Schemas.whole), .init("scenes", Schemas.list(Schemas.scene)),
            .init("unreadable", Schemas.texts), .init("next", Schemas.nullable("string")),
        ]))

    static func result(of call: ToolCall) throws -> ToolResult {
        let files = try call.inputs(at: call.text("path") ?? ".")
        let start = try call.start
        var request = try call.request()
        request.detail = .frames
        request.state = .all
        var lines = ["\(files.count) file\(files.count == 1 ? "" : "s") with layouts"]
        var scenes: [JSON] = []
        var unreadable: [String] = []
        var (left, end) = (ShortText.most, start)
        for file in files.dropFirst(start).prefix(call.number("limit", usually: 50)) {
            if call.context.isCancelled { break }
            let layouts = InputLayouter(request: request).layouts(of: file)
            var texts = layouts.scenes.map { "  \(SceneWords.head(of: $0))" }
            if texts.isEmpty { texts = ["  \(file.path): can't be used, see check"] }
            let shown = texts.prefix(8)
            let length = shown.reduce(0) { $0 + $1.count + 1 }
            if length > left, end > start { break }
            lines += shown
            if texts.count > shown.count {
                lines.append("    and \(texts.count - shown.count) more scenes in it")
            }
            scenes += layouts.scenes.prefix(50).map(SceneWords.value)
            if layouts.scenes.isEmpty { unreadable.append(file.path) }
            left -= length
            end += 1
            call.context.report(Double(end - start), of: Double(files.count - start), file.path)
        }
        var next = ["check or render with a path"]
        if end < files.count { next.insert("\(files.count - end) more files with cursor '\(end)'", at: 0) }
        return ToolResult(
            lines.joined(separator: "\n"), next: next,
            structured: [
                .init("files", .integer(files.count)), .init("scenes", .array(scenes)),
                .init("unreadable", .array(unreadable.map(JSON.string))),
                .init("next", end < files.count ? .string("\(end)") : .null),
            ])
    }
}
