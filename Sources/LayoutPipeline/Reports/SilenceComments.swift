import Findings

/// Reads the comments of a document that silence findings: `// layout-render silence unused-guide: the reason`.
///
/// A comment after something on its line is about that line, and one on a line of its own about the next line that has
/// something else than comments.
struct SilenceComments {
    /// What comments silence.
    private(set) var silences: [Silence] = []
    /// Words in them that aren't codes.
    private(set) var findings: [LayoutFinding] = []

    /// A comment, with where it begins.
    private struct Comment {
        var text: String
        var line: Int
        var column: Int
        /// Whether something precedes it on its line.
        var isBehind: Bool
    }

    private static let mark = Array("layout-render".utf8)

    /// Reads the comments of a document in UTF-8.
    init(_ bytes: [UInt8], file: String) {
        // Most documents have none, and aren't searched for comments.
        guard bytes.containsSequence(Self.mark) else { return }
        var scanner = Scanner(bytes)
        scanner.scan()
        for comment in scanner.comments {
            guard let words = Self.words(in: comment.text) else { continue }
            let target =
                comment.isBehind
                ? comment.line : scanner.contentLines.first { $0 > comment.line } ?? comment.line
            for word in words { add(word, at: comment, about: target, file: file) }
        }
    }

    private mutating func add(_ word: String, at comment: Comment, about line: Int, file: String) {
        if let code = FindingCode(rawValue: word) {
            silences.append(
                Silence(code, .line(line), file: file, line: comment.line, column: comment.column))
            return
        }
        let near = NearestName.find(word, in: FindingCode.allCases.map(\.rawValue))
        let advice = near.map { "did you mean \($0)?" } ?? "'layout-render findings' lists them"
        findings.append(
            LayoutFinding(
                code: .invalidValue, message: "\(word.abridged) is no code of findings to silence; \(advice)",
                location: SourceLocation(file: file, line: comment.line, column: comment.column)))
    }

    /// Returns the codes that a comment silences; nil for a comment about something else.
    private static func words(in text: String) -> [String]? {
        let parts = text.split(separator: ":", maxSplits: 1)
        let words = parts.first?.split { $0.isWhitespace || $0 == "," } ?? []
        guard words.count > 2, words[0] == "layout-render", words[1] == "silence" else { return nil }
        return words.dropFirst(2).map(String.init)
    }

    /// Finds comments outside of strings.
    private struct Scanner {
        private let bytes: [UInt8]
        private var index = 0
        private var line = 1
        private var lineStart = 0
        private(set) var comments: [Comment] = []
        /// The lines that have something else than space and comments, in order.
        private(set) var contentLines: [Int] = []

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                index = 3
                lineStart = 3
            }
        }

        mutating func scan() {
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineEnd()
                case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
                case UInt8(ascii: "/") where next == UInt8(ascii: "/"): scanComment(endsWithLine: true)
                case UInt8(ascii: "/") where next == UInt8(ascii: "*"): scanComment(endsWithLine: false)
                case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString()
                default:
                    noteContent()
                    index += 1
                }
            }
        }

        private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

        private mutating func skipLineEnd() {
            index += bytes[index] == UInt8(ascii: "\r") && next == UInt8(ascii: "\n") ? 2 : 1
            line += 1
            lineStart = index
        }

        private mutating func noteContent() {
            if contentLines.last != line { contentLines.append(line) }
        }

        private mutating func skipString() {
            let quote = bytes[index]
            noteContent()
            index += 1
            while index < bytes.count, bytes[index] != quote {
                if bytes[index] == UInt8(ascii: "\\") { index += 1 }
                guard index < bytes.count else { return }
                if isLineEnd(bytes[index]) { skipLineEnd() } else { index += 1 }
            }
            noteContent()
            index += 1
        }

        private func isLineEnd(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        }

        private mutating func scanComment(endsWithLine: Bool) {
            let before = String(decoding: bytes[lineStart..<index], as: UTF8.self).unicodeScalars
            let place = (line: line, column: before.count + 1, isBehind: contentLines.last == line)
            index += 2
            let start = index
            while index < bytes.count {
                if endsWithLine ? isLineEnd(bytes[index]) : bytes[index...].starts(with: Array("*/".utf8)) {
                    break
                }
                if isLineEnd(bytes[index]) { skipLineEnd() } else { index += 1 }
            }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            comments.append(
                Comment(text: text, line: place.line, column: place.column, isBehind: place.isBehind))
            if !endsWithLine { index = min(index + 2, bytes.count) }
        }
    }
}

extension [UInt8] {
    /// Whether a sequence of bytes occurs in these.
    fileprivate func containsSequence(_ other: [UInt8]) -> Bool {
        guard let first = other.first else { return true }
        var index = 0
        while let place = self[index...].firstIndex(of: first) {
            if self[place...].starts(with: other) { return true }
            index = place + 1
        }
        return false
    }
}
