import ContextServer
import FileAccess
import Findings
import LayoutPipeline
import Synchronization

/// Explains the conflicts in a log.
enum ExplainConflictTool: LayoutTool {
    static let description = ToolDescription(
        name: "explain_conflict", title: "Explain a conflict log",
        summary:
            "Explains what UIKit or AppKit logged about constraints (\"Unable to simultaneously satisfy constraints\"): whose "
            + "fault it is, the fewest constraints that collide, the sum that doesn't work out, and what to change. "
            + "Pass the log as it was printed, other lines included.",
        arguments: [
            .init("log", .text, "The log's text."),
            .init("path", .text, "A file with the log instead of its text."),
        ],
        output: Schemas.object([
            .init(
                "conflicts",
                Schemas.list(
                    Schemas.object(
                        [
                            .init("verdict", Schemas.text), .init("count", Schemas.whole),
                            .init("line", Schemas.whole), .init("members", Schemas.list(["type": "object"])),
                            .init("minimal", Schemas.texts), .init("broken", Schemas.nullable("string")),
                            .init("culprits", Schemas.texts), .init("cure", Schemas.nullable("string")),
                            .init("notes", Schemas.texts),
                        ], optional: [.init("arithmetic", Schemas.nullable("string"))]))),
            .init("traces", Schemas.list(["type": "object"])),
            .init("unrecoverable", Schemas.list(["type": "object"])),
            .init(
                "total",
                Schemas.object([
                    .init("conflicts", Schemas.whole), .init("traces", Schemas.whole),
                    .init("unrecoverable", Schemas.whole),
                ])),
        ]))

    /// The greatest number of conflicts and of other messages in an answer's values, and of a conflict's constraints.
    private static let mostMessages = 10
    private static let mostMembers = 30

    static func result(of call: ToolCall) throws -> ToolResult {
        let input: InputFile
        switch (call.text("log"), call.text("path")) {
        case (let log?, nil):
            input = InputFile(path: "<log>", outputStem: "log", contents: .text(log))
        case (nil, let path?):
            let path = try call.checkedFile(path)
            input = InputFile(path: path, outputStem: FilePath.lastComponent(of: path))
        case (nil, nil): throw ToolFailure.other("there is no log: pass 'log' with its text, or 'path'")
        case (.some, .some): throw ToolFailure.twoInputs
        }
        let text = try output(of: input, as: .text, call)
        let document = CommandText.json(Array(try output(of: input, as: .json, call).utf8))
        let shown = ShortText.beginning(of: text, limit: 2 * ShortText.most)
        let count = document["conflicts"]?.elements?.count ?? 0
        var next: [String] = []
        if shown != text { next.append("pass a part of the log for the rest") }
        if count > 0 { next.append("check the layout that the constraints are in") }
        if shown.isEmpty {
            return ToolResult("no message about constraints", structured: values(of: document))
        }
        return ToolResult(shown, next: next, structured: values(of: document))
    }

    private static func output(of input: InputFile, as reporter: Reporter, _ call: ToolCall) throws -> String
    {
        let console = CollectingConsole { call.context.isCancelled }
        var request = LogRequest(inputs: [input])
        request.reporter = reporter
        request.policy = call.settings.request.policy
        var run = try LogRun(request, console: console)
        _ = try run.run()
        return console.output
    }

    /// The first messages, with the first of their constraints, and how many there are.
    private static func values(of document: JSON) -> [JSON.Member] {
        let kinds = ["conflicts", "traces", "unrecoverable"]
        let all = kinds.map { (kind: $0, elements: document[$0]?.elements ?? []) }
        var members = all.map { list -> JSON.Member in
            JSON.Member(list.kind, .array(list.elements.prefix(mostMessages).map(shortened)))
        }
        let counts = all.map { JSON.Member($0.kind, .integer($0.elements.count)) }
        members.append(JSON.Member("total", .object(counts)))
        return members
    }

    /// Returns a message with the first of its constraints.
    private static func shortened(_ message: JSON) -> JSON {
        let members = message["members"]?.elements
        return message.with("members", members.map { JSON.array(Array($0.prefix(mostMembers))) })
    }
}

/// Keeps what a run prints on standard output.
private final class CollectingConsole: Console {
    private let bytes = Mutex<[UInt8]>([])
    private let hasEnded: @Sendable () -> Bool

    /// - Parameter hasEnded: Whether nobody wants the output any more.
    init(hasEnded: @escaping @Sendable () -> Bool) { self.hasEnded = hasEnded }

    /// What was printed.
    var output: String { String(decoding: bytes.withLock { $0 }, as: UTF8.self) }

    func write(_ text: PrintedText) throws(FileError) { bytes.withLock { $0 += text.text.utf8 } }
    func write(document: [UInt8]) throws(FileError) { bytes.withLock { $0 += document } }
    func pass(_ lines: [UInt8]) throws(FileError) {}
    func writeError(_ text: PrintedText) {}
    func writeError(document: [UInt8]) {}
    func passError(_ lines: [UInt8]) {}
    var isAbandoned: Bool { hasEnded() }
    var showsColor: Bool { false }
}
