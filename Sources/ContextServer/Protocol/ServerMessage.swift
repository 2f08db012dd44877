/// The messages that a server sends.
enum ServerMessage {
    /// The response to a request.
    static func result(_ result: JSON, of id: RequestID) -> JSON {
        ["jsonrpc": "2.0", "id": id.value, "result": result]
    }

    /// The response to a request that failed; without an id where it can't be read.
    static func error(_ error: ProtocolError, of id: RequestID?) -> JSON {
        ["jsonrpc": "2.0", "id": id?.value ?? .null, "error": error.value]
    }

    /// A message without a response.
    static func notification(_ method: String, _ parameters: JSON) -> JSON {
        ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
    }

    /// A request of the server's.
    static func request(_ id: RequestID, _ method: String) -> JSON {
        ["jsonrpc": "2.0", "id": id.value, "method": .string(method)]
    }
}
