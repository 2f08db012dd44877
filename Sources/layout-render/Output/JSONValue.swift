import Foundation

/// What JSON has a value for.
protocol JSONValue {
    /// Writes it as the next value.
    func write(to json: inout JSONWriter)
}

extension String: JSONValue {
    func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONValue {
    func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONValue {
    func write(to json: inout JSONWriter) { json.write(self) }
}

extension CGFloat: JSONValue {
    func write(to json: inout JSONWriter) { json.write(Double(self)) }
}

extension Bool: JSONValue {
    func write(to json: inout JSONWriter) { json.write(self) }
}

/// Null where there is none.
extension Optional: JSONValue where Wrapped: JSONValue {
    func write(to json: inout JSONWriter) {
        if let self { self.write(to: &json) } else { json.writeNull() }
    }
}

/// On one line.
extension Array: JSONValue where Element: JSONValue {
    func write(to json: inout JSONWriter) {
        json.array(inline: true) { json in
            for element in self { element.write(to: &json) }
        }
    }
}
