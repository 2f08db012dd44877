import ConstraintLog
import Foundation

/// Reads what Lookin and LookInside save: views with their frames, and the constraints that mention guides.
struct LookinReader {
    private var capture = ViewCapture()
    /// The constraints that each item lists, in the items' order.
    private var listed: [(item: Int, constraints: [ArchivedValue])] = []
    /// The insets of items' safe areas.
    private var insets: [Int: [Double]] = [:]
    /// The item of each object number of Lookin's.
    private var places: [Int: Int] = [:]
    /// The objects that were read, which guards against cycles.
    private var known: Set<Int> = []
    private var repeated = 0
    private var isTooDeep = false

    /// Whether a file begins like one of Lookin's.
    static func isLookin(_ bytes: [UInt8]) -> Bool { bytes.starts(with: BinaryPropertyList.signature) }

    /// Reads a file; an empty capture that says so if it isn't one of Lookin's.
    static func read(_ bytes: [UInt8]) -> ViewCapture {
        guard let archive = KeyedArchive(bytes) else { return unread }
        let file = archive.top
        let info = file.has("hierarchyInfo") ? file["hierarchyInfo"] : file
        let items = info.has("displayItems") ? info["displayItems"] : info["1"]
        guard info.has("1") || info.has("displayItems") else { return unread }
        var reader = LookinReader()
        reader.capture.formats = [.lookin]
        reader.readApp(info.has("appInfo") ? info["appInfo"] : info["2"])
        reader.addTrees(items.elements)
        reader.addSnapshots(file["soloScreenshots"])
        if archive.isExhausted { reader.capture.note(.sharedLists) }
        let constraints = LookinConstraints(reader.listed, in: reader.capture, places: reader.places)
        reader.capture.findings += constraints.findings
        reader.capture = LookinGuides.adding(constraints, to: reader.capture, insets: reader.insets)
        reader.capture.recordCount = reader.capture.items.count
        return reader.capture
    }

    private static var unread: ViewCapture {
        var capture = ViewCapture()
        capture.note(.damagedArchive)
        return capture
    }

    private mutating func readApp(_ app: ArchivedValue) {
        capture.app = app["5"].text
        capture.scale = app["screenScale"].double.flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
        guard let width = app["6"].double, let height = app["7"].double, (1...1e5).contains(width),
            (1...1e5).contains(height)
        else { return }
        capture.screenSize = CGSize(width: width, height: height)
    }

    // MARK: Views

    private mutating func addTrees(_ roots: [ArchivedValue]) {
        var waiting: [(value: ArchivedValue, parent: Int?, depth: Int)] = roots.reversed().map {
            ($0, nil, 0)
        }
        while let (value, parent, depth) = waiting.popLast() {
            guard let number = value.number else { continue }
            guard known.insert(number).inserted else {
                repeated += 1
                continue
            }
            guard capture.items.count < CaptureLimits.items else {
                capture.note(.tooLarge(what: "items", limit: CaptureLimits.items))
                break
            }
            let place = capture.items.count
            add(value, parent: parent)
            guard depth < CaptureLimits.depth else {
                if !isTooDeep { capture.note(.tooLarge(what: "levels", limit: CaptureLimits.depth)) }
                isTooDeep = true
                continue
            }
            for child in value["subitems"].elements.reversed() { waiting.append((child, place, depth + 1)) }
        }
        if repeated > 0 { capture.note(.repeatedObjects(count: repeated)) }
    }

    private mutating func add(_ value: ArchivedValue, parent: Int?) {
        let isView = value.has("viewObject") || value.has("windowObject")
        let object = ["viewObject", "windowObject", "layerObject"].first(where: value.has).map { value[$0] }
        let attributes = LookinAttributes(value)
        let classes = object?["classChainList"].elements.compactMap(\.text) ?? []
        var item = CapturedItem(
            className: classes.first ?? "UIView", address: object.flatMap(Self.address), line: 0)
        item.baseClass = classes.dropFirst().first { name in
            (name.hasPrefix("UI") || name.hasPrefix("NS")) && !name.contains(".") && name != "NSObject"
        }
        item.parent = parent
        setGeometry(of: &item, value, isAppKit: classes.contains { $0 == "NSView" || $0 == "NSWindow" })
        item.isHidden = value["hidden"].isTrue
        item.alpha = value["alpha"].double ?? 1
        item.clipsToBounds = attributes.clips
        let color = value["backgroundColor"].elements.compactMap(\.double)
        if color.count == 4, color.allSatisfy({ (0...1).contains($0) }) { item.background = color }
        item.identifier = object.flatMap(Self.property)
        item.text = attributes.text ?? value["customDisplayTitle"].text
        item.controller = value["hostViewControllerObject"]["classChainList"].elements.first?.text
        item.facts = attributes.capturedFacts
        if !isView { item.facts.append(CapturedFact("layer", "YES")) }
        let place = capture.items.count
        for name in ["viewObject", "windowObject", "layerObject"] {
            if let number = value[name]["oid"].integer, places[number] == nil { places[number] = place }
        }
        insets[place] = attributes.safeAreaInsets
        listed.append((place, attributes.constraints))
        capture.items.append(item)
    }

    private func setGeometry(of item: inout CapturedItem, _ value: ArchivedValue, isAppKit: Bool) {
        item.frame = PrintedValue.rect(value["frame"].numbers)
        if let bounds = PrintedValue.rect(value["bounds"].numbers) {
            item.boundsOrigin = bounds.origin
            item.boundsSize = bounds.size
        }
        // On iOS y always counts from the top, whatever the file says.
        item.isFlipped = isAppKit ? value["isFlipped"].isTrue : true
        item.countsFromBottom = item.parent.map { !capture.items[$0].isFlipped } ?? false
    }

    /// The address of an object; its number of Lookin's if it has none.
    static func address(_ object: ArchivedValue) -> String? {
        if let address = object["memoryAddress"].text, !address.isEmpty { return address.lowercased() }
        return object["oid"].integer.map { "lookin-\($0)" }
    }

    /// The name of the property that holds an object; nil if none is known.
    static func property(_ object: ArchivedValue) -> String? {
        let names = object["ivarTraces"].elements.compactMap { $0["ivarName"].text }
        return names.first { !$0.isEmpty }
    }

    private mutating func addSnapshots(_ pictures: ArchivedValue) {
        for (key, value) in pictures.entries {
            guard let number = key.integer, let place = places[number], let data = value.data, !data.isEmpty,
                capture.snapshots[place] == nil
            else { continue }
            capture.snapshots[place] = Array(data)
        }
    }
}
