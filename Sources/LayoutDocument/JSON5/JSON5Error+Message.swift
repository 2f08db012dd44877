extension JSON5Error {
    /// What is wrong and what to do, in one line.
    package var message: String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes; split it into files of at most \(limit)"
        case .notUTF8(let byte):
            "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
        case .utf16: "the file is UTF-16; save it as UTF-8"
        case .empty: "the file is empty; write a document such as { layoutDocument: 1, root: {} }"
        case .tooDeep(let limit):
            "arrays and objects are nested more than \(limit) deep; make the document flatter"
        case .textAfterEnd: "unexpected text after the document's end; remove it, or an extra bracket above"
        case .expectedValue(let found): "expected a value, found \(found); write one or remove the key"
        case .unknownWord(let word):
            "\(word) is not a value; put text in quotes, as in \"\(word)\""
        case .expectedKey(let found): "expected a key, found \(found); write key: value"
        case .numberAsKey(let text): "a key can't be a number; put it in quotes, as in \"\(text)\""
        case .expectedColon(let key): "expected ':' after the key \(key); write \(key): value"
        case .equalsForColon(let key): "use ':' instead of '=' after the key \(key)"
        case .expectedComma(let container):
            "expected ',' or '\(container.closing)'; separate \(Self.parts(of: container)) with ','"
        case .surplusComma: "no value before this ','; remove it"
        case .unexpected(let found, let container):
            "expected ',' or '\(container.closing)', found \(found); remove it or put it in quotes"
        case .wrongClosing(let found, let container, let opened):
            "'\(found)' can't close the '\(container.opening)' of \(opened.line):\(opened.column); "
                + "put '\(container.closing)' before it"
        case .unclosed(let container, let opened):
            "the file ends inside the '\(container.opening)' of \(opened.line):\(opened.column); "
                + "add '\(container.closing)'"
        case .unclosedString(let quote): "unterminated string; add \(quote)"
        case .unclosedComment: "unterminated comment; add */"
        case .invalidEscape(let text):
            "\(text) is not an escape; use \\n, \\t, \\\", \\\\, \\xHH or \\uHHHH"
        case .loneSurrogate:
            "half of a surrogate pair; write both halves, as in \\uD83D\\uDE00, or the character itself"
        case .malformedNumber(let text): "\(text) is not a number; write one such as 12.5 or put it in quotes"
        case .leadingZero(let text): "\(text) has a leading zero; remove it"
        case .numberTooLarge(let text):
            "\(text) is out of range; write a smaller number"
        }
    }

    private static func parts(of container: JSON5Container) -> String {
        container == .array ? "values" : "members"
    }
}
