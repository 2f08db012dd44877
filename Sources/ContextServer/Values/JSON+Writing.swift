import JSONWriting

extension JSON: JSONValue {
    /// Writes the value on one line.
    package func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.writeNull()
        case .bool(let value): json.write(value)
        case .integer(let number): json.write(number)
        case .number(let number): json.write(number)
        case .string(let text): json.write(text)
        case .array(let elements):
            json.array(inline: true) { json in
                for element in elements { element.write(to: &json) }
            }
        case .object(let members):
            json.object(inline: true) { json in
                for member in members {
                    json.key(named: member.name)
                    member.value.write(to: &json)
                }
            }
        }
    }

    /// The value as bytes, on one line without a line break.
    package var bytes: [UInt8] {
        var json = JSONWriter()
        write(to: &json)
        return json.bytes
    }
}
