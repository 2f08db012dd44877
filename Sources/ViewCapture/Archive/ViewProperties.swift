import ConstraintLog
import LayoutValues
import Solver
import Foundation

/// Reads views, guides and windows from an archive's objects.
struct ViewProperties {
    private let store: ArchiveStore

    init(_ store: ArchiveStore) { self.store = store }

    /// Returns the item of a view or window.
    func item(of index: Int) -> CapturedItem {
        let object = store.objects[index]
        var item = CapturedItem(className: object.className, address: object.id, line: 0)
        item.baseClass = knownBase(of: object.className)
        setGeometry(of: &item, object, layer: layer(of: index))
        let isAppKit = object.group.hasPrefix("com.apple.AppKit.")
        item.isFlipped = isAppKit ? object.isTrue("flipped") : true
        item.isHidden = object.isTrue("hidden")
        item.alpha = object.number("alpha") ?? object.number("alphaValue") ?? 1
        if object.group.hasSuffix(".NSWindow") {
            // A window's place on the screen counts from the bottom; the picture begins at the window.
            item.isFlipped = false
            if let frame = item.frame { item.frame = CGRect(origin: .zero, size: frame.size) }
        }
        item.clipsToBounds =
            object.isTrue("clipsToBounds") || layer(of: index)?.isTrue("masksToBounds") ?? false
        if case .color(let color)? = object.properties["backgroundColor"] { item.background = color }
        item.identifier = object.text("accessibilityIdentifier").flatMap { $0.isEmpty ? nil : $0 }
        item.text = ["text", "dbgFormattedDisplayName", "accessibilityLabel", "title"].compactMap {
            object.text($0)
        }
        .first { !$0.isEmpty && $0 != object.className }
        item.isInternal = object.isTrue("internal") || object.number("visible") == 0
        item.horizontalConstraints = Self.addresses(object.text("horizontalAffectingConstraints"))
        item.verticalConstraints = Self.addresses(object.text("verticalAffectingConstraints"))
        setAmbiguity(of: &item, object)
        addFacts(to: &item, object)
        return item
    }

    /// Returns the item of a guide.
    func guide(of index: Int) -> CapturedItem {
        let object = store.objects[index]
        var item = CapturedItem(kind: .guide, className: object.className, address: object.id, line: 0)
        item.frame = object.rect("layoutFrame") ?? object.rect("frame")
        item.identifier = object.text("identifier").flatMap { $0.isEmpty ? nil : $0 }
        return item
    }

    private func setGeometry(of item: inout CapturedItem, _ object: ArchiveObject, layer: ArchiveObject?) {
        item.frame = object.rect("frame")
        let bounds = object.rect("bounds")
        if let bounds {
            item.boundsOrigin = bounds.origin
            item.boundsSize = bounds.size
        }
        if let anchor = object.numbers("anchorPoint", count: 2) ?? layer?.numbers("anchorPoint", count: 2),
            anchor.allSatisfy({ $0.isFinite && abs($0) < 1e6 })
        {
            item.anchor = CGPoint(x: anchor[0], y: anchor[1])
        }
        if let position = object.numbers("position", count: 2) ?? layer?.numbers("position", count: 2),
            position.allSatisfy({ $0.isFinite && abs($0) < 1e9 })
        {
            item.position = CGPoint(x: position[0], y: position[1])
        }
        if let matrix = layer?.numbers("transform", count: 16),
            matrix.allSatisfy({ $0.isFinite && abs($0) < 1e9 })
        {
            let transform = CGAffineTransform(
                matrix[0], matrix[1], matrix[4], matrix[5], matrix[12], matrix[13])
            if transform != .identity { item.transform = transform }
            // Turned about another axis, or seen in perspective.
            let flat = [2, 3, 6, 7, 8, 9, 11].allSatisfy { abs(matrix[$0]) < 1e-9 }
            if !flat { item.facts.append(CapturedFact("transform3D", "YES")) }
        }
        // Without a frame, the layer's geometry gives it.
        if item.frame == nil, let position = item.position, let size = bounds?.size, item.transform == nil {
            item.frame = CGRect(
                x: position.x - item.anchor.x * size.width, y: position.y - item.anchor.y * size.height,
                width: size.width, height: size.height)
        }
    }

    /// Returns a view's layer; of a wrapper, the layer inside that is the view's.
    private func layer(of index: Int) -> ArchiveObject? {
        let object = store.objects[index]
        let place =
            object.associated.first { $0.group.hasSuffix(".CALayer") }?.index
            ?? object.reference("layer").flatMap { store.places[$0.address] }
        guard let place, store.objects[place].isFull else { return nil }
        let layer = store.objects[place]
        if layer.className.hasSuffix("MultiLayer"),
            let inner = layer.children.first(where: {
                store.objects[$0].reference("delegate")?.address == object.id
            })
        {
            return store.objects[inner]
        }
        return layer
    }

