import Findings

extension ArgumentSchema {
    /// Checks what a client sent.
    ///
    /// - Throws: `ProtocolError.invalidArgument`, with the place and the nearest name.
    package func check(_ value: JSON) throws(ProtocolError) {
        try Self.check(value, has: arguments, at: "arguments")
    }

    private static func check(
        _ value: JSON, has arguments: [Argument], at place: String
    ) throws(ProtocolError) {
        guard let members = value.members else {
            throw .invalidArgument("\(place): an object was expected, but this is \(value.kind)")
        }
        for member in members {
            let place = "\(place).\(member.name.abridged)"
            guard let argument = arguments.first(where: { $0.name == member.name }) else {
                let advice = NearestName.advice(for: member.name, among: arguments.map(\.name))
                throw .invalidArgument("\(place): there is no such argument: \(advice)")
            }
            try check(member.value, is: argument.kind, at: place)
        }
        for argument in arguments where argument.isRequired && value[argument.name] == nil {
            throw .invalidArgument("\(place).\(argument.name) is missing: \(argument.summary)")
        }
    }

    private static func check(_ value: JSON, is kind: Kind, at place: String) throws(ProtocolError) {
        switch kind {
        case .text:
            guard value.text != nil else { throw mistake(place, "text", value) }
        case .flag:
            guard value.bool != nil else { throw mistake(place, "true or false", value) }
        case .word(let words):
            guard let word = value.text else { throw mistake(place, "text", value) }
            if !words.contains(word) {
                let advice = NearestName.advice(for: word, among: words)
                throw .invalidArgument("\(place): '\(word.abridged)' isn't one of its words: \(advice)")
            }
        case .whole(let range):
            guard let number = value.integer, range.contains(number) else {
                throw mistake(place, "a whole number from \(range.lowerBound) to \(range.upperBound)", value)
            }
        case .number(let range):
            guard let number = value.number, range.contains(number) else {
                throw mistake(
                    place, "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)", value)
            }
        case .list(let kind, let most):
            guard let elements = value.elements else { throw mistake(place, "a list", value) }
            if elements.count > most {
                throw .invalidArgument(
                    "\(place): there are \(elements.count) elements, but at most \(most) are read")
            }
            for (index, element) in elements.enumerated() {
                try check(element, is: kind, at: "\(place)[\(index)]")
            }
        case .object(let arguments): try check(value, has: arguments, at: place)
        }
    }

    private static func mistake(_ place: String, _ expected: String, _ value: JSON) -> ProtocolError {
        .invalidArgument("\(place): \(expected) was expected, but this is \(value.words)")
    }
}

extension JSON {
    /// The value in words, for messages: what it is, and of a short one how it is written.
    fileprivate var words: String {
        switch self {
        case .integer(let number): "\(number)"
        case .number(let number): number.plain
        case .string(let text): "'\(text.abridged)'"
        default: kind
        }
    }
}
