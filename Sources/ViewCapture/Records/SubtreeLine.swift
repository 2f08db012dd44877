import ConstraintLog
import LayoutValues
import Foundation

/// A line of AppKit's `_subtreeDescription`: `[  AF  LU ] h=--- v=--- NSButton 0x7f… "OK" f=(0,0,87,32) b=(-) => <…>`.
struct SubtreeLine {
    var item: CapturedItem
    var column: Int

    /// Whether a line begins with a view's flags.
    static func isHead(_ line: ArraySlice<UInt8>) -> Bool { flags(in: line) != nil }

    /// Returns the range of the flags.
    private static func flags(in line: ArraySlice<UInt8>) -> Range<Int>? {
        let start = line.skippingSpaces(from: line.startIndex)
        guard line.matches("[", at: start), let close = line[start...].firstIndex(of: UInt8(ascii: "]")),
            close - start < 60, line.matches("h=", at: line.skippingSpaces(from: close + 1))
        else { return nil }
        return (start + 1)..<close
    }

    /// Reads a line; nil if it has no view.
    init?(_ line: ArraySlice<UInt8>, number: Int) {
        guard let flags = Self.flags(in: line) else { return nil }
        column = 0
        for byte in line[..<flags.lowerBound] where byte.isSpace { column += byte == 0x09 ? 4 : 1 }
        var index = line.skippingSpaces(from: flags.upperBound + 1)
        // The two masks.
        var mask: [String] = []
        while line.matches("h=", at: index) || line.matches("v=", at: index) {
            let start = index
            while index < line.endIndex, !line[index].isSpace { index += 1 }
            mask.append(line[start..<index].string)
            index = line.skippingSpaces(from: index)
        }
        let frame = line.firstIndex(of: "f=(", from: index)
        let (name, address, title) = Self.head(line[index..<(frame ?? line.endIndex)])
        guard !name.isEmpty else { return nil }
        item = CapturedItem(className: name, address: address, line: number)
        item.text = title
        item.facts = [CapturedFact("autoresizing", mask.joined(separator: " "))]
        let letters = line[flags]
        item.isFlipped = letters.contains(UInt8(ascii: "F"))
        item.isHidden = letters.contains(UInt8(ascii: "H"))
        if let frame { readFrame(line[frame...]) }
    }

    /// Returns the class, the address and the title.
    private static func head(_ text: ArraySlice<UInt8>) -> (String, String?, String?) {
        var title: String?
        var rest = text.trimmed
        if let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
            let end = rest.lastIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex
            title = rest[(quote + 1)..<max(end, quote + 1)].string
            rest = rest[..<quote].trimmed
        }
        guard let address = rest.lastIndex(of: " 0x") else {
            return (ClassName.readable(rest.string), nil, title)
        }
        let name = ClassName.readable(rest[..<address].trimmed.string)
        return (name, rest[(address + 1)...].trimmed.string, title)
    }

    private mutating func readFrame(_ text: ArraySlice<UInt8>) {
        let end = text.firstIndex(of: UInt8(ascii: ")")) ?? text.endIndex
        item.frame = PrintedValue.rect(text[..<end].dropFirst(3).string)
        guard let start = text.firstIndex(of: "b=(") else { return }
        let close = text[start...].firstIndex(of: UInt8(ascii: ")")) ?? text.endIndex
        let parts = text[(start + 3)..<close].split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count == 4, let frame = item.frame else { return }
        // A minus stands for a number that is the frame's, or 0 for the origin.
        func number(_ index: Int, _ usual: Double) -> Double { Double(parts[index].trimmed.string) ?? usual }
        item.boundsOrigin = CGPoint(x: number(0, 0), y: number(1, 0))
        item.boundsSize = CGSize(width: number(2, frame.width), height: number(3, frame.height))
    }
}
