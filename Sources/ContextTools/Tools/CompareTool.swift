import ContextServer
import FileAccess
import Findings
import LayoutPipeline
import LayoutRender

/// Compares two layouts, or one with an earlier revision of itself.
enum CompareTool: LayoutTool {
    /// The members of a side.
    private static func side(_ name: String, isRequired: Bool, _ summary: String) -> ArgumentSchema.Argument {
        let revision = ArgumentSchema.Argument(
            "revision", .text, "A git revision, such as 'HEAD' or 'main', in which the path is read.")
        return .init(name, .object(LayoutArguments.input + [revision]), isRequired: isRequired, summary)
    }

    static let description = ToolDescription(
        name: "compare", title: "Compare layouts",
        summary:
            "Compares two layouts, or a layout with a git revision of it, and says which views and guides moved, and which "
            + "constraints moved them.",
        arguments: LayoutArguments.joined(
            [
                side(
                    "before", isRequired: true,
                    "The earlier layout: {path}, {path, revision} or {text, kind}."),
                side(
                    "after", isRequired: false,
                    "The later layout; if left out, the file of 'before' as it is now."),
            ], LayoutArguments.layout),
        output: Schemas.object([
            .init("equal", Schemas.flag), .init("total", Schemas.whole),
            .init(
                "comparisons",
                Schemas.list(
                    Schemas.object(
                        [.init("name", Schemas.text), .init("equal", Schemas.flag)],
                        optional: [
                            .init("change", Schemas.text), .init("changes", Schemas.list(Schemas.change)),
                            .init("changeCount", Schemas.whole),
                            .init("constraints", Schemas.list(["type": "object"])),
                        ]))),
        ]))

    /// The greatest number of scenes and of changes of each in an answer.
    private static let mostScenes = 10
    private static let mostChanges = 40

    static func result(of call: ToolCall) throws -> ToolResult {
        var request = try call.request()
        request.policy.isStrict = false
        let before = call.arguments["before"] ?? .null
        let after = call.arguments["after"]
        let kinds = [before, after].compactMap { $0 }.map { ToolCall.kind(in: $0) }
        request.inputFormat = Set(kinds).count == 1 ? kinds[0] : nil
        let pair = try pair(before, after, call, request)
        let run = DiffRun(
            options: ComparisonOptions(), request: request, drawing: RenderOptions(), scale: 1,
            differenceFormat: nil)
        let outcome = run.compare(pair)
        let results = outcome.results
        if results.isEmpty || outcome.status != .success { throw ToolFailure.findings(outcome.findings) }
        let text = DiffText.text(of: results).text
        let document = CommandText.json(DiffJSON.bytes(of: results, isSeveral: true))
        let comparisons = document["comparisons"]?.elements ?? []
        let isEqual = document["equal"] ?? true
        return ToolResult(
            ShortText.beginning(of: text, limit: 2 * ShortText.most),
            next: isEqual == true
                ? [] : ["explain_item with the later path for why one moved", "render to see it"],
            structured: [
                .init("equal", isEqual), .init("total", .integer(comparisons.count)),
                .init("comparisons", .array(comparisons.prefix(mostScenes).map(reduced))),
            ])
    }

    /// Leaves out the pixels, of which a model has no use, and what is too much.
    private static func reduced(_ comparison: JSON) -> JSON {
        let kept = ["name", "equal", "change", "changes", "constraints"]
        let members = (comparison.members ?? []).filter { kept.contains($0.name) }
        let changes = comparison["changes"]?.elements
        let constraints = comparison["constraints"]?.elements
        return JSON.object(members)
            .with("changes", changes.map { JSON.array(Array($0.prefix(mostChanges))) })
            .with("changeCount", changes.map { JSON.integer($0.count) })
            .with("constraints", constraints.map { JSON.array(Array($0.prefix(mostChanges))) })
    }

    private static func pair(
        _ before: JSON, _ after: JSON?, _ call: ToolCall, _ request: LayoutRequest
    ) throws -> DiffPair {
        guard after != nil || before["revision"] != nil else {
            throw ToolFailure.other(
                "there is nothing to compare with: pass 'after', or a 'revision' of 'before'")
        }
        let old = try file(before, call, request)
        let new: DiffPair.File?
        if let after {
            new = try file(after, call, request)
        } else {
            new = try file(["path": before["path"] ?? .null], call, request)
        }
        return DiffPair(from: old, to: new)
    }

    /// Returns a side: a file, a text, or a file in a revision.
    private static func file(
        _ side: JSON, _ call: ToolCall, _ request: LayoutRequest
    ) throws -> DiffPair.File {
        guard let revision = side["revision"]?.text else {
            return DiffPair.file(try call.file(in: side))
        }
        guard let path = side["path"]?.text else {
            throw ToolFailure.other("a revision needs a 'path' to read in it")
        }
        // The file need not exist any more.
        let known = try call.permissions.folders.checked(path, within: call.context.roots)
        if ToolCall.isCode(known), !call.permissions.allowsCode { throw ToolFailure.codeIsOff(path) }
        // A link in a revision could lead to a file that may not be read.
        let listing = try DiffPair.pairs(
            of: [known], in: [revision], request: request, followsLinks: false)
        guard listing.pairs.count == 1, let file = listing.pairs[0].before else {
            throw listing.findings.isEmpty
                ? ToolFailure.other("'\(path)' isn't a file of the revision '\(revision)'")
                : ToolFailure.findings(listing.findings)
        }
        return file
    }
}
