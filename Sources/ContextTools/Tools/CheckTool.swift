import ContextServer
import Engine
import Findings
import LayoutPipeline

/// Reports what is wrong with a layout.
enum CheckTool: LayoutTool {
    static let description = ToolDescription(
        name: "check", title: "Check a layout",
        summary:
            "Solves a layout and reports conflicts, ambiguous and misplaced views, and mistakes, with places and what to "
            + "change. Start here.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input, LayoutArguments.layout, [LayoutArguments.changes()], LayoutArguments.page,
            [.init("lint", .flag, "Also list every constraint that should be written differently.")]),
        output: Schemas.object(
            [.init("scenes", Schemas.list(Schemas.scene))] + Schemas.findingPage))

    /// The greatest number of scenes that are described.
    private static let mostScenes = 6

    static func result(of call: ToolCall) throws -> ToolResult {
        var request = try call.request()
        request.comparesRecordedFrames = true
        request.sweepsDocuments = true
        request.lints = LintRequest(
            isFolded: call.arguments["lint"]?.bool != true, listsAll: call.arguments["lint"]?.bool == true)
        if call.text("state") == nil { request.state = .all }
        let layouts = try call.layouts(request)
        let heads = layouts.scenes.prefix(mostScenes).map(SceneWords.head)
        var lines = heads
        let rest = layouts.scenes.count - heads.count
        if rest > 0 { lines.append("and \(rest) more scenes, which list_scenes shows") }
        let room = ShortText.most - lines.reduce(0) { $0 + $1.count + 1 }
        let page = FindingPage(
            layouts.findings, from: try call.start, limit: call.number("limit", usually: 20), room: room)
        lines.append("Found: \(page.words)")
        if !page.text.isEmpty { lines.append(page.text) }
        return ToolResult(
            lines.joined(separator: "\n"), next: advice(page, layouts),
            structured: [
                .init("scenes", .array(layouts.scenes.prefix(50).map(SceneWords.value)))
            ] + page.members)
    }

    private static func advice(_ page: FindingPage, _ layouts: InputLayouts) -> [String] {
        var next: [String] = []
        if let start = page.next { next.append("check with cursor '\(start)' for more findings") }
        if let item = page.listed.flatMap(\.items).first {
            next.append("explain_item with item '\(item)' for why it is where it is")
            next.append("try_changes before you edit")
        } else {
            next.append("render to see it")
            next.append("sweep for other screens")
        }
        return next
    }
}