    private static func addresses(_ text: String?) -> [String] {
        (text ?? "").split(whereSeparator: { $0 == "," || $0 == " " }).map { $0.lowercased() }.filter {
            $0.hasPrefix("0x")
        }
    }

    private static let openBits: [(bits: Int, attribute: LogAttribute)] = [
        (2 | 0x400, .minX), (4 | 0x800, .minY), (8 | 0x1000, .width), (16 | 0x2000, .height),
    ]

    private func setAmbiguity(of item: inout CapturedItem, _ object: ArchiveObject) {
        let mask = object.number("ambiguityStatusMask").flatMap { Int(exactly: $0) } ?? 0
        item.openAttributes = Self.openBits.filter { mask & $0.bits != 0 }.map(\.attribute)
        item.isAmbiguous = object.isTrue("hasAmbiguousLayout") || !item.openAttributes.isEmpty
    }

    /// The properties that the model has no place for.
    private static let facts = [
        "contentHuggingPriorityHorizontal", "contentHuggingPriorityVertical",
        "contentCompressionResistancePriorityHorizontal", "contentCompressionResistancePriorityVertical",
        "axis",
        "distribution", "alignment", "spacing", "tag", "placeholder", "numberOfLines",
    ]

    private func addFacts(to item: inout CapturedItem, _ object: ArchiveObject) {
        for name in Self.facts {
            if let number = object.number(name) { item.facts.append(CapturedFact(name, "\(number)")) }
            if let text = object.text(name) { item.facts.append(CapturedFact(name, text)) }
        }
        if let margins = object.numbers("layoutMargins", count: 4) {
            item.facts.append(CapturedFact("layoutMargins", margins.map { "\($0)" }.joined(separator: " ")))
        }
        for name in ["firstBaselineOffsetFromTop", "lastBaselineOffsetFromBottom"] {
            if let number = object.number(name) { item.facts.append(CapturedFact(name, "\(number)")) }
        }
    }

    /// The nearest superclass of UIKit or AppKit, for classes of apps.
    private func knownBase(of className: String) -> String? {
        var current = className
        for _ in 0..<100 {
            guard let next = store.superclasses[current] else { return nil }
            if (next.hasPrefix("UI") || next.hasPrefix("NS")) && !next.contains(".") { return next }
            current = next
        }
        return nil
    }
}

/// Reads constraints from an archive's objects.
struct ConstraintProperties {
    private let store: ArchiveStore
    private let items: [CapturedItem]
    private let places: [Int: Int]

    init(_ store: ArchiveStore, items: [CapturedItem], places: [Int: Int]) {
        self.store = store
        self.items = items
        self.places = places
    }

    /// The attributes by their numbers.
    private static let attributes: [Int: LogAttribute] = [
        1: .left, 2: .right, 3: .top, 4: .bottom, 5: .leading, 6: .trailing, 7: .width, 8: .height,
        9: .centerX,
        10: .centerY, 11: .lastBaseline, 12: .firstBaseline, 13: .leftMargin, 14: .rightMargin,
        15: .topMargin,
        16: .bottomMargin, 17: .leadingMargin, 18: .trailingMargin, 19: .centerXWithinMargins,
        20: .centerYWithinMargins, 32: .minX, 33: .minY, 34: .midX, 35: .midY, 36: .maxX, 37: .maxY,
    ]

    /// Returns the attribute with a number of UIKit's; nil for other numbers.
    static func attribute(_ number: Int) -> LogAttribute? { attributes[number] }

    /// Returns the constraint of an object.
    func constraint(of index: Int) -> CapturedConstraint {
        let object = store.objects[index]
        var constraint = CapturedConstraint(className: object.className, address: object.id, line: 0)
        constraint.identifier = object.text("identifier").flatMap { $0.isEmpty ? nil : $0 }
        constraint.first = side("first", of: object)
        constraint.second = side("second", of: object)
        let relation = object.number("relation") ?? 0
        constraint.relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
        constraint.multiplier = object.number("multiplier") ?? 1
        constraint.constant = object.number("constant") ?? 0
        constraint.priority = object.number("priority") ?? 1000
        constraint.isActive = object.number("active").map { $0 != 0 }
        constraint.text = constraint.identifier ?? ""
        return constraint
    }

    private func side(_ name: String, of object: ArchiveObject) -> CapturedConstraint.Side? {
        guard let reference = object.reference("\(name)Item") else { return nil }
        let number = object.number("\(name)Attribute").flatMap { Int(exactly: $0) }
        let attribute = number.flatMap { Self.attributes[$0] }
        let known = store.places[reference.address].flatMap { places[$0] }.map { items[$0] }
        return CapturedConstraint.Side(
            item: LogItem(
                className: known?.className ?? reference.className, address: reference.address,
                name: known?.identifier, text: known?.text),
            attribute: attribute)
    }
}
