import Findings

/// Why a request isn't answered with a result.
package enum ProtocolError: Error, Sendable, Hashable {
    /// A line isn't JSON.
    case notJSON(JSONError)
    /// A line is longer than the server reads.
    case tooLong(limit: Int)
    /// A message isn't one of JSON-RPC 2.0, or not one that may be sent now.
    case invalidRequest(String)
    /// There is no such method.
    case unknownMethod(String, known: [String])
    /// An argument is missing, unknown or of another kind.
    case invalidArgument(String)
    /// A request asks for a revision of the protocol that isn't spoken.
    case unsupportedVersion(String)
    /// A resource doesn't exist.
    case unknownResource(String, known: [String], version: ProtocolVersion)

    /// The error's number.
    package var code: Int {
        switch self {
        case .notJSON: -32700
        case .tooLong, .invalidRequest: -32600
        case .unknownMethod: -32601
        case .invalidArgument: -32602
        case .unsupportedVersion: -32022
        // Its own number was retired together with the handshake.
        case .unknownResource(_, _, let version): version.hasHandshake ? -32002 : -32602
        }
    }

    /// What is wrong and what to do, in one line.
    package var message: String {
        switch self {
        case .notJSON(let error): "this line isn't JSON: \(error.message)"
        case .tooLong(let limit):
            "this line is longer than \(limit >> 20) MiB: pass a path instead of the text"
        case .invalidRequest(let problem): problem
        case .unknownMethod(let name, let known):
            "there is no method '\(name.abridged)': \(NearestName.advice(for: name, among: known))"
        case .invalidArgument(let problem): problem
        case .unsupportedVersion(let name):
            "the protocol version '\(name.abridged)' isn't spoken: use \(ProtocolVersion.july2026.rawValue), or begin "
                + "with 'initialize'"
        case .unknownResource(let uri, let known, _):
            "there is no resource '\(uri.abridged)': \(NearestName.advice(for: uri, among: known))"
        }
    }

    /// What programs learn about the error; nil where the message is all.
    private var data: JSON? {
        switch self {
        case .unsupportedVersion(let name):
            ["supported": .array(ProtocolVersion.names.map(JSON.string)), "requested": .string(name)]
        case .unknownResource(let uri, _, _): ["uri": .string(uri)]
        default: nil
        }
    }

    /// The error as a response has it.
    var value: JSON {
        let error: JSON = ["code": .integer(code), "message": .string(message.onOneLine)]
        return error.with("data", data)
    }
}
