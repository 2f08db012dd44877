import Foundation
import SwiftParser
import SwiftSyntax

/// A file of the author's, parsed when something asks for its syntax.
final class SourceFile {
    let path: String
    let bytes: [UInt8]
    private(set) lazy var tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    /// What it declares and uses.
    private(set) lazy var index = FileIndex(self)
    /// The labels of its methods, by their names.
    private(set) lazy var labels = FunctionLabels(self).labels
    /// The offsets at which lines begin.
    private lazy var lineStarts =
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    /// A sum of the bytes, to tell versions apart.
    private(set) lazy var sum = Checksum(bytes).value

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.path = path
        bytes = [UInt8](data)
    }

    /// The line of an offset, counted from 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The offset at which a line begins; that of the end for lines behind it.
    func start(ofLine line: Int) -> Int {
        lineStarts.indices.contains(line - 1) ? lineStarts[line - 1] : bytes.count
    }

    /// The offset of what a line begins with after its space.
    func firstToken(ofLine line: Int) -> Int {
        var offset = start(ofLine: line)
        while offset < bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[offset]) {
            offset += 1
        }
        return offset
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The files that were read, each once.
final class ParsedFiles {
    private var files: [String: SourceFile] = [:]

    func file(_ path: String) -> SourceFile? {
        if let known = files[path] { return known }
        let file = SourceFile(path: path)
        files[path] = file
        return file
    }
}

/// A sum of bytes, to tell versions apart.
struct Checksum {
    private(set) var value = 5381

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value &* 33) ^ Int(byte) }
    }
}

extension SyntaxProtocol {
    /// Its bytes without the space and the comments around it.
    var range: Range<Int> {
        positionAfterSkippingLeadingTrivia
            .utf8Offset..<max(
                positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The nearest node of a kind that contains it, itself included.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let found = current.as(Node.self) { return found }
            node = current.parent
        }
        return nil
    }
}
