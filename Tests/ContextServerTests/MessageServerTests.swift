import Foundation
import Synchronization
import Testing

@testable import ContextServer

/// A server with one tool, which says what it was given, and what the server sends.
private final class Conversation: Sendable {
    let server: MessageServer
    private let output: Output

    private final class Output: Sendable {
        let lines = Mutex<[JSON]>([])
        let arrived = NSCondition()

        func add(_ line: [UInt8]) {
            arrived.withLock {
                if let value = try? JSONParser.parse(line) { lines.withLock { $0.append(value) } }
                arrived.broadcast()
            }
        }
    }

    init(_ provider: EchoProvider = EchoProvider(), threads: Int = 2) {
        let output = Output()
        self.output = output
        server = MessageServer(provider, threads: threads) { output.add($0) }
    }

    func send(_ value: JSON) { server.receive(.bytes(value.bytes)) }

    /// Waits until the server has sent as many messages, and returns all.
    func messages(_ count: Int) -> [JSON] {
        output.arrived.withLock {
            while output.lines.withLock({ $0.count }) < count {
                guard output.arrived.wait(until: Date(timeIntervalSinceNow: 60)) else { break }
            }
        }
        return output.lines.withLock { $0 }
    }

    func request(_ id: Int, _ method: String, _ parameters: JSON = .object([])) {
        send([
            "jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters,
        ])
    }

    func open(_ version: String = "2025-11-25") {
        request(0, "initialize", ["protocolVersion": .string(version), "capabilities": .object([])])
        _ = messages(1)
    }
}

/// Offers a tool that works until it is cancelled, and one that answers at once.
private struct EchoProvider: ContextProvider {
    let name = "test"
    let title = "Test"
    let version = "1"
    let instructions = "Test."
    let tools = [
        ToolDescription(
            name: "echo", title: "Echo", summary: "Says it.",
            arguments: [.init("words", .text, isRequired: true, "What to say.")], output: .object([])),
        ToolDescription(
            name: "toil", title: "Toil", summary: "Works for long.", arguments: [], output: .object([])),
    ]
    let resources: [ResourceDescription] = []
    let prompts: [PromptDescription] = []

    /// The greatest number of steps of work.
    static let mostSteps = 100_000

    func call(
        _ tool: String, _ arguments: JSON, in context: RequestContext
    ) throws(ProtocolError) -> ToolResult {
        if tool == "toil" {
            for step in 1...Self.mostSteps {
                context.report(Double(step), "step \(step)")
                guard context.note(work: 1) else { break }
                usleep(100)
            }
        }
        return ToolResult([.text(arguments["words"]?.text ?? "")], structured: .object([]))
    }
}

/// The lifecycle, requests at once, and cancellation.
@Suite struct MessageServerTests {
    @Test func theHandshakeSettlesTheRevision() {
        let conversation = Conversation()
        conversation.request(1, "tools/list")
        #expect(conversation.messages(1)[0]["error"]?["code"] == -32600)
        conversation.request(2, "initialize", ["protocolVersion": "2025-03-26"])
        #expect(conversation.messages(2)[1]["result"]?["protocolVersion"] == "2025-03-26")
        conversation.request(3, "tools/call", ["name": "echo", "arguments": ["words": "yes"]])
        let result = conversation.messages(3)[2]["result"]
        #expect(result?["content"]?.elements?.first?["text"] == "yes")
        #expect(result?["structuredContent"] == nil)
    }

