import ConstraintLog
import LayoutValues
import Foundation

/// Reads `recursiveDescription`, lists of views, React Native's registry, and the records of EarlGrey and Detox.
struct RecursiveDescriptionReader {
    private let text: CaptureText
    private var capture = ViewCapture()
    private var layers = 0
    /// The items that each address has had, to find where the same views are printed again.
    private var places: [String: Int] = [:]
    private var prints = 1
    private var isTooDeep = false

    init(_ text: CaptureText) { self.text = text }

    /// Returns the views of a text; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var reader = RecursiveDescriptionReader(text)
        return reader.read()
    }

    private mutating func read() -> ViewCapture {
        var records: [RecordScanner.Record] = []
        var scanner = RecordScanner(text.bytes)
        while let record = scanner.next() {
            if record.head.kind == .layer {
                layers += 1
                continue
            }
            if let address = address(of: record), let place = places[address],
                isSame(record, as: records[place])
            {
                // A single view of the tree, printed later, adds nothing.
                if place > 0 || record.bars != records[0].bars { continue }
                // The whole tree is printed again: what was printed before is of an earlier time.
                records = []
                places = [:]
                prints += 1
            }
            if let address = address(of: record) { places[address] = records.count }
            records.append(record)
            if records.count >= CaptureLimits.items {
                capture.note(.tooLarge(what: "views", limit: CaptureLimits.items), line: line(of: record))
                break
            }
        }
        guard !records.isEmpty else { return ViewCapture() }
        capture.formats = [.recursiveDescription]
        if prints > 1 { capture.note(.printedAgain(count: prints)) }
        if layers > 0 { capture.note(.layers(count: layers)) }
        add(records)
        capture.recordCount = capture.items.count
        return capture
    }

    private func isSame(_ record: RecordScanner.Record, as other: RecordScanner.Record) -> Bool {
        record.head.kind == .view && text.bytes[record.head.className] == text.bytes[other.head.className]
    }

    private func address(of record: RecordScanner.Record) -> String? {
        record.head.address.map { text.bytes[$0].string.lowercased() }
    }

    private func line(of record: RecordScanner.Record) -> Int {
        text.number(at: record.head.className.lowerBound)
    }

    private mutating func add(_ records: [RecordScanner.Record]) {
        let hasBars = records.contains { $0.bars > 0 }
        let least = records.map(\.bars).min() ?? 0
        if least > 0 { capture.note(.cutHead, line: line(of: records[0])) }
        var depths = TreeDepths()
        for record in records {
            let depth = hasBars ? record.bars : record.column
            var item = item(of: record)
            let parent = depths.parent(of: capture.items.count, at: depth)
            if depths.depth <= CaptureLimits.depth { item.parent = parent } else { noteDepth(record) }
            if record.head.kind == .element { item.parent = nil }
            capture.items.append(item)
        }
        if records.contains(where: { $0.head.kind == .element }) { capture.isInDrawingOrder = false }
    }

    private mutating func noteDepth(_ record: RecordScanner.Record) {
        if isTooDeep { return }
        isTooDeep = true
        capture.note(.tooLarge(what: "levels", limit: CaptureLimits.depth), line: line(of: record))
    }

    private mutating func item(of record: RecordScanner.Record) -> CapturedItem {
        let bytes = text.bytes
        var item = CapturedItem(
            className: ClassName.readable(bytes[record.head.className].string), address: address(of: record),
            line: line(of: record))
        let values = RecordValues(bytes[record.body])
        for (key, value) in values.pairs { Self.set(key, to: value, of: &item) }
        if values["frame"] == nil {
            if !record.isCut {
                capture.note(.undecodable(name: "\(item.className)'s frame", value: ""), line: item.line)
            }
        } else if item.frame == nil {
            capture.note(
                .undecodable(name: "\(item.className)'s frame", value: values["frame"] ?? ""), line: item.line
            )
        }
        if record.isCut { capture.note(.cutRecord(className: item.className), line: item.line) }
        readLead(bytes[record.lead], of: &item)
        readTail(bytes[record.tail], of: &item)
        if item.className == "_UILayoutGuide" { item.kind = .guide }
        return item
    }

    private static func set(_ key: String, to value: String, of item: inout CapturedItem) {
        switch key {
        case "frame": item.frame = PrintedValue.rect(value)
        case "AX.frame": item.screenFrame = PrintedValue.rect(value)
        case "baseClass": item.baseClass = value
        case "text", "AX.label":
            if item.text == nil, value != "(null)" { item.text = PrintedValue.text(value) }
        case "AX.id", "id", "accessibilityIdentifier": item.identifier = PrintedValue.text(value)
        case "transform": item.transform = PrintedValue.transform(value)
        case "hidden": item.isHidden = value.isEmpty || value == "YES"
        case "alpha": item.alpha = Double(value) ?? 1
        case "clipsToBounds": item.clipsToBounds = value == "YES"
        case "backgroundColor": item.background = PrintedValue.color(value)
        case "contentOffset":
            if let offset = PrintedValue.point(value) { item.boundsOrigin = offset }
        case "layer", "opaque", "gestureRecognizers", "AX", "AX.activationPoint", "AX.traits", "AX.focused":
            break
        default: item.facts.append(CapturedFact(key, value))
        }
    }

    /// Reads what a patched description prints before a view: `'MyController:0x7f…' 1 child[…] `.
    private func readLead(_ lead: ArraySlice<UInt8>, of item: inout CapturedItem) {
        guard let open = lead.firstIndex(of: UInt8(ascii: "'")),
            let close = lead[(open + 1)...].firstIndex(of: UInt8(ascii: "'")),
            let colon = lead[(open + 1)..<close].firstIndex(of: ":0x")
        else { return }
        item.controller = lead[(open + 1)..<colon].string
    }

    /// Reads what follows a record: ` axis=vert distribution=fill alignment=fill`.
    private func readTail(_ tail: ArraySlice<UInt8>, of item: inout CapturedItem) {
        guard item.className.hasSuffix("StackView") || tail.contains("axis=") else { return }
        for word in tail.split(whereSeparator: \.isSpace) {
            guard let equals = word.firstIndex(of: UInt8(ascii: "=")) else { continue }
            let (key, value) = (word[..<equals].string, word[(equals + 1)...].string)
            if ["axis", "distribution", "alignment", "spacing"].contains(key) {
                item.facts.append(CapturedFact(key, value))
            }
        }
    }
}
