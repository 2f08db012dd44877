/// A JSON value; the members of an object are in the order in which they were written.
package enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    /// A member of an object.
    package struct Member: Sendable, Hashable {
        package var name: String
        package var value: JSON

        /// Creates a member.
        package init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// Creates a string, or null where there is none.
    package init(_ text: String?) {
        if let text { self = .string(text) } else { self = .null }
    }

    /// The member with a name; nil for other values and where there is none.
    package subscript(_ name: String) -> JSON? {
        members?.first { $0.name == name }?.value
    }

    /// The members of an object; nil for other values.
    package var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }

    /// The elements of an array; nil for other values.
    package var elements: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text of a string; nil for other values.
    package var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number; nil for other values.
    package var integer: Int? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int(exactly: number)
        default: nil
        }
    }

    /// The number; nil for other values.
    package var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The truth value; nil for other values.
    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// What kind of value it is, in words.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// Returns the object with a member added or replaced; other values as they are.
    package func with(_ name: String, _ value: JSON?) -> JSON {
        guard var members, let value else { return self }
        if let index = members.firstIndex(where: { $0.name == name }) {
            members[index].value = value
        } else {
            members.append(Member(name, value))
        }
        return .object(members)
    }

    /// Returns the value with every string in it changed; names of members stay.
    package func mappingStrings(_ change: (String) -> String) -> JSON {
        switch self {
        case .string(let text): .string(change(text))
        case .array(let elements): .array(elements.map { $0.mappingStrings(change) })
        case .object(let members):
            .object(members.map { Member($0.name, $0.value.mappingStrings(change)) })
        default: self
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral text: String) { self = .string(text) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral number: Int) { self = .integer(number) }
    package init(arrayLiteral elements: JSON...) { self = .array(elements) }

    package init(dictionaryLiteral members: (String, JSON)...) {
        self = .object(members.map { Member($0.0, $0.1) })
    }
}
