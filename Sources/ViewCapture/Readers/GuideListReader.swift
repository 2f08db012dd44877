import ConstraintLog
import LayoutValues
import Foundation

/// Reads layout guides as the debugger prints them, alone or in a list: `<UILayoutGuide: 0x… - "name", layoutFrame = {…},
/// owningView = <UIView: 0x…; frame = …>>`.
enum GuideListReader {
    /// Returns the guides of a text with their owners, each once; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var capture = ViewCapture()
        var known: Set<String> = []
        var index = 0
        while let mark = text.bytes.firstIndex(of: "layoutFrame", from: index) {
            index = mark + 1
            guard let guide = guide(at: mark, in: text), let address = guide.address else { continue }
            capture.recordCount += 1
            guard known.insert(address).inserted else { continue }
            capture.items.append(guide)
            if capture.items.count >= CaptureLimits.items {
                capture.note(.tooLarge(what: "guides", limit: CaptureLimits.items), line: guide.line)
                break
            }
        }
        if !capture.items.isEmpty { capture.formats = [.layoutGuides] }
        return capture
    }

    /// Returns the guide whose frame is at an index; nil if it is a line of a trace, which has guides too.
    private static func guide(at mark: Int, in text: CaptureText) -> CapturedItem? {
        let bytes = text.bytes[...]
        let first = max(0, mark - longestHead)
        guard let start = bytes[first..<mark].lastIndex(of: UInt8(ascii: "<")), !isInTrace(start, bytes),
            let (className, address, end) = head(in: bytes, at: start)
        else { return nil }
        var item = CapturedItem(
            kind: .guide, className: ClassName.readable(bytes[className].string),
            address: bytes[address].string,
            line: text.number(at: start))
        let record = bytes[end..<min(bytes.count, mark + CaptureLimits.record)]
        item.identifier = identifier(bytes[end..<mark])
        let owner = record.firstIndex(of: "owningView")
        guard let open = bytes[mark...].firstIndex(of: UInt8(ascii: "{")),
            let frame = PrintedValue.rect(bytes[open..<frameEnd(from: open, in: bytes)].string)
        else { return nil }
        item.frame = frame
        if let owner, owner - mark < longestHead { item.owner = self.owner(in: record, at: owner) }
        return item
    }

    /// The maximum number of bytes between a guide's beginning and its frame, and between the frame and the owner.
    private static let longestHead = 512

    /// Whether a trace's bars or marks precede a guide on its line.
    private static func isInTrace(_ start: Int, _ bytes: ArraySlice<UInt8>) -> Bool {
        let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? bytes.startIndex
        let lead = bytes[lineStart..<start]
        return lead.contains { "|*+".utf8.contains($0) } || lead.contains("•") || lead.contains("\\u2022")
    }

    private static func head(
        in bytes: ArraySlice<UInt8>, at start: Int
    ) -> (className: Range<Int>, address: Range<Int>, end: Int)? {
        var end = start + 1
        while end < bytes.endIndex, bytes[end].isClassCharacter || bytes[end] >= 0x80 { end += 1 }
        let name = (start + 1)..<end
        guard !name.isEmpty, bytes.matches(":", at: end) else { return nil }
        let first = bytes.skippingSpaces(from: end + 1)
        guard bytes.matches("0x", at: first) else { return nil }
        var last = first + 2
        while last < bytes.endIndex, bytes[last].isHexDigit { last += 1 }
        return last > first + 2 ? (name, first..<last, last) : nil
    }

    private static func identifier(_ words: ArraySlice<UInt8>) -> String? {
        guard let open = words.firstIndex(of: UInt8(ascii: "\"")),
            let close = words.lastIndex(of: UInt8(ascii: "\"")), close > open + 1
        else { return nil }
        return DescriptionReader.onOneLine(words[(open + 1)..<close])[...].string
    }

    /// Returns the index after the second brace that closes a frame, `{{0, 20}, {414, 716}}`.
    private static func frameEnd(from open: Int, in bytes: ArraySlice<UInt8>) -> Int {
        var depth = 0
        for index in open..<min(bytes.endIndex, open + longestHead) {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return open
    }

    private static func owner(in record: ArraySlice<UInt8>, at mark: Int) -> CapturedOwner? {
        guard let open = record[mark...].firstIndex(of: UInt8(ascii: "<")),
            let (className, address, end) = head(in: record, at: open)
        else { return nil }
        var owner = CapturedOwner(
            className: ClassName.readable(record[className].string),
            address: record[address].string.lowercased())
        let values = RecordValues(record[end...].prefix { $0 != UInt8(ascii: ">") })
        owner.frame = values["frame"].flatMap { PrintedValue.rect($0) }
        return owner
    }
}
