import ConstraintLog
import Foundation

/// Joins captures of one run by the addresses of their views, if the classes agree.
package enum CaptureJoiner {
    /// Returns whether two captures have a view or guide in common, so that they are likely of one run.
    package static func areRelated(_ first: ViewCapture, _ second: ViewCapture) -> Bool {
        if ElementMatcher.areOfOneScreen(first, second) { return true }
        let (names, others) = (mentions(of: first), mentions(of: second))
        let (small, large) = names.count < others.count ? (names, others) : (others, names)
        return small.contains { address, name in large[address].map { agree(name, $0) } ?? false }
    }

    /// Returns the classes of the views and guides that a capture names, by address.
    private static func mentions(of capture: ViewCapture) -> [String: String] {
        var classes: [String: String] = [:]
        for item in capture.items {
            if let address = item.address, classes[address] == nil { classes[address] = item.className }
            if let owner = item.owner, classes[owner.address] == nil {
                classes[owner.address] = owner.className
            }
        }
        for constraint in capture.constraints {
            for item in [constraint.first?.item, constraint.second?.item, constraint.superview] {
                if let item, let address = item.address?.lowercased(), classes[address] == nil {
                    classes[address] = item.className
                }
            }
        }
        for controller in capture.controllers {
            if let address = controller.viewAddress, classes[address] == nil {
                classes[address] = controller.viewClass
            }
        }
        return classes
    }

    /// Whether two texts can name the same class: one can leave out the module, or the class altogether.
    private static func agree(_ first: String, _ second: String) -> Bool {
        if first == second || first.isEmpty || second.isEmpty { return true }
        return first.hasSuffix("." + second) || second.hasSuffix("." + first)
    }

    /// Returns one capture of several; their views are matched by address and class.
    package static func joined(_ captures: [ViewCapture]) -> ViewCapture {
        // What has frames comes first: it has the tree as it is drawn.
        let order = captures.indices.sorted {
            let (first, second) = (rank(captures[$0]), rank(captures[$1]))
            return first != second ? first < second : $0 < $1
        }
        guard let first = order.first else { return ViewCapture() }
        var result = captures[first]
        for index in order.dropFirst() { merge(captures[index], into: &result) }
        placeGuides(of: &result)
        nameRegions(of: &result)
        return result
    }

    private static func rank(_ capture: ViewCapture) -> Int {
        let format = capture.formats.first ?? .constraints
        switch format {
        case .viewHierarchy, .lookin: return 0
        case .recursiveDescription: return 1
        case .subtreeDescription: return 2
        case .xcuitest: return 3
        case .appium: return 4
        case .autolayoutTrace: return 5
        case .layoutGuides: return 6
        case .constraints: return 7
        case .printHierarchy: return 8
        }
    }

    private static func merge(_ other: ViewCapture, into result: inout ViewCapture) {
        result.recordCount += other.recordCount
        result.findings += other.findings
        result.app = result.app ?? other.app
        result.scale = result.scale ?? other.scale
        result.screenSize = result.screenSize ?? other.screenSize
        result.hasAllConstraints = result.hasAllConstraints || other.hasAllConstraints
        mergeItems(other, into: &result)
        for format in other.formats where !result.formats.contains(format) { result.formats.append(format) }
        let known = Set(result.constraints.map { $0.address ?? $0.text })
        result.constraints += other.constraints.filter { !known.contains($0.address ?? $0.text) }
        let offset = result.controllers.count
        result.controllers += other.controllers.map { controller in
            var controller = controller
            controller.parent = controller.parent.map { $0 + offset }
            return controller
        }
    }

    private static func mergeItems(_ other: ViewCapture, into result: inout ViewCapture) {
        var places: [String: Int] = [:]
        for (index, item) in result.items.enumerated() {
            if let address = item.address, places[address] == nil { places[address] = index }
        }
        // Elements have addresses of their own, which say nothing about views.
        let isElements =
            other.items.contains { $0.kind == .element } != result.items.contains { $0.kind == .element }
        var moved: [Int: Int] = [:]
        let matched = ElementMatcher.matches(other, in: result)
        for (index, item) in other.items.enumerated() {
            if let place = matched[index] {
                complete(&result.items[place], with: item)
                moved[index] = place
                continue
            }
            if !isElements, let address = item.address, let place = places[address] {
                if agree(item.className, result.items[place].className) {
                    complete(&result.items[place], with: item)
                    moved[index] = place
                    continue
                }
                let kind = CaptureFinding.Kind.classesDiffer(
                    address: address, first: result.items[place].className, second: item.className)
                result.note(kind, line: item.line)
            }
            var added = item
            added.parent = item.parent.flatMap { moved[$0] }
            moved[index] = result.items.count
            result.items.append(added)
        }
        adopt(other, moved: moved, into: &result)
        for (index, picture) in other.snapshots.sorted(by: { $0.key < $1.key }) {
            if let place = moved[index], result.snapshots[place] == nil { result.snapshots[place] = picture }
        }
    }

    /// Puts outermost views below the superviews that only the other capture knows.
    private static func adopt(_ other: ViewCapture, moved: [Int: Int], into result: inout ViewCapture) {
        for (index, item) in other.items.enumerated() {
            guard let place = moved[index], result.items[place].parent == nil,
                let parent = item.parent.flatMap({ moved[$0] }), parent != place,
                !isInside(parent, of: place, result.items)
            else { continue }
            result.items[place].parent = parent
        }
    }

    private static func isInside(_ index: Int, of outer: Int, _ items: [CapturedItem]) -> Bool {
        var current: Int? = index
        for _ in 0...items.count {
            guard let place = current else { return false }
            if place == outer { return true }
            current = items[place].parent
        }
        return true
    }

    /// Takes what an item lacks from another description of it.
    private static func complete(_ item: inout CapturedItem, with other: CapturedItem) {
        item.frame = item.frame ?? other.frame
        item.transform = item.transform ?? other.transform
        item.text = item.text ?? other.text
        item.identifier = item.identifier ?? other.identifier
        item.baseClass = item.baseClass ?? other.baseClass
        item.mark = item.mark ?? other.mark
        item.isAmbiguous = item.isAmbiguous || other.isAmbiguous
        for attribute in other.openAttributes where !item.openAttributes.contains(attribute) {
            item.openAttributes.append(attribute)
        }
        item.isMissingHostConstraints = item.isMissingHostConstraints || other.isMissingHostConstraints
        item.isHidden = item.isHidden || other.isHidden
        item.owner = item.owner ?? other.owner
        for fact in other.facts where !item.facts.contains(where: { $0.name == fact.name }) {
            item.facts.append(fact)
        }
        if other.kind == .guide { item.kind = .guide }
    }

    /// Puts printed guides into the views that own them; an owner that nothing else prints becomes an outermost view.
    private static func placeGuides(of capture: inout ViewCapture) {
        var places: [String: Int] = [:]
        for (index, item) in capture.items.enumerated() where item.kind != .guide {
            if let address = item.address, places[address] == nil { places[address] = index }
        }
        for index in capture.items.indices {
            guard let owner = capture.items[index].owner, capture.items[index].parent == nil else { continue }
            if let place = places[owner.address] {
                guard agree(owner.className, capture.items[place].className) else { continue }
                if capture.items[place].frame == nil { capture.items[place].frame = owner.frame }
                capture.items[index].parent = place
            } else {
                var view = CapturedItem(
                    className: owner.className, address: owner.address, line: capture.items[index].line)
                view.frame = owner.frame
                places[owner.address] = capture.items.count
                capture.items[index].parent = capture.items.count
                capture.items.append(view)
            }
        }
    }

    /// Gives the views of controllers their controllers.
    private static func nameRegions(of capture: inout ViewCapture) {
        var places: [String: Int] = [:]
        for (index, item) in capture.items.enumerated() {
            if let address = item.address, places[address] == nil { places[address] = index }
        }
        for controller in capture.controllers {
            guard let place = controller.viewAddress.flatMap({ places[$0] }),
                agree(controller.viewClass ?? "", capture.items[place].className)
            else { continue }
            capture.items[place].controller = capture.items[place].controller ?? controller.className
        }
    }
}
