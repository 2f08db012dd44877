import ConstraintLog
import LayoutValues
import Foundation

/// Reads Xcode's export of Debug View Hierarchy.
package struct ArchiveReader {
    private let store: ArchiveStore
    private var capture = ViewCapture()
    /// The index of each object among the capture's items.
    private var places: [Int: Int] = [:]
    private var repeated = 0

    /// Reads a zipped archive.
    static func read(zip bytes: [UInt8]) -> ViewCapture {
        guard let zip = ZipFile(bytes) else { return ViewCapture() }
        var files = ArchiveFiles(responses: [], metadata: nil)
        var room = CaptureLimits.archive
        var failed: [CaptureFinding] = []
        let entries = zip.entries.compactMap { entry in
            ArchiveFiles.responseNumber(of: entry.name).map { (number: $0, entry: entry) }
        }
        for (number, entry) in entries.sorted(by: { $0.number < $1.number }).prefix(CaptureLimits.responses) {
            let limit = min(room, CaptureLimits.response)
            room -= min(room, max(entry.size, 0))
            guard let bytes = zip.contents(of: entry, limit: limit) else {
                let kind = CaptureFinding.Kind.failedResponse(
                    name: "Response_\(number)", reason: "it is damaged in the zip file, or too large")
                failed.append(CaptureFinding(kind: kind, line: 0))
                continue
            }
            files.responses.append(("Response_\(number)", bytes))
        }
        if let entry = zip.entries.first(where: {
            $0.name.hasSuffix("/metadata") && !$0.name.contains("__MACOSX")
        }) {
            files.metadata = zip.contents(of: entry, limit: 1 << 20)
        }
        var capture = read(files)
        capture.findings = failed + capture.findings
        return capture
    }

    /// Reads the files of an archive.
    package static func read(_ files: ArchiveFiles) -> ViewCapture {
        var store = ArchiveStore()
        for response in files.responses { store.add(response.bytes, named: response.name) }
        var reader = ArchiveReader(store: store)
        reader.readMetadata(files.metadata)
        reader.read()
        return reader.capture
    }

    private init(store: ArchiveStore) { self.store = store }

    /// Property lists hold plain values only: nothing is made from the classes that they name.
    private mutating func readMetadata(_ bytes: [UInt8]?) {
        guard let bytes else { return }
        guard Self.isShallow(bytes),
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
                as? [String: Any]
        else {
            return capture.note(.metadata("the property list 'metadata' can't be read, and isn't needed"))
        }
        capture.app = list["RunnableDisplayName"] as? String
        let version = list["DocumentVersion"].map { "\($0)" } ?? "1"
        if version != "1", Double(version) != 1 {
            capture.note(
                .metadata("the document is of version \(version.prefix(20)), and only version 1 is known"))
        }
    }

    private mutating func read() {
        capture.formats = [.viewHierarchy]
        capture.hasAllConstraints = true
        capture.findings += store.findings
        if store.captures > 1 { capture.note(.severalCaptures(count: store.captures)) }
        readScreen()
        for (group, index) in store.topLevel
        where group.hasSuffix(".UIWindow") || group.hasSuffix(".NSWindow") {
            addTree(index, isDetached: false)
        }
        for (group, index) in store.topLevel where group.hasSuffix(".UIView") || group.hasSuffix(".NSView") {
            if places[index] == nil { addTree(index, isDetached: !capture.items.isEmpty) }
        }
        if repeated > 0 { capture.note(.repeatedObjects(count: repeated)) }
        addControllers()
        addConstraints()
        noteAbsent()
        capture.recordCount = capture.items.count
    }

    /// Whether a property list can be read without deep recursion: it has few elements, or is a small binary one.
    private static func isShallow(_ bytes: [UInt8]) -> Bool {
        bytes.matches("bplist", at: 0) ? bytes.count <= 4096 : bytes.count { $0 == UInt8(ascii: "<") } <= 200
    }

    private mutating func readScreen() {
        guard let (_, index) = store.topLevel.first(where: { $0.group.hasSuffix(".UIScreen") }) else {
            return
        }
        let screen = store.objects[index]
        capture.scale = screen.number("scale").flatMap { $0 > 0 && $0 <= 16 ? $0 : nil }
        capture.screenSize = screen.rect("bounds")?.size
        if capture.screenSize == nil, let scale = screen.number("nativeScale") ?? capture.scale, scale > 0,
            let native = screen.rect("nativeBounds")
        {
            capture.screenSize = CGSize(width: native.width / scale, height: native.height / scale)
        }
    }

    private mutating func addTree(_ root: Int, isDetached: Bool) {
        var waiting: [(object: Int, parent: Int?)] = [(root, nil)]
        while let (index, parent) = waiting.popLast() {
            guard places[index] == nil else {
                repeated += 1
                continue
            }
            guard store.objects[index].isFull else { continue }
            let place = capture.items.count
            places[index] = place
            var item = ViewProperties(store).item(of: index)
            item.parent = parent
            if let parent { item.countsFromBottom = !capture.items[parent].isFlipped }
            if parent == nil { item.isInternal = item.isInternal || isDetached }
            capture.items.append(item)
            addSnapshot(of: index, at: place)
            addGuides(of: index, at: place)
            let object = store.objects[index]
            var inner = object.children
            // A window of AppKit has its view in a group of its own.
            if object.group.hasSuffix(".NSWindow") || object.className == "NSWindow" {
                inner = object.associated.filter { $0.group.hasSuffix(".NSView") }.map(\.index)
            }
            for child in inner.reversed() { waiting.append((child, place)) }
        }
    }

    private mutating func addGuides(of index: Int, at owner: Int) {
        for (group, guide) in store.objects[index].associated where group.hasSuffix("LayoutGuide") {
            guard places[guide] == nil, store.objects[guide].isFull else { continue }
            places[guide] = capture.items.count
            var item = ViewProperties(store).guide(of: guide)
            item.parent = owner
            item.countsFromBottom = !capture.items[owner].isFlipped
            capture.items.append(item)
        }
    }

    private mutating func addSnapshot(of index: Int, at place: Int) {
        for name in ["snapshotImageRenderedUsingDrawHierarchyInRect", "snapshotImage"] {
            guard case .data(let text)? = store.objects[index].properties[name],
                let data = Data(base64Encoded: text), !data.isEmpty
            else { continue }
            capture.snapshots[place] = Array(data)
            return
        }
    }

    private mutating func addControllers() {
        var waiting: [(index: Int, parent: Int?)] = store.topLevel.filter {
            $0.group.hasSuffix("ViewController")
        }
        .reversed().map { ($0.index, nil) }
        var known: Set<Int> = []
        while let (index, parent) = waiting.popLast() {
            guard known.insert(index).inserted, store.objects[index].isFull else { continue }
            let object = store.objects[index]
            let view = object.reference("view")
            capture.controllers.append(
                CapturedController(
                    className: object.className, address: object.id, parent: parent, isPresented: false,
                    state: "",
                    viewClass: view?.className, viewAddress: view?.address, line: 0))
            if let view, let place = store.places[view.address].flatMap({ places[$0] }) {
                capture.items[place].controller = object.className
            }
            let own = capture.controllers.count - 1
            for child in object.children.reversed() { waiting.append((child, own)) }
        }
        // A view names its controller too.
        for (index, place) in places.sorted(by: { $0.key < $1.key })
        where capture.items[place].controller == nil {
            let group = store.objects[index].associated.first { $0.group.hasSuffix("ViewController") }
            capture.items[place].controller = group.map { store.objects[$0.index].className }.flatMap {
                $0.isEmpty ? nil : $0
            }
        }
    }

    private mutating func addConstraints() {
        var holders: [Int: String] = [:]
        for object in store.objects where object.isFull {
            for (group, index) in object.associated where group.hasSuffix("NSLayoutConstraint") {
                holders[index] = object.id
            }
        }
        for (index, object) in store.objects.enumerated() where object.isFull && isConstraint(object) {
            var constraint = ConstraintProperties(store, items: capture.items, places: places).constraint(
                of: index)
            constraint.holder = holders[index]
            capture.constraints.append(constraint)
        }
    }

    private func isConstraint(_ object: ArchiveObject) -> Bool {
        object.group.hasSuffix("NSLayoutConstraint") || object.properties["firstAttribute"] != nil
    }

    private mutating func noteAbsent() {
        let known = Set(store.objects.filter(\.isFull).map(\.id))
        var absent: Set<String> = []
        for constraint in capture.constraints {
            for side in [constraint.first, constraint.second] {
                if let address = side?.item.address, !known.contains(address) { absent.insert(address) }
            }
        }
        for object in store.objects where !object.isFull && !known.contains(object.id) {
            absent.insert(object.id)
        }
        for item in capture.items {
            for address in item.horizontalConstraints + item.verticalConstraints
            where !known.contains(address) {
                absent.insert(address)
            }
        }
        if !absent.isEmpty { capture.note(.absentObjects(count: absent.count)) }
    }
}
