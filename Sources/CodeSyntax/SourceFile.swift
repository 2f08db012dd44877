import Foundation
import SwiftParser
import SwiftSyntax

/// A file of the author's, parsed.
final class SourceFile {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax
    /// The offsets at which lines begin.
    private let lineStarts: [Int]

    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.path = path
        bytes = [UInt8](data)
        tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        lineStarts = starts
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

    /// A sum of the bytes, to tell versions apart.
    var sum: Int { bytes.reduce(5381) { ($0 &* 33) ^ Int($1) } }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
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
