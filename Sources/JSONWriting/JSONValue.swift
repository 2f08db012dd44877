import Foundation

/// A type with a JSON representation.
package protocol JSONValue {
    /// Writes the value.
    func write(to json: inout JSONWriter)
}

extension String: JSONValue {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Int: JSONValue {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONValue {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

extension CGFloat: JSONValue {
    package func write(to json: inout JSONWriter) { json.write(Double(self)) }
}

extension Bool: JSONValue {
    package func write(to json: inout JSONWriter) { json.write(self) }
}

/// `nil` is written as null.
extension Optional: JSONValue where Wrapped: JSONValue {
    package func write(to json: inout JSONWriter) {
        if let self { self.write(to: &json) } else { json.writeNull() }
    }
}

/// An array is written on one line.
extension Array: JSONValue where Element: JSONValue {
    package func write(to json: inout JSONWriter) {
        json.array(inline: true) { json in
            for element in self { element.write(to: &json) }
        }
    }
}
