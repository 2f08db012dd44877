import ConstraintLog
import LayoutValues
import Foundation

/// Reads `_autolayoutTrace`, as printed by the debugger or by the system's log.
struct AutolayoutTraceReader {
    private var capture = ViewCapture()
    /// The index of each address among the items.
    private var places: [String: Int] = [:]
    private var depths = TreeDepths()
    private var isCertain = false

    /// Returns the views and guides of a text; an empty capture if it has no trace.
    static func read(_ text: CaptureText) -> ViewCapture {
        var reader = AutolayoutTraceReader()
        for line in WrappedLines.joined(text, isHead: TraceLineReader.isHead, goesOn: goesOn, isOpen: isOpen)
        {
            if TraceLineReader.isHead(line.text) {
                reader.add(line)
            } else if !isInside(line.text) {
                reader.depths.reset()
            }
        }
        return reader.result()
    }

    /// Whether the list of open attributes goes on in the next line.
    private static func isOpen(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.trimmed
        return text.contains("AMBIGUOUS LAYOUT")
            && (text.hasSuffix("LAYOUT for") || text.hasSuffix("},") || text.hasSuffix("- AMBIGUOUS"))
    }

    /// Whether a line goes on with the one before: a mark that was wrapped, or an open bracket.
    private static func goesOn(_ line: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
        let text = next.trimmed
        if text.contains("{id:") || text.matches("AMBIGUOUS", at: text.startIndex)
            || text.matches("MISSING", at: text.startIndex)
            || text.matches("- AMBIGUOUS", at: text.startIndex)
        {
            return true
        }
        let (opened, closed) = line.reduce(into: (0, 0)) { count, byte in
            if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") { count.0 += 1 }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "}") { count.1 += 1 }
        }
        return opened > closed || (line.contains("layoutFrame") && !line.contains("owningView"))
    }

    /// Whether a line can stand between two of the same trace: an empty one, an ellipsis, or one with bars that isn't understood.
    private static func isInside(_ line: ArraySlice<UInt8>) -> Bool {
        if line.trimmed.first == UInt8(ascii: "|") { return true }
        return line.trimmed.allSatisfy { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "|") || $0.isSpace }
    }

    private mutating func add(_ line: CaptureText.Line) {
        guard let read = TraceLineReader(line.text, number: line.number),
            capture.items.count < CaptureLimits.items
        else { return }
        isCertain = isCertain || read.isCertain
        capture.recordCount += 1
        let place = index(of: read.item)
        let parent = depths.parent(of: place, at: read.bars)
        if parent == nil, read.bars > 0, depths.depth == 1, capture.items.count == 1 {
            capture.note(.cutHead, line: line.number)
        }
        if capture.items[place].parent == nil, let parent, parent < place, depths.depth <= CaptureLimits.depth
        {
            capture.items[place].parent = parent
        }
        if let owner = read.owner { add(owner, of: place) }
    }

    /// Returns the index of an item, which is added unless the text has had it.
    private mutating func index(of item: CapturedItem) -> Int {
        guard let address = item.address, let place = places[address],
            capture.items[place].className == item.className
        else {
            if let address = item.address { places[address] = capture.items.count }
            capture.items.append(item)
            return capture.items.count - 1
        }
        // The log repeats a view as long as it is ambiguous.
        if item.isAmbiguous {
            capture.items[place].isAmbiguous = true
            for attribute in item.openAttributes
            where !capture.items[place].openAttributes.contains(attribute) {
                capture.items[place].openAttributes.append(attribute)
            }
        }
        return place
    }

    /// Takes the frame of a guide's owner, which traces print with the guide.
    private mutating func add(_ owner: CapturedItem, of place: Int) {
        guard let address = owner.address else { return }
        guard let known = places[address], capture.items[known].className == owner.className else { return }
        if capture.items[known].frame == nil { capture.items[known].frame = owner.frame }
        if capture.items[known].transform == nil { capture.items[known].transform = owner.transform }
        if known < place { capture.items[place].parent = known }
    }

    private mutating func result() -> ViewCapture {
        guard isCertain, !capture.items.isEmpty else { return ViewCapture() }
        capture.formats = [.autolayoutTrace]
        for index in capture.items.indices where capture.items[index].className == "_UILayoutGuide" {
            capture.items[index].kind = .guide
        }
        return capture
    }
}
