import ContextServer
import Engine
import Findings
import LayoutComparison
import LayoutDocument
import LayoutPipeline

/// Lays out with changes, without writing them anywhere.
enum TryChangesTool: LayoutTool {
    static let description = ToolDescription(
        name: "try_changes", title: "Try changes",
        summary:
            "Solves a layout again with changes to constants, priorities, texts or visibility, and says what moves, what is "
            + "solved and what is new. No file is written.",
        arguments: LayoutArguments.joined(
            LayoutArguments.input, [LayoutArguments.changes(isRequired: true)], LayoutArguments.layout),
        output: Schemas.object([
            .init(
                "scenes",
                Schemas.list(
                    Schemas.object([
                        .init("scene", Schemas.scene), .init("moved", Schemas.whole),
                        .init("changes", Schemas.list(Schemas.change)),
                    ]))),
            .init("new", Schemas.list(Schemas.finding)), .init("solved", Schemas.list(Schemas.finding)),
            .init("left", Schemas.whole),
        ]))

    /// The greatest number of scenes and of changes of each in an answer.
    private static let mostScenes = 6
    private static let mostChanges = 40

    static func result(of call: ToolCall) throws -> ToolResult {
        let changed = try call.request()
        var request = changed
        request.options.edits = []
        let before = try call.layouts(request)
        let after = try call.layouts(changed)
        var lines: [String] = []
        var scenes: [JSON] = []
        for (old, new) in zip(before.scenes, after.scenes) {
            let changes = LayoutChanges(from: LayoutRecord(old.layout), to: LayoutRecord(new.layout))
            if changes.items.isEmpty, before.scenes.count > 1 { continue }
            if scenes.count == mostScenes { break }
            lines.append(SceneWords.head(of: new))
            let sentences = DiffText.changes(changes.items, idleChanges: changes.idleChanges)
            lines += changes.items.isEmpty ? ["  nothing moves"] : sentences.map { "  \($0)" }
            scenes.append([
                "scene": SceneWords.value(of: new), "moved": .integer(changes.items.count),
                "changes": .array(changes.items.prefix(mostChanges).map { value(of: $0) }),
            ])
        }
        if scenes.isEmpty { lines.append("nothing moves") }
        let new = Self.missing(in: before.findings, of: after.findings)
        let solved = Self.missing(in: after.findings, of: before.findings)
        let moves = ShortText.beginning(of: lines.joined(separator: "\n"), limit: 900)
        let (newPage, solvedPage) = (FindingPage(new, room: 600), FindingPage(solved, room: 400))
        var parts = [moves, "New: \(newPage.words)"]
        if !newPage.text.isEmpty { parts.append(newPage.text) }
        parts.append("Solved: \(solvedPage.words)")
        if !solvedPage.text.isEmpty { parts.append(solvedPage.text) }
        let left = after.findings.count - new.count
        parts.append("Left: \(left == 0 ? "nothing else" : "\(left) other findings, which check lists")")
        let advice =
            new.isEmpty
            ? ["write the change into the source", "render with the same 'changes' to see it"]
            : ["other changes, or explain_item for what is new"]
        return ToolResult(
            parts.joined(separator: "\n"), next: advice,
            structured: [
                .init("scenes", .array(scenes)), .init("new", .array(CommandText.json(newPage.listed))),
                .init("solved", .array(CommandText.json(solvedPage.listed))), .init("left", .integer(left)),
            ])
    }

    /// What findings are about, without their amounts, which a change changes.
    private struct Subject: Hashable {
        let code: FindingCode
        let items: [String]
        let constraints: [String]
        let line: Int?

        init(_ finding: Finding) {
            code = finding.code
            items = finding.items
            constraints = finding.items.isEmpty ? finding.constraints : []
            line = finding.line
        }
    }

    /// Returns the findings that have no counterpart among others.
    private static func missing(in others: [Finding], of findings: [Finding]) -> [Finding] {
        let known = Set(others.map(Subject.init))
        return findings.filter { !known.contains(Subject($0)) }
    }

    private static func value(of change: LayoutChange) -> JSON {
        let value: JSON = [
            "id": .string(change.id.onOneLine), "kind": .string(change.itemKind),
            "change": .string(change.kind.rawValue),
        ]
        return value.with("before", change.before.map(numbers)).with("after", change.after.map(numbers))
            .with("because", .array(change.because.map { JSON.string($0.onOneLine) }))
    }

    private static func numbers(_ frame: [Double?]) -> JSON {
        .array(frame.map { number -> JSON in number.map { JSON.number($0) } ?? .null })
    }
}
