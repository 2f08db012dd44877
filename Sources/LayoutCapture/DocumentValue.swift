import Foundation

/// A value of a layout document.
indirect enum DocumentValue {
    case number(CGFloat)
    case text(String)
    case flag(Bool)
    case list([DocumentValue])
    case members([(String, DocumentValue)])

    /// Numbers in a row.
    static func numbers(_ values: CGFloat...) -> DocumentValue { .list(values.map(DocumentValue.number)) }

    /// As JSON5, in lines of their own what doesn't fit on one.
    var text: String { text(indent: "") }

    private func text(indent: String) -> String {
        let short = line
        if indent.count + short.count <= 110 { return short }
        let inner = indent + "  "
        switch self {
        case .number, .text, .flag: return short
        case .list(let values):
            return "[\n" + values.map { inner + $0.text(indent: inner) + ",\n" }.joined() + indent + "]"
        case .members(let members):
            return "{\n" + members.map { "\(inner)\(Self.key($0)): \($1.text(indent: inner)),\n" }.joined()
                + indent + "}"
        }
    }

    private var line: String {
        switch self {
        case .number(let value): Self.digits(value)
        case .text(let text): Self.quoted(text)
        case .flag(let flag): flag ? "true" : "false"
        case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
        case .members(let members):
            "{ " + members.map { "\(Self.key($0)): \($1.line)" }.joined(separator: ", ") + " }"
        }
    }

    /// A number, whole ones without a point.
    static func digits(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(Double(value))"
    }

    private static func key(_ key: String) -> String {
        let isPlain = key.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || $0 == "_")
        }
        return isPlain && !key.isEmpty ? key : quoted(key)
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\u{2028}": quoted += "\\u2028"
            case "\u{2029}": quoted += "\\u2029"
            case _ where scalar.value < 0x20: quoted += "\\u" + hex(scalar.value)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
