import ConstraintLog

/// Removes what logs, editors and mail programs put before nearly every line: times, processes, levels, numbers, marks.
///
/// What counts as such isn't listed anywhere: it is what most lines that contain a record have in common before it.
/// Digits and addresses in it can differ from line to line.
enum LinePrefixes {
    /// A part of a line's beginning.
    private enum Token: Hashable {
        /// Letters only.
        case word([UInt8])
        /// Letters and digits with at least one digit.
        case number
        /// Any number of spaces.
        case space
        case mark(UInt8)
    }

    /// The maximum number of bytes before a record.
    private static let longest = 320
    /// The maximum number of parts of a prefix.
    private static let mostTokens = 96
    /// The number of lines that are looked at.
    private static let mostLines = 1000
    /// The number of lines with records that decide.
    private static let mostSamples = 400

    /// Removes the common prefix of the lines with records, if there is one.
    static func remove(from lines: inout [CaptureText.Line]) {
        let samples = self.samples(lines)
        guard samples.count(where: { $0.lead > 0 }) * 2 > samples.count,
            let prefix = commonPrefix(of: samples.map(\.text))
        else { return }
        for index in lines.indices {
            if let rest = rest(of: lines[index].text, after: prefix) { lines[index].text = rest }
        }
    }

    /// Returns lines that contain a record, with the number of bytes before it that don't belong to a tree.
    private static func samples(_ lines: [CaptureText.Line]) -> [(text: ArraySlice<UInt8>, lead: Int)] {
        var samples: [(text: ArraySlice<UInt8>, lead: Int)] = []
        var looked = 0
        for line in lines {
            guard LineHead.mayBeTreeLine(line.text) else { continue }
            looked += 1
            if looked > mostLines || samples.count >= mostSamples { break }
            if let start = LineHead.treeLineStart(in: line.text, limit: longest) {
                samples.append((line.text, start - line.text.startIndex))
            }
        }
        return samples
    }

    /// Returns the shortest prefix after which most of the lines are records.
    private static func commonPrefix(of lines: [ArraySlice<UInt8>]) -> [Token]? {
        let tokens = lines.map { self.tokens(of: $0) }
        var matching = Array(lines.indices)
        var prefix: [Token] = []
        var best: (heads: Int, length: Int) = (lines.count(where: LineHead.isTreeLine), 0)
        while prefix.count < mostTokens {
            var counts: [Token: Int] = [:]
            var most: (token: Token, count: Int)?
            for index in matching where tokens[index].count > prefix.count {
                let token = tokens[index][prefix.count].token
                let count = counts[token, default: 0] + 1
                counts[token] = count
                if count > most?.count ?? 0 { most = (token, count) }
            }
            guard let most, most.count * 10 >= lines.count * 6 else { break }
            matching = matching.filter {
                tokens[$0].count > prefix.count && tokens[$0][prefix.count].token == most.token
            }
            prefix.append(most.token)
            let heads = matching.count {
                LineHead.isTreeLine(afterSpace(lines[$0], from: tokens[$0][prefix.count - 1].end))
            }
            if heads > best.heads { best = (heads, prefix.count) }
        }
        return best.length > 0 ? Array(prefix.prefix(best.length)) : nil
    }

    /// Returns what follows a prefix and one space; nil if the line doesn't have it.
    private static func rest(of line: ArraySlice<UInt8>, after prefix: [Token]) -> ArraySlice<UInt8>? {
        let found = tokens(of: line, most: prefix.count)
        guard found.count == prefix.count, zip(found, prefix).allSatisfy({ $0.token == $1 }),
            let end = found.last?.end
        else { return nil }
        return afterSpace(line, from: end)
    }

    private static func afterSpace(_ line: ArraySlice<UInt8>, from index: Int) -> ArraySlice<UInt8> {
        let isSpace = index < line.endIndex && (line[index] == 0x20 || line[index] == 0x09)
        return line[(isSpace ? index + 1 : index)...]
    }

    /// Returns the parts of a line's beginning, without the spaces before them.
    private static func tokens(
        of line: ArraySlice<UInt8>, most: Int = mostTokens
    ) -> [(token: Token, end: Int)] {
        var tokens: [(token: Token, end: Int)] = []
        var index = line.skippingSpaces(from: line.startIndex)
        let limit = min(line.endIndex, index + longest)
        while index < limit, tokens.count < most {
            let start = index
            if line[index].isSpace {
                index = line.skippingSpaces(from: index)
                tokens.append((.space, index))
            } else if line[index].isLetter || line[index].isDigit {
                var hasDigit = false
                while index < limit, line[index].isLetter || line[index].isDigit {
                    hasDigit = hasDigit || line[index].isDigit
                    index += 1
                }
                tokens.append((hasDigit ? .number : .word(Array(line[start..<index])), index))
            } else {
                index += 1
                tokens.append((.mark(line[start]), index))
            }
        }
        return tokens
    }
}
