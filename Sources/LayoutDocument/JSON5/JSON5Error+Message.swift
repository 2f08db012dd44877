import Findings

extension JSON5Error {
    /// What is wrong and what to do, in one line, for a layout document.
    package var message: String { message(example: "a document such as { layoutDocument: 1, root: {} }") }

    /// What is wrong and what to do, in one line.
    ///
    /// - Parameter example: What to write into an empty file.
    package func message(example: String) -> String {
        switch self {
        case .tooLarge(let bytes, let limit):
            "the file has \(bytes) bytes; split it into files of at most \(limit)"
        case .notUTF8(let byte):
            "byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8; save the file as UTF-8"
        case .utf16: "the file is UTF-16; save it as UTF-8"
        case .empty: "the file is empty; write \(example)"
        case .xml: "the file is XML; if it is Interface Builder's, end its name in .xib or .storyboard"
        case .tooDeep(let limit):
            "arrays and objects are nested more than \(limit) deep; make the document flatter"
        case .textAfterEnd: "unexpected text after the document's end; remove it"
        case .closedEarly(let bracket):
            "this '\(bracket)' ends the document, but more follows; remove it, or another one above"
        case .surplusBracket(let bracket): "there is one '\(bracket)' too many; remove it"
        case .codeFence: "the file begins with the ``` of a Markdown block; remove the lines with ```"
        case .bracesAroundList: "a list has [ ] around it; write them instead of these { }"
        case .hyphenatedKey(let written, let key):
            "a key can't have '-' without quotes; write \(key.abridged), or for an id \"\(written.abridged)\""
        case .otherQuotes(let text): "texts are in straight quotes; write \"\(text.abridged)\""
        case .expectedValue(let found): "expected a value, found \(found); write one or remove the key"
        case .keyOutsideBraces(let key):
            "\(key.abridged): is outside of braces; documents are JSON5, not YAML, with { } around each object, as in "
                + "{ layoutDocument: 1, root: { id: \"view\" } }"
        case .unknownWord(let word): Self.advice(onWord: word)
        case .expectedKey(let found):
            found.contains("#")
                ? "expected a key, found \(found); comments begin with //"
                : "expected a key, found \(found); write key: value"
        case .numberAsKey(let text): "a key can't be a number; put it in quotes, as in \"\(text.abridged)\""
        case .expectedColon(let key):
            "expected ':' after the key \(key.abridged); write \(key.abridged): value"
        case .equalsForColon(let key): "use ':' instead of '=' after the key \(key.abridged)"
        case .expectedComma(let container):
            "expected ',' or '\(container.closing)'; separate \(Self.parts(of: container)) with ','"
        case .surplusComma: "no value before this ','; remove it"
        case .unexpected(let found, _) where found.contains(";"): "expected ',', found ';'; write ',' instead"
        case .unexpected(let found, let container):
            "expected ',' or '\(container.closing)', found \(found); remove it or put it in quotes"
        case .wrongClosing(let found, let container, let opened):
            "'\(found)' can't close the '\(container.opening)' of \(opened.line):\(opened.column); "
                + "put '\(container.closing)' before it"
        case .unclosed(let container, let opened):
            "the file ends inside the '\(container.opening)' of \(opened.line):\(opened.column); "
                + "add '\(container.closing)'"
        case .unclosedString(let quote, let text):
            "this text has no closing quote; add \(quote), as in \(quote)\(text.abridged)\(quote)"
        case .stringOverLines: "a text can't go on in the next line; write it on one line"
        case .unclosedComment: "unterminated comment; add */"
        case .invalidEscape(let text):
            "\(text) is not an escape; use \\n, \\t, \\\", \\\\, \\xHH or \\uHHHH"
        case .loneSurrogate:
            "half of a surrogate pair; write both halves, as in \\uD83D\\uDE00, or the character itself"
        case .malformedNumber(let text): Self.advice(onNumber: text)
        case .leadingZero(let text): "\(text.abridged) has a leading zero; remove it"
        case .numberTooLarge(let text):
            "\(text.abridged) is out of range; write a smaller number"
        }
    }

    /// Returns what to write for a word that other languages have for one of JSON5's, or else how to write text.
    private static func advice(onWord word: String) -> String {
        let advice =
            switch word.lowercased() {
            case "true", "yes": "write true"
            case "false", "no": "write false"
            case "nil", "none", "null", "undefined": "leave the key out"
            default: "put text in quotes, as in \"\(word.abridged)\""
            }
        return "\(word.abridged) is not a value; \(advice)"
    }

    /// Returns how to write a number that has a unit, or else what a number looks like.
    private static func advice(onNumber text: String) -> String {
        let number = text.prefix { $0.isNumber || ".-+".contains($0) }
        let unit = text.dropFirst(number.count).lowercased()
        let advice =
            units.contains(unit) && Double(number) != nil
            ? "write \(number), without a unit" : "write one such as 12.5 or put it in quotes"
        return "\(text.abridged) is not a number; \(advice)"
    }

    /// What people write behind numbers.
    private static let units: Set = ["pt", "px", "dp", "em", "rem", "x", "ms", "s"]

    private static func parts(of container: JSON5Container) -> String {
        container == .array ? "values" : "members"
    }
}
