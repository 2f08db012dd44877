import Findings
import Foundation

/// A server of the Model Context Protocol: takes a client's lines and sends its own, several requests at once.
package final class MessageServer: Sendable {
    private let provider: any ContextProvider
    private let send: @Sendable ([UInt8]) -> Void
    let session = ServerSession()
    private let folders = ClientFolders()
    private let workers: WorkerQueue

    /// The greatest number of bytes of a line: a text of the size that other limits allow, escaped.
    package static let longestLine = 64 << 20
    /// The greatest number of requests that wait for a thread; more aren't read until there is room.
    package static let mostWaiting = 64
    /// The greatest number of messages in a list of them.
    package static let mostMessages = 100

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - threads: The number of requests that are worked on at once.
    ///   - send: Sends a line, with its line break; may be called on several threads at once.
    package init(
        _ provider: any ContextProvider, threads: Int, send: @escaping @Sendable ([UInt8]) -> Void
    ) {
        self.provider = provider
        self.send = send
        workers = WorkerQueue(threads: threads, limit: Self.mostWaiting)
    }

    private func sendMessage(_ message: JSON) { send(message.bytes + [UInt8(ascii: "\n")]) }

    /// Takes a line of the client's.
    package func receive(_ line: LineReader.Line) {
        guard case .bytes(let bytes) = line else {
            return sendMessage(ServerMessage.error(.tooLong(limit: Self.longestLine), of: nil))
        }
        do throws(JSONError) {
            let value = try JSONParser.parse(bytes)
            if let elements = value.elements {
                receive(list: elements)
            } else {
                receive(Message(value)) { [self] response in
                    if let response { sendMessage(response) }
                }
            }
        } catch {
            sendMessage(ServerMessage.error(.notJSON(error), of: nil))
        }
    }

    /// Answers what is in progress, unless nobody reads it any more.
    ///
    /// - Parameter isAbandoned: Whether the client is gone.
    package func finish(isAbandoned: () -> Bool) {
        while !workers.waitUntilIdle(before: Date(timeIntervalSinceNow: Self.glance)) {
            if isAbandoned() {
                session.cancelAll()
                _ = workers.waitUntilIdle(before: Date(timeIntervalSinceNow: Self.patience))
                break
            }
        }
        workers.close()
    }

    /// How often the client is looked for, and how long cancelled work may take to end, in seconds.
    private static let glance: TimeInterval = 0.05
    private static let patience: TimeInterval = 2

    /// What takes the response to a message; nil for none.
    private typealias Reply = @Sendable (JSON?) -> Void

    private func receive(list: [JSON]) {
        let problem: String? =
            if session.version?.hasBatches == false || session.version == nil {
                "lists of messages aren't part of this protocol version: send them one by one"
            } else if list.isEmpty {
                "a list of messages isn't empty"
            } else if list.count > Self.mostMessages {
                "a list of messages has at most \(Self.mostMessages)"
            } else {
                nil
            }
        if let problem { return sendMessage(ServerMessage.error(.invalidRequest(problem), of: nil)) }
        let batch = ResponseBatch(count: list.count) { [self] in sendMessage($0) }
        for value in list { receive(Message(value)) { batch.take($0) } }
    }

    private func receive(_ message: Message, reply: @escaping Reply) {
        switch message {
        case .request(let id, let method, let parameters):
            do throws(ProtocolError) {
                try answer(method, parameters, of: id, reply: reply)
            } catch {
                reply(ServerMessage.error(error, of: id))
            }
        case .notification(let method, let parameters):
            take(notification: method, parameters)
            reply(nil)
        case .response(let id, let result):
            folders.take(result, of: id)
            reply(nil)
        case .invalid(let id, let problem): reply(ServerMessage.error(.invalidRequest(problem), of: id))
        }
    }

    private func take(notification method: String, _ parameters: JSON) {
        switch method {
        case "notifications/initialized", "notifications/roots/list_changed":
            if let id = folders.ask() { sendMessage(ServerMessage.request(id, "roots/list")) }
        case "notifications/cancelled":
            if let id = RequestID(parameters["requestId"]) { session.cancel(id) }
        default: break
        }
    }

    // MARK: Requests

    private func answer(
        _ name: String, _ parameters: JSON, of id: RequestID, reply: @escaping Reply
    ) throws(ProtocolError) {
        let call = try MethodCall(name, parameters, in: session)
        let version = call.version
        let result: JSON
        switch call.method {
        case .initialize: result = try startSession(parameters)
        case .ping: result = .object([])
        case .discover: result = ServerAnswers(provider, version).discovery
        case .setLevel:
            session.level = try call.level
            result = .object([])
        case .callTool: return try callTool(call, of: id, reply: reply)
        case .listTools, .listResources, .listResourceTemplates, .readResource, .listPrompts, .getPrompt:
            result = try ServerAnswers(provider, version).result(of: call)
        }
        reply(
            ServerMessage.result(ServerAnswers(provider, version).completed(result, of: call.method), of: id))
    }

    /// Settles the revision of a connection.
    private func startSession(_ parameters: JSON) throws(ProtocolError) -> JSON {
        guard let asked = parameters["protocolVersion"]?.text else {
            throw .invalidArgument(
                "params.protocolVersion is missing: the newest revision that the client speaks")
        }
        let version = ProtocolVersion.negotiated(asked)
        session.version = version
        folders.begin(parameters["capabilities"])
        return ServerAnswers(provider, version).opening
    }

    private func callTool(
        _ call: MethodCall, of id: RequestID, reply: @escaping Reply
    ) throws(ProtocolError) {
        let tool = try call.tool(among: provider.tools)
        let arguments = call.parameters["arguments"] ?? .object([])
        try tool.arguments.check(arguments)
        let context = RequestContext(sendProgress: progress(for: call), roots: roots(for: call.version))
        guard session.begin(id, context) else {
            throw .invalidRequest("another request with this id is in progress: give each its own")
        }
        let level = call.wantedLevel ?? (call.version.hasHandshake ? session.level : nil)
        workers.add { [self] in
            var response: JSON?
            if !context.isCancelled {
                do throws(ProtocolError) {
                    let result = try provider.call(tool.name, arguments, in: context)
                    let answers = ServerAnswers(provider, call.version)
                    response = ServerMessage.result(
                        answers.completed(result.value(for: call.version), of: .callTool), of: id)
                } catch {
                    response = ServerMessage.error(error, of: id)
                }
            }
            session.end(id)
            let isCancelled = context.isCancelled
            let record = RequestRecord(
                tool: tool.name, id: id, outcome: isCancelled ? .cancelled : .finished, work: context.work)
            if let level, record.level >= level { sendMessage(record.notification) }
            reply(isCancelled ? nil : response)
        }
    }

    /// Returns what tells the client how far a request is; nil if it doesn't ask.
    private func progress(
        for call: MethodCall
    ) -> (@Sendable (_ progress: Double, _ total: Double?, _ words: String) -> Void)? {
        guard let token = RequestID(call.meta?["progressToken"]) else { return nil }
        let hasWords = call.version.hasAnnotations
        return { [self] progress, total, words in
            let parameters: JSON = ["progressToken": token.value, "progress": .number(progress)]
            sendMessage(
                ServerMessage.notification(
                    "notifications/progress",
                    parameters.with("total", total.map(JSON.number))
                        .with("message", hasWords ? .string(words.onOneLine) : nil)))
        }
    }

    /// The newest revision asks no client for its folders.
    private func roots(for version: ProtocolVersion) -> @Sendable () -> RequestContext.ClientRoots {
        guard version.hasHandshake else { return { .unlimited } }
        return { [folders] in folders.roots() }
    }
}
