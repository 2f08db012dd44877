import ConstraintLog
import LayoutValues
import Foundation

/// Reads trees of elements in JSON: Sentry's view hierarchy, `idb ui describe-all`, WebDriverAgent's answers, and old logs of
/// Appium.
struct JSONTreeReader {
    private var capture = ViewCapture()
    private var line: Int

    /// Returns the elements of a text; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        let bytes = text.bytes[...]
        guard isTree(bytes) else { return ViewCapture() }
        var index = bytes.startIndex
        // The value may come after a line of a log.
        while index < bytes.endIndex {
            guard
                let start = bytes[index...].firstIndex(where: {
                    $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
                }),
                let (value, isDamaged, end) = LenientJSONReader.read(bytes[start...])
            else { break }
            var reader = JSONTreeReader(line: text.number(at: start))
            reader.read(value)
            if !reader.capture.items.isEmpty {
                if isDamaged { reader.capture.note(.cutTree) }
                reader.capture.formats = [.appium]
                reader.capture.isInDrawingOrder = value["rendering_system"] != nil
                reader.capture.recordCount = reader.capture.items.count
                return reader.capture
            }
            index = max(end, start + 1)
        }
        return ViewCapture()
    }

    private init(line: Int) { self.line = line }

    /// Whether a text has keys of these trees.
    static func isTree(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.contains("\"rendering_system\"") || bytes.contains("\"AXFrame\"")
            || bytes.contains("\"AXLabel\"")
            || bytes.contains("\"AXUniqueId\"") || bytes.contains("\"UIA")
            || (bytes.contains("\"XCUIElementType") || bytes.contains("\"rawIdentifier\""))
                && bytes.contains("\"rect\"")
    }

    private mutating func read(_ value: LenientJSON) {
        // The nodes that are still to be read, last first.
        var waiting: [(value: LenientJSON, parent: Int?, depth: Int)] = []
        func children(_ list: [LenientJSON], of parent: Int?, _ depth: Int) {
            for child in list.reversed() { waiting.append((child, parent, depth)) }
        }
        if let windows = value["windows"], value["rendering_system"] != nil {
            children(windows.elements, of: nil, 0)
        } else if let answer = value["value"], answer["rect"] != nil {
            // The answer of WebDriverAgent to a request.
            children([answer], of: nil, 0)
        } else {
            children(value.elements.isEmpty ? [value] : value.elements, of: nil, 0)
        }
        while let (node, parent, depth) = waiting.popLast() {
            guard capture.items.count < CaptureLimits.items, depth < CaptureLimits.depth else { continue }
            if let (name, content) = Self.namedNode(node) {
                let index = add(name, content["@"] ?? .null, parent: parent)
                children(content[">"]?.elements ?? [], of: index, depth + 1)
            } else if case .object = node {
                guard let index = add(node, parent: parent) else { continue }
                children(node["children"]?.elements ?? [], of: index, depth + 1)
            }
        }
    }

    /// Returns the type and the content of `{"UIATableCell": {"@": …, ">": […]}}`.
    private static func namedNode(_ node: LenientJSON) -> (String, LenientJSON)? {
        guard let member = node.members.first, node.members.count == 1, case .object = member.value else {
            return nil
        }
        return (member.key, member.value)
    }

    private mutating func add(_ name: String, _ attributes: LenientJSON, parent: Int?) -> Int {
        var item = CapturedItem(
            kind: .element, className: name.hasPrefix("UIA") ? String(name.dropFirst(3)) : name, line: line)
        item.screenFrame = Self.rect(attributes)
        item.text = ["label", "value", "name"].compactMap { attributes[$0]?.string }.first { !$0.isEmpty }
        item.identifier = attributes["name"]?.string.flatMap { $0 == item.text || $0.isEmpty ? nil : $0 }
        item.isHidden = attributes["visible"]?.bool == false
        item.parent = parent
        capture.items.append(item)
        return capture.items.count - 1
    }

    /// Adds an element with its frame among its keys or in `frame` or `rect`; nil if it has neither a type nor a frame.
    private mutating func add(_ node: LenientJSON, parent: Int?) -> Int? {
        let rect = Self.rect(node["frame"] ?? .null) ?? Self.rect(node["rect"] ?? .null) ?? Self.rect(node)
        guard let type = node["type"]?.string ?? node["role"]?.string, rect != nil else { return nil }
        let name = type.hasPrefix("XCUIElementType") ? String(type.dropFirst(15)) : type
        let isView = node["alpha"] != nil
        var item = CapturedItem(kind: isView ? .view : .element, className: name, line: line)
        // Sentry's frames are in the superview's coordinates, others on the screen.
        if isView { item.frame = rect } else { item.screenFrame = rect }
        item.identifier = ["identifier", "AXUniqueId", "rawIdentifier"].compactMap { node[$0]?.string }.first
        { !$0.isEmpty }
        item.text = ["AXLabel", "label", "title", "AXValue", "value"].compactMap { node[$0]?.string }.first {
            !$0.isEmpty
        }
        let visible = node["visible"] ?? node["isVisible"]
        item.isHidden = visible?.bool == false || visible?.string == "0"
        item.alpha = node["alpha"]?.number ?? 1
        item.parent = parent
        capture.items.append(item)
        return capture.items.count - 1
    }

    private static func rect(_ node: LenientJSON) -> CGRect? {
        let numbers = ["x", "y", "width", "height"].map { node[$0]?.number }
        guard numbers[2] != nil, numbers[3] != nil else { return nil }
        return PrintedValue.rect(numbers.map { $0 ?? 0 })
    }
}
