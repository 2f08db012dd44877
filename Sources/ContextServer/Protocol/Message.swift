/// The id of a request: a text or a whole number, as its sender chose it.
package enum RequestID: Sendable, Hashable {
    case integer(Int)
    case string(String)

    /// Reads an id; nil for any other value.
    init?(_ value: JSON?) {
        switch value {
        case .integer(let number)?: self = .integer(number)
        case .string(let text)?: self = .string(text)
        default: return nil
        }
    }

    /// The id as JSON.
    package var value: JSON {
        switch self {
        case .integer(let number): .integer(number)
        case .string(let text): .string(text)
        }
    }
}

/// A message from a client, as JSON-RPC 2.0 has it.
enum Message: Sendable {
    case request(RequestID, method: String, parameters: JSON)
    case notification(method: String, parameters: JSON)
    /// The answer to a request of the server's; nil for an error.
    case response(RequestID, result: JSON?)
    /// Something else, with its id if that can be read.
    case invalid(RequestID?, String)

    init(_ value: JSON) {
        guard value.members != nil else {
            self = .invalid(nil, "a message is an object, but this is \(value.kind)")
            return
        }
        let id = RequestID(value["id"])
        guard value["jsonrpc"]?.text == "2.0" else {
            self = .invalid(id, "a message has the member \"jsonrpc\": \"2.0\"")
            return
        }
        guard let method = value["method"] else {
            self = Self.answer(value, id)
            return
        }
        let parameters = value["params"] ?? .object([])
        guard let method = method.text, parameters.members != nil else {
            self = .invalid(id, "a message's method is text, and its params are an object")
            return
        }
        if let id {
            self = .request(id, method: method, parameters: parameters)
        } else if value["id"] == nil {
            self = .notification(method: method, parameters: parameters)
        } else {
            self = .invalid(nil, "a request's id is text or a whole number")
        }
    }

    private static func answer(_ value: JSON, _ id: RequestID?) -> Message {
        guard let id, value["result"] != nil || value["error"] != nil else {
            return .invalid(id, "a message has a method, or the id and the result of a request")
        }
        return .response(id, result: value["result"])
    }
}
