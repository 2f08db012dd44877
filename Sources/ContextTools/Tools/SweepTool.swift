import ContextServer
import Engine
import Findings
import LayoutPipeline
import Sweep
import TextMetrics

/// Finds the screens on which a layout breaks.
enum SweepTool: LayoutTool {
    /// The arguments about layouts that have a meaning for sweeps.
    private static let kept = ["scene", "state", "direction", "text_size", "keyboard"]

    static let description = ToolDescription(
        name: "sweep", title: "Sweep over screens",
        summary:
            "Lays out in every size of a range, or on every device, and reports where views collide, are cut off, leave the "
            + "screen or shrink to nothing, and from which size on. Widths from 320 to 1366 points if nothing is named.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input,
            [
                .init(
                    "width", .list(.number(1...10_000), most: 2),
                    "The narrowest and the widest canvas in points."),
                .init(
                    "height", .list(.number(1...10_000), most: 2),
                    "The lowest and the highest canvas in points."),
                .init("devices", .flag, "Every iPhone and iPad, upright and on its side."),
                .init("every_text_size", .flag, "In every text size of Dynamic Type."),
                .init("both_directions", .flag, "Left to right and right to left."),
                .init(
                    "texts", .word(TextVariant.allCases.map(\.rawValue)),
                    "Also with longer texts, or with none."),
            ], LayoutArguments.layout.filter { kept.contains($0.name) }, [LayoutArguments.changes()],
            LayoutArguments.page),
        output: Schemas.object(
            [
                .init(
                    "scenes",
                    Schemas.list(
                        Schemas.object(
                            [
                                .init("id", Schemas.text), .init("state", Schemas.nullable("string")),
                                .init("axis", Schemas.text), .init("findings", Schemas.whole),
                            ],
                            optional: [
                                .init("range", Schemas.list(Schemas.number)),
                                .init("unfinishedFrom", Schemas.nullable("number")),
                                .init("breakpoints", Schemas.list(["type": "object"])),
                                .init("breakpointCount", Schemas.whole),
                            ])))
            ] + Schemas.findingPage))

    /// The greatest number of breakpoints of a scene in an answer.
    private static let mostBreakpoints = 12

    static func result(of call: ToolCall) throws -> ToolResult {
        var request = try call.request()
        // A sweep lays an input out itself, on each of these.
        request.devices = []
        request.directions = []
        request.textSizes = []
        var run = LayoutRun(request)
        var count = 0.0
        let scenes = try SweepRun(sweep(of: call)).scenes(of: try call.input, run: &run) { name in
            count += 1
            call.context.report(count, name)
        }
        let findings = run.report.findings
        if scenes.isEmpty { throw ToolFailure.findings(findings) }
        let heads = scenes.prefix(6).map { scene -> String in
            let name = scene.title ?? scene.id
            guard let swept = scene.sweep else { return "\(name): every device" }
            let range = swept.range
            return
                "\(name): \(scene.axis == .vertical ? "heights" : "widths") from \(Amount.text(range.lowerBound)) to "
                + "\(Amount.text(range.upperBound)) points"
        }.map(\.onOneLine)
        let room = ShortText.most - heads.reduce(0) { $0 + $1.count + 1 }
        let page = FindingPage(
            findings, from: try call.start, limit: call.number("limit", usually: 20), room: room)
        var lines = heads + ["Found: \(page.words)"]
        if !page.text.isEmpty { lines.append(page.text) }
        var next = page.next.map { ["sweep with cursor '\($0)' for more"] } ?? []
        next.append(
            findings.isEmpty
                ? "devices, every_text_size or both_directions for more" : "render with 'size' to see one")
        return ToolResult(
            lines.joined(separator: "\n"), next: next,
            structured: [.init("scenes", .array(values(of: scenes)))] + page.members)
    }

    private static func sweep(of call: ToolCall) throws(ProtocolError) -> SweepRequest {
        var canvases: [SweepRequest.Canvases] = []
        for (name, axis) in [("width", LayoutAxis.horizontal), ("height", .vertical)] {
            guard let ends = call.arguments[name]?.elements?.compactMap(\.number) else { continue }
            guard ends.count == 2, ends[0] <= ends[1] else {
                throw .invalidArgument(
                    "arguments.\(name): two numbers were expected, the smaller one first, such as [320, 430]")
            }
            canvases.append(.lengths(axis, ends[0]...ends[1]))
        }
        if call.arguments["devices"]?.bool == true { canvases.append(.devices) }
        var sweep = SweepRequest(canvases)
        if call.arguments["every_text_size"]?.bool == true { sweep.textSizes = ContentSizeCategory.allCases }
        if call.arguments["both_directions"]?.bool == true {
            sweep.directions = [.leftToRight, .rightToLeft]
        }
        if let text = call.text("texts").flatMap(TextVariant.init) { sweep.texts = [nil, text] }
        return sweep
    }

    /// The scenes as the command's JSON has them, with the first breakpoints and the number of findings.
    private static func values(of scenes: [SweptScene]) -> [JSON] {
        let all = CommandText.json(SweepJSON.bytes(of: scenes))["scenes"]?.elements ?? []
        return all.prefix(20).map { scene in
            let breakpoints = scene["breakpoints"]?.elements
            return scene.with("findings", .integer(scene["findings"]?.elements?.count ?? 0))
                .with("breakpoints", breakpoints.map { JSON.array(Array($0.prefix(mostBreakpoints))) })
                .with("breakpointCount", breakpoints.map { JSON.integer($0.count) })
        }
    }
}
