import ConstraintLog
import LayoutValues
import Findings
import Foundation
import Solver
import ViewCapture

/// A capture as a layout document: what constraints place is placed by them, everything else has its captured frame.
///
/// Content sizes are the captured ones, so that nothing depends on how texts are measured.
package struct CaptureDocument {
    let layout: SolvedLayout
    /// The captured item of each item of the layout; nil for one that was added around them.
    let captured: CapturedItems
    /// The constraints of the capture for those of the layout.
    private let constraints: [SolvedConstraint]
    /// Whether a constraint places each item.
    var isPlaced: [Bool]
    private var children: [[Int]]
    /// Equations that keep what no captured constraint decides.
    private var pins: [String] = []

    /// How the ids of these begin.
    static let pinPrefix = "captured-"
    /// The sizes that content size constraints print, by item.
    private var contentSizes: [Int: (width: Double?, height: Double?)] = [:]

    init(layout: SolvedLayout, captured: CapturedItems, capture: ViewCapture, places: [String: Int]) {
        self.layout = layout
        self.captured = captured
        constraints = layout.constraints.filter { $0.source != .contentSize }
        children = Array(repeating: [], count: layout.items.count)
        for (index, item) in layout.items.enumerated() {
            if let parent = item.parent { children[parent].append(index) }
        }
        isPlaced = Array(repeating: false, count: layout.items.count)
        for constraint in layout.constraints where constraint.source == .contentSize { noteSize(constraint) }
        findPlaced(capture, places: places)
    }

    private mutating func noteSize(_ constraint: SolvedConstraint) {
        guard constraint.second == nil, constraint.relation == .equal else { return }
        var size = contentSizes[constraint.first.item] ?? (nil, nil)
        if constraint.first.attribute == .width { size.width = constraint.constant }
        if constraint.first.attribute == .height { size.height = constraint.constant }
        contentSizes[constraint.first.item] = size
    }

    private mutating func findPlaced(_ capture: ViewCapture, places: [String: Int]) {
        for constraint in constraints {
            for (side, other) in [
                (constraint.first, constraint.second), (constraint.second, constraint.first),
            ] {
                guard let side, side.item != 0 else { continue }
                // A superview isn't placed by what places its contents.
                if let other, other.item != side.item, isInside(other.item, of: side.item) { continue }
                isPlaced[side.item] = true
            }
        }
        for constraint in capture.constraints where constraint.isAutoresizing {
            if let address = constraint.first?.item.address?.lowercased(), let place = places[address] {
                isPlaced[place] = false
            }
        }
        for (index, item) in captured.enumerated() {
            if item?.mark == .autoresizing || item?.mark == .host || item?.transform != nil {
                isPlaced[index] = false
            }
            if layout.items[index].guideRole == .system { isPlaced[index] = false }
        }
        if !isPlaced.isEmpty { isPlaced[0] = false }
    }

    private func isInside(_ index: Int, of outer: Int) -> Bool {
        var current = layout.items[index].parent
        while let place = current {
            if place == outer { return true }
            current = layout.items[place].parent
        }
        return false
    }

    /// Whether there are constraints that place something.
    package var hasPlacedItems: Bool { isPlaced.contains(true) }

    /// The ids of the items that constraints place.
    package var placedItems: Set<String> {
        Set(layout.items.indices.filter { isPlaced[$0] }.map { layout.items[$0].id })
    }

    /// Returns the document with the weakest constraints for what the others leave open and the system doesn't call
    /// ambiguous: texts rarely list all constraints.
    ///
    /// - Parameter solved: The layout of the document.
    package func pinned(by solved: SolvedLayout) -> CaptureDocument {
        var result = self
        let places = Dictionary(solved.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for (index, item) in layout.items.enumerated() where isPlaced[index] {
            guard let place = places[item.id], let owner = item.parent.map({ layout.items[$0] }),
                let own = captured[index], own.frame != nil || own.screenFrame != nil, !own.isAmbiguous
            else { continue }
            let open = solved.items[place].undetermined
            let frame = item.frame
            if open.contains(.x) { result.pins.append(equation(item, .left, owner, frame.minX, priority: 1)) }
            if open.contains(.y) { result.pins.append(equation(item, .top, owner, frame.minY, priority: 1)) }
            if open.contains(.width) {
                result.pins.append(equation(item, .width, nil, frame.width, priority: 1))
            }
            if open.contains(.height) {
                result.pins.append(equation(item, .height, nil, frame.height, priority: 1))
            }
        }
        return result
    }

    // MARK: Text

    /// The document's text.
    package func text() -> String { written().text }

    /// A document with where its lines come from.
    package struct Written: Sendable {
        /// The document's text.
        package var text = ""
        /// The line of the capture for lines of the document, both counted from 1; none for lines that come from no line.
        package var lines: [Int: Int] = [:]
        /// The number of the line that is being written.
        private var line = 1

        /// Appends a text that may end a line, and notes where it comes from.
        mutating func append(_ text: String, from source: Int? = nil) {
            self.text += text
            if let source, source > 0 { lines[line] = source }
            for byte in text.utf8 where byte == 0x0A { line += 1 }
        }
    }

    /// Writes the document.
    package func written() -> Written {
        let size = isRootAlone ? layout.items[0].canvasFrame.size : layout.canvas.size
        let insets = layout.canvas.safeAreaInsets
        var result = Written()
        result.append("// Converted from a capture of a running app.\n{\n  layoutDocument: 1,\n")
        result.append(
            "  canvas: { size: [\(number(size.width)), \(number(size.height))], scale: \(number(layout.canvas.scale))"
        )
        if insets != .zero {
            let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }
            result.append(", safeAreaInsets: [\(numbers.joined(separator: ", "))]")
        }
        result.append(" },\n  root: ")
        if layout.items.isEmpty { result.append("{ id: \"capture\" },\n") } else { writeViews(to: &result) }
        result.append("  constraints: [\n")
        for constraint in guideConstraints() { result.append("    \(quoted(constraint)),\n") }
        var taken = Set(layout.items.map(\.id))
        for constraint in constraints {
            result.append("    \(line(of: constraint, &taken)),\n", from: constraint.location?.line)
        }
        if !pins.isEmpty {
            result.append("    // No captured constraint decides these, so they are kept as they were.\n")
        }
        for (number, pin) in pins.enumerated() {
            result.append(
                "    { id: \(quoted("\(Self.pinPrefix)\(number + 1)")), constraint: \(quoted(pin)) },\n")
        }
        result.append("  ],\n}\n")
        return result
    }

    /// Returns a constraint, with its identifier as its id unless something else has that.
    private func line(of constraint: SolvedConstraint, _ taken: inout Set<String>) -> String {
        guard let identifier = constraint.identifier, !identifier.isEmpty, taken.insert(identifier).inserted
        else {
            return quoted(constraint.text)
        }
        return "{ id: \(quoted(identifier)), constraint: \(quoted(constraint.text)) }"
    }

    /// Keeps the system's guides where they were captured.
    private func guideConstraints() -> [String] {
        layout.items.indices.filter { layout.items[$0].kind == .guide && !isPlaced[$0] && isKept($0) }.flatMap
        { index -> [String] in
            let (guide, owner) = (layout.items[index], layout.items[layout.items[index].parent ?? 0])
            let frame = guide.frame
            let size = owner.canvasFrame.size
            let open = guide.undetermined
            if open == .all { return [] }
            return [
                equation(guide, .left, owner, frame.minX),
                equation(guide, .right, owner, frame.maxX - size.width),
                equation(guide, .top, owner, frame.minY),
                equation(guide, .bottom, owner, frame.maxY - size.height),
            ]
        }
    }

    private func equation(
        _ item: SolvedItem, _ attribute: LayoutAttribute, _ owner: SolvedItem?, _ constant: CGFloat,
        priority: Double = 1000
    ) -> String {
        ConstraintEquation(
            ConstraintEquation.side(item.id, attribute.rawValue), "==",
            owner.map { ConstraintEquation.side($0.id, attribute.rawValue) }, multiplier: 1,
            constant: (Double(constant) * 10_000).rounded() / 10_000, priority: priority
        ).description
    }

    private func isKept(_ index: Int) -> Bool { layout.items[index].parent != nil }

    /// Writes the views, without recursion: trees of apps can be deep. A view that doesn't fill the canvas, as a root does, is put
    /// into one that does.
    private func writeViews(to result: inout Written) {
        guard !fillsCanvas else { return writeTree(to: &result, depth: 1) }
        let taken = Set(layout.items.map(\.id))
        let names = ["capture"] + (2...(taken.count + 2)).lazy.map { "capture-\($0)" }
        result.append("{ id: \(quoted(names.first { !taken.contains($0) } ?? "")), subviews: [\n")
        writeTree(to: &result, depth: 2)
        result.append("  ] },\n")
    }

    private var fillsCanvas: Bool {
        isRootAlone || layout.items.first?.canvasFrame == CGRect(origin: .zero, size: layout.canvas.size)
    }

    /// Whether everything is inside a root around which the canvas has only space, so that the root can be the canvas.
    private var isRootAlone: Bool {
        guard let root = layout.items.first?.canvasFrame, layout.canvas.safeAreaInsets == .zero else {
            return false
        }
        return !root.isEmpty
            && layout.items.allSatisfy { $0.canvasFrame.isNull || root.contains($0.canvasFrame) }
    }

    private func writeTree(to result: inout Written, depth: Int) {
        var waiting: [(index: Int, isEnd: Bool, depth: Int)] = [(0, false, depth)]
        while let (index, isEnd, depth) = waiting.popLast() {
            let indent = String(repeating: "  ", count: min(depth, 60))
            if isEnd {
                result.append("\(indent)] },\n")
                continue
            }
            let subviews = children[index].filter { layout.items[$0].kind == .view }
            result.append(
                (depth == 1 ? "" : indent) + head(of: index), from: layout.items[index].location?.line)
            if subviews.isEmpty {
                result.append(" },\n")
            } else {
                result.append(", subviews: [\n")
                waiting.append((index, true, depth))
                waiting += subviews.reversed().map { ($0, false, depth + 1) }
            }
        }
    }

    private func head(of index: Int) -> String {
        let item = layout.items[index]
        var parts = ["id: \(quoted(item.id))"]
        let className = className(of: index)
        if className != "UIView" { parts.append("class: \(quoted(className))") }
        if let text = captured[index]?.text, let shown = item.text, !text.isEmpty, acceptsText(className) {
            parts.append("text: \(quoted(shown.string))")
        }
        if isPlaced[index] {
            parts += contentSize(of: index)
        } else if index > 0 || !fillsCanvas {
            parts.append("frame: \(list(writtenFrame(of: index)))")
        }
        if captured[index]?.isHidden == true
            || item.isHidden && layout.items[item.parent ?? 0].isHidden == false
        {
            parts.append("hidden: true")
        }
        if item.clipsToBounds { parts.append("clipsToBounds: true") }
        let margins = captured[index]?.facts.first { $0.name == "layoutMargins" }?.value.split(separator: " ")
            .compactMap { Double($0) }
        if let margins, margins.count == 4 {
            parts.append("insetsLayoutMarginsFromSafeArea: false")
            parts.append(
                "layoutMargins: { top: \(margins[0].plain), left: \(margins[1].plain), bottom: \(margins[2].plain), right: \(margins[3].plain) }"
            )
        }
        let guides = children[index].filter { layout.items[$0].kind == .guide }
        if !guides.isEmpty {
            parts.append(
                "guides: [" + guides.map { "{ id: \(quoted(layout.items[$0].id)) }" }.joined(separator: ", ")
                    + "]")
        }
        return "{ " + parts.joined(separator: ", ")
    }

    /// Returns the frame to write. Documents have no scroll offsets, so views in a scrolled one are where they were on the canvas,
    /// unless constraints place some of them.
    private func writtenFrame(of index: Int) -> CGRect {
        let item = layout.items[index]
        guard let parent = item.parent else { return item.canvasFrame }
        let owner = layout.items[parent]
        guard item.frame.size == item.canvasFrame.size, owner.frame.size == owner.canvasFrame.size,
            children[parent].allSatisfy({ !isPlaced[$0] })
        else { return item.frame }
        return item.canvasFrame.offsetBy(dx: -owner.canvasFrame.minX, dy: -owner.canvasFrame.minY)
    }

    /// UIKit's classes whose content has a size of its own, and which are written as what they are.
    private static let contentClasses: Set<String> = [
        "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISwitch", "UISlider",
        "UIProgressView",
        "UISegmentedControl", "UIStepper", "UIActivityIndicatorView", "UIPageControl", "UIDatePicker",
        "UIPickerView",
    ]
    private static let textClasses: Set<String> = ["UILabel", "UIButton", "UITextField", "UITextView"]

    private func acceptsText(_ className: String) -> Bool { Self.textClasses.contains(className) }

    /// Returns the class to write: UIKit's if it is a simple one, and a label for what shows text otherwise. Stack views become
    /// plain views, as their constraints are captured.
    private func className(of index: Int) -> String {
        guard let item = captured[index] else { return "UIView" }
        for name in [item.className, item.baseClass ?? ""] where Self.contentClasses.contains(name) {
            return name
        }
        return layout.items[index].text == nil || item.text?.isEmpty != false ? "UIView" : "UILabel"
    }

    private func contentSize(of index: Int) -> [String] {
        let item = layout.items[index]
        let known = contentSizes[index]
        guard Self.contentClasses.contains(className(of: index)) || known != nil else { return [] }
        let open = item.undetermined
        let width = known?.width ?? (open.contains(.width) ? -1 : Double(item.frame.width))
        let height = known?.height ?? (open.contains(.height) ? -1 : Double(item.frame.height))
        var parts = ["intrinsicContentSize: [\(number(width)), \(number(height))]"]
        let facts = captured[index]?.facts ?? []
        func pair(_ name: String, _ key: String) {
            let values = ["Horizontal", "Vertical"].compactMap { axis in
                facts.first { $0.name == name + axis }.flatMap { Double($0.value) }.flatMap {
                    (1...1000).contains($0) ? $0 : nil
                }
            }
            if values.count == 2 { parts.append("\(key): [\(number(values[0])), \(number(values[1]))]") }
        }
        pair("contentHuggingPriority", "hugging")
        pair("contentCompressionResistancePriority", "compressionResistance")
        return parts
    }

    private func list(_ frame: CGRect) -> String {
        let frame = frame.standardized
        return
            "[\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height))]"
    }

    private func number(_ value: some BinaryFloatingPoint) -> String {
        ((Double(value) * 10_000).rounded() / 10_000).plain
    }

    /// Returns a text as a string of JSON5.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029
                    || scalar.value == 0x7F
                {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
