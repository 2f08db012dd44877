/// Splits what a client sends into lines, of which overlong ones are dropped.
package struct LineReader: Sendable {
    /// A line of a client's.
    package enum Line: Sendable, Equatable {
        case bytes([UInt8])
        case tooLong
    }

    private let limit: Int
    private var line: [UInt8] = []
    private var isTooLong = false

    /// Creates a reader.
    ///
    /// - Parameter limit: The greatest number of bytes of a line.
    package init(limit: Int) { self.limit = limit }

    /// Takes some bytes; returns the lines that end in them, without empty ones.
    package mutating func lines(in chunk: ArraySlice<UInt8>) -> [Line] {
        var lines: [Line] = []
        var rest = chunk
        while let place = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<place])
            rest = rest[(place + 1)...]
            if let ended = end() { lines.append(ended) }
        }
        append(rest)
        return lines
    }

    /// Returns what follows the last line break; nil if that is nothing.
    package mutating func end() -> Line? {
        defer {
            line = []
            isTooLong = false
        }
        if isTooLong { return .tooLong }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : .bytes(line)
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>) {
        if isTooLong { return }
        if line.count + bytes.count > limit {
            isTooLong = true
            line = []
        } else {
            line += bytes
        }
    }
}