    @Test func requestsOfTheNewestRevisionNeedNoHandshake() {
        let conversation = Conversation()
        let meta: JSON = ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]
        conversation.request(
            1, "tools/call", ["name": "echo", "arguments": ["words": "yes"], "_meta": meta])
        let result = conversation.messages(1)[0]["result"]
        #expect(result?["resultType"] == "complete")
        #expect(result?["structuredContent"] == .object([]))
    }

    @Test func aMissingArgumentIsNamed() {
        let conversation = Conversation()
        conversation.open()
        conversation.request(1, "tools/call", ["name": "echo", "arguments": .object([])])
        let error = conversation.messages(2)[1]["error"]
        #expect(error?["code"] == -32602)
        #expect(error?["message"]?.text?.contains("arguments.words") == true)
    }

    /// The tool counts its steps, and is told to stop long before the last.
    @Test func cancellationEndsTheWork() {
        let conversation = Conversation()
        conversation.open()
        conversation.request(1, "logging/setLevel", ["level": "info"])
        conversation.request(
            2, "tools/call",
            ["name": "toil", "arguments": .object([]), "_meta": ["progressToken": "p"]])
        // It has begun once there is progress.
        #expect(conversation.messages(3)[2]["method"] == "notifications/progress")
        conversation.send([
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 2],
        ])
        conversation.server.finish { false }
        let messages = conversation.messages(4)
        let record = messages.first { $0["method"] == "notifications/message" }?["params"]?["data"]
        #expect(record?["outcome"] == "cancelled")
        #expect((record?["work"]?.integer ?? .max) < EchoProvider.mostSteps / 2)
        #expect(!messages.contains { $0["id"] == 2 })
    }

    @Test func anIDThatIsInUseIsRefused() {
        let conversation = Conversation()
        conversation.open()
        conversation.request(1, "tools/call", ["name": "toil", "arguments": .object([])])
        conversation.request(1, "tools/call", ["name": "echo", "arguments": ["words": "x"]])
        #expect(conversation.messages(2)[1]["error"]?["code"] == -32600)
        conversation.send([
            "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": 1],
        ])
        conversation.server.finish { false }
    }

    @Test func aClientThatIsGoneEndsTheWork() {
        let conversation = Conversation()
        conversation.open()
        conversation.request(1, "tools/call", ["name": "toil", "arguments": .object([])])
        conversation.server.finish { true }
        #expect(!conversation.messages(1).contains { $0["id"] == 1 })
    }

    /// Whatever is sent, each line has one answer at most, and the server goes on.
    @Test func damagedLinesDoNoHarm() {
        let conversation = Conversation()
        conversation.open()
        var random = SystemRandomNumberGenerator()
        let line = JSON.object([
            .init("jsonrpc", "2.0"), .init("id", 5), .init("method", "ping"),
            .init("params", ["_meta": ["progressToken": 1]]),
        ]).bytes
        for _ in 0..<2000 {
            var damaged = line
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                if Bool.random(using: &random) {
                    damaged[place] = UInt8.random(in: 0...255, using: &random)
                } else {
                    damaged.remove(at: place)
                }
            }
            conversation.server.receive(.bytes(damaged))
        }
        let before = conversation.messages(0).count
        #expect(before <= 2001)
        conversation.request(6, "ping")
        #expect(conversation.messages(before + 1).last?["id"] == 6)
    }
}

/// Lines from chunks.
@Suite struct LineReaderTests {
    @Test func linesDoNotDependOnChunks() {
        let text = Array("{\"a\":1}\r\n\n  \n{\"b\":2}\nlast".utf8)
        for size in 1...text.count {
            var reader = LineReader(limit: 100)
            var lines: [LineReader.Line] = []
            for start in stride(from: 0, to: text.count, by: size) {
                lines += reader.lines(in: text[start..<min(start + size, text.count)])
            }
            if let end = reader.end() { lines.append(end) }
            #expect(lines == ["{\"a\":1}", "{\"b\":2}", "last"].map { .bytes(Array($0.utf8)) })
        }
    }

    @Test func longLinesAreDropped() {
        var reader = LineReader(limit: 4)
        let lines = reader.lines(in: Array("12345\n1234\n123456789\nx\n".utf8)[...])
        #expect(lines == [.tooLong, .bytes(Array("1234".utf8)), .tooLong, .bytes(Array("x".utf8))])
    }
}

/// The addresses of folders, as RFC 8089 has them.
@Suite struct ClientFoldersTests {
    @Test func filesHavePaths() {
        #expect(ClientFolders.path("file:///a/b%20c") == "/a/b c")
        #expect(ClientFolders.path("file://localhost/a") == "/a")
        #expect(ClientFolders.path("FILE:///%C3%A9") == "/\u{E9}")
        for uri in ["https://a/b", "file://host/a", "file:a", "/a", "file:///%zz"] {
            #expect(ClientFolders.path(uri) == nil, "\(uri)")
        }
    }
}

/// The check of arguments.
@Suite struct ArgumentSchemaTests {
    private let schema = ArgumentSchema([
        .init("path", .text, isRequired: true, "A path."), .init("word", .word(["red", "green"]), "A word."),
        .init("count", .whole(1...9), "A count."), .init("flag", .flag, "A flag."),
        .init("ends", .list(.number(0...1), most: 2), "Ends."),
        .init("side", .object([.init("text", .text, "A text.")]), "A side."),
    ])

    @Test func whatFitsIsTaken() throws {
        try schema.check([
            "path": "a", "word": "red", "count": 9, "flag": true, "ends": [0, .number(0.5)],
            "side": ["text": "x"],
        ])
    }

    /// Arguments that don't fit, with words of the message.
    private static let mistakes: [(value: JSON, words: String)] = [
        (["word": "red"], "arguments.path is missing"),
        (["path": "a", "wrd": "red"], "did you mean 'word'?"),
        (["path": "a", "word": "gren"], "did you mean 'green'?"), (["path": 1], "arguments.path: text"),
        (["path": "a", "count": 10], "from 1 to 9 was expected, but this is 10"),
        (["path": "a", "flag": "yes"], "true or false"),
        (["path": "a", "ends": [0, 2]], "arguments.ends[1]"),
        (["path": "a", "ends": [0, 0, 0]], "at most 2"),
        (["path": "a", "side": ["texts": "x"]], "arguments.side.texts"), ("text", "arguments: an object"),
    ]

    @Test func whatDoesNotFitIsNamed() {
        for (value, words) in Self.mistakes {
            #expect {
                try schema.check(value)
            } throws: {
                ($0 as? ProtocolError)?.message.contains(words) == true
            }
        }
    }
}
