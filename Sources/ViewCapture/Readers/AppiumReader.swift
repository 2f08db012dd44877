import ConstraintLog
import LayoutValues
import Foundation

/// Reads the page source of Appium and WebDriverAgent, with or without its beginning and end.
enum AppiumReader {
    /// Returns the elements of a text; an empty capture if it has none.
    static func read(_ text: CaptureText) -> ViewCapture {
        var capture = ViewCapture()
        guard text.bytes[...].contains("<XCUIElementType") || text.bytes[...].contains("<UIA") else {
            return capture
        }
        var scanner = TagScanner(text.bytes)
        var open: [(name: String, index: Int)] = []
        // The number of open elements of each name.
        var counts: [String: Int] = [:]
        while let tag = scanner.next() {
            guard isElement(tag.name) else { continue }
            if tag.isClosing {
                // An end without a beginning belongs to an element above the text.
                while counts[tag.name, default: 0] > 0, let last = open.popLast() {
                    counts[last.name, default: 0] -= 1
                    if last.name == tag.name { break }
                }
                continue
            }
            let line = text.number(at: tag.start)
            guard capture.items.count < CaptureLimits.items else {
                capture.note(.tooLarge(what: "elements", limit: CaptureLimits.items), line: line)
                break
            }
            var item = item(tag, line: line)
            item.parent = open.last?.index
            if !tag.isEmpty, open.count < CaptureLimits.depth {
                open.append((tag.name, capture.items.count))
                counts[tag.name, default: 0] += 1
            }
            capture.items.append(item)
        }
        guard !capture.items.isEmpty else { return capture }
        if !open.isEmpty { capture.note(.cutTree) }
        capture.formats = [.appium]
        capture.isInDrawingOrder = false
        capture.recordCount = capture.items.count
        return capture
    }

    private static func isElement(_ name: String) -> Bool {
        name.hasPrefix("XCUIElementType") || name.hasPrefix("UIA")
    }

    private static func item(_ tag: TagScanner.Tag, line: Int) -> CapturedItem {
        var name = tag.name
        for prefix in ["XCUIElementType", "UIA"] where name.hasPrefix(prefix) {
            name = String(name.dropFirst(prefix.count))
            break
        }
        var item = CapturedItem(kind: .element, className: name, line: line)
        let numbers = ["x", "y", "width", "height"].map { tag[$0].flatMap { Double($0) } }
        if numbers[2] != nil || numbers[3] != nil || numbers[0] != nil {
            item.screenFrame = PrintedValue.rect(numbers.map { $0 ?? 0 })
        }
        let (name_, label, value) = (tag["name"], tag["label"], tag["value"])
        if let name_, !name_.isEmpty, name_ != label, name_ != value { item.identifier = name_ }
        item.text = [label, value, name_].compactMap { $0 }.first { !$0.isEmpty }
        item.isHidden = tag["visible"] == "false" || tag["visible"] == "0"
        for (name, text) in tag.attributes where name == "enabled" && text != "true" {
            item.facts.append(CapturedFact(name, text))
        }
        return item
    }
}
