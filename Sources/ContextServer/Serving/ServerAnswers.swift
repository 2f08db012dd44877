import Findings

/// The results that follow from what a server offers, as a revision has them.
struct ServerAnswers {
    private let provider: any ContextProvider
    private let version: ProtocolVersion

    init(_ provider: any ContextProvider, _ version: ProtocolVersion) {
        self.provider = provider
        self.version = version
    }

    /// How long a client may keep what is listed, in milliseconds: it doesn't change while the server runs.
    private static let lifetime = 3_600_000

    private var serverInfo: JSON {
        let info: JSON = ["name": .string(provider.name)]
        return info.with("title", version.hasStructuredContent ? .string(provider.title) : nil)
            .with("version", .string(provider.version))
    }

    private var capabilities: JSON {
        let capabilities: JSON = ["tools": .object([]), "resources": .object([]), "prompts": .object([])]
        return capabilities.with("logging", version.hasHandshake ? .object([]) : nil)
    }

    /// The result of `initialize`.
    var opening: JSON {
        [
            "protocolVersion": .string(version.rawValue), "capabilities": capabilities,
            "serverInfo": serverInfo, "instructions": .string(provider.instructions),
        ]
    }

    /// The result of `server/discover`.
    var discovery: JSON {
        [
            "supportedVersions": .array(ProtocolVersion.names.map(JSON.string)),
            "capabilities": capabilities, "instructions": .string(provider.instructions),
        ]
    }

    /// Returns the result of listing or reading what is offered.
    func result(of call: MethodCall) throws(ProtocolError) -> JSON {
        if let cursor = call.parameters["cursor"], cursor != .null {
            throw .invalidArgument("params.cursor: there is no further page: leave it out")
        }
        let version = version
        switch call.method {
        case .listTools: return ["tools": .array(provider.tools.map { $0.value(for: version) })]
        case .listResources:
            return ["resources": .array(provider.resources.map { $0.value(for: version) })]
        case .listResourceTemplates: return ["resourceTemplates": []]
        case .readResource: return try resource(call.text("uri")).contents
        case .listPrompts: return ["prompts": .array(provider.prompts.map { $0.value(for: version) })]
        case .getPrompt: return try prompt(call)
        case .initialize, .ping, .discover, .setLevel, .callTool: return .object([])
        }
    }

    private func resource(_ uri: String) throws(ProtocolError) -> ResourceDescription {
        guard let resource = provider.resources.first(where: { $0.uri == uri }) else {
            throw .unknownResource(uri, known: provider.resources.map(\.uri), version: version)
        }
        return resource
    }

    private func prompt(_ call: MethodCall) throws(ProtocolError) -> JSON {
        let name = try call.text("name")
        guard let prompt = provider.prompts.first(where: { $0.name == name }) else {
            throw .invalidArgument(
                "params.name: there is no prompt '\(name.abridged)': "
                    + NearestName.advice(for: name, among: provider.prompts.map(\.name)))
        }
        let arguments = call.parameters["arguments"] ?? .object([])
        try prompt.arguments.check(arguments)
        return prompt.messages(arguments)
    }

    /// Returns a result with what the revision has in every result.
    func completed(_ result: JSON, of method: Method) -> JSON {
        guard !version.hasHandshake else { return result }
        let meta: JSON = ["io.modelcontextprotocol/serverInfo": serverInfo]
        return result.with("resultType", "complete")
            .with("ttlMs", method.isCacheable ? .integer(Self.lifetime) : nil)
            .with("cacheScope", method.isCacheable ? "private" : nil)
            .with("_meta", meta)
    }
}
