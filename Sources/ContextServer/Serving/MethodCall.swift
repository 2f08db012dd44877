import Findings

/// The methods that clients call.
enum Method: String, Sendable, CaseIterable {
    case initialize
    case ping
    case discover = "server/discover"
    case setLevel = "logging/setLevel"
    case listTools = "tools/list"
    case callTool = "tools/call"
    case listResources = "resources/list"
    case listResourceTemplates = "resources/templates/list"
    case readResource = "resources/read"
    case listPrompts = "prompts/list"
    case getPrompt = "prompts/get"

    /// Whether a revision has the method.
    func exists(in version: ProtocolVersion) -> Bool {
        switch self {
        case .initialize, .ping, .setLevel: version.hasHandshake
        case .discover: !version.hasHandshake
        default: true
        }
    }

    /// Whether a client may keep the result.
    var isCacheable: Bool {
        switch self {
        case .initialize, .ping, .setLevel, .callTool, .getPrompt: false
        default: true
        }
    }
}

/// A method that a client calls, with the revision that holds for the call.
struct MethodCall: Sendable {
    let method: Method
    let version: ProtocolVersion
    let parameters: JSON

    /// What a request says about itself.
    var meta: JSON? { parameters["_meta"] }

    /// The keys of the newest revision.
    private enum Key {
        static let version = "io.modelcontextprotocol/protocolVersion"
        static let level = "io.modelcontextprotocol/logLevel"
    }

    /// - Throws: `ProtocolError` if there is no such method, or if no revision holds yet.
    init(_ name: String, _ parameters: JSON, in session: ServerSession) throws(ProtocolError) {
        self.parameters = parameters
        version = try Self.version(for: name, parameters, in: session)
        let version = version
        let known = Method.allCases.filter { $0.exists(in: version) }
        guard let method = known.first(where: { $0.rawValue == name }) else {
            throw .unknownMethod(name, known: known.map(\.rawValue))
        }
        self.method = method
    }

    private static func version(
        for name: String, _ parameters: JSON, in session: ServerSession
    ) throws(ProtocolError) -> ProtocolVersion {
        if let asked = parameters["_meta"]?[Key.version] {
            guard let text = asked.text else {
                throw .invalidArgument(
                    "params._meta.\(Key.version): text was expected, but this is \(asked.kind)")
            }
            guard let version = ProtocolVersion(rawValue: text), !version.hasHandshake else {
                throw .unsupportedVersion(text)
            }
            return version
        }
        switch Method(rawValue: name) {
        case .initialize?, .ping?: return session.version ?? .newestWithHandshake
        case .discover?: return session.version ?? .july2026
        default: break
        }
        if let version = session.version { return version }
        throw .invalidRequest(
            "the connection isn't open: send 'initialize' first, or name the protocol version in params._meta"
        )
    }

    /// The least important records that this request asks for; nil for none.
    var wantedLevel: LogLevel? {
        version.hasHandshake ? nil : meta?[Key.level]?.text.flatMap(LogLevel.init)
    }

    /// The argument of `logging/setLevel`.
    var level: LogLevel {
        get throws(ProtocolError) {
            let name = try text("level")
            guard let level = LogLevel(rawValue: name) else {
                let known = LogLevel.allCases.map(\.rawValue)
                throw .invalidArgument(
                    "params.level: '\(name.abridged)' isn't a level: \(NearestName.advice(for: name, among: known))"
                )
            }
            return level
        }
    }

    /// Returns a parameter that has to be text.
    func text(_ name: String) throws(ProtocolError) -> String {
        guard let text = parameters[name]?.text else {
            throw .invalidArgument("params.\(name) is missing: text was expected")
        }
        return text
    }

    /// Returns the tool to call.
    func tool(among tools: [ToolDescription]) throws(ProtocolError) -> ToolDescription {
        let name = try text("name")
        guard let tool = tools.first(where: { $0.name == name }) else {
            throw .invalidArgument(
                "params.name: there is no tool '\(name.abridged)': "
                    + NearestName.advice(for: name, among: tools.map(\.name)))
        }
        return tool
    }
}
