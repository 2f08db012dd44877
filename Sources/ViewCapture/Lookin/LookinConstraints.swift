import ConstraintLog
import LayoutValues
import Foundation
import Solver

/// The constraints of a file of Lookin's, each once, and the guides that they mention.
struct LookinConstraints {
    /// A guide that constraints mention.
    struct Guide {
        let address: String
        let className: String
        /// The items that constraints relate it to, in their order.
        var related: [Int] = []
        /// The guides that constraints relate it to, by their places among the guides.
        var relatedGuides: [Int] = []
        /// The identifiers of its constraints: of those in which it is first, and of the others.
        var ownNames: [String] = []
        var otherNames: [String] = []
    }

    private(set) var constraints: [CapturedConstraint] = []
    private(set) var guides: [Guide] = []
    private(set) var findings: [CaptureFinding] = []
    private let items: [CapturedItem]
    private let places: [Int: Int]
    private var guidePlaces: [String: Int] = [:]
    private var known: Set<CapturedConstraint> = []
    private var knownObjects: Set<Int> = []
    private var privateCount = 0

    /// How the file says what a constraint's item is.
    private enum ItemType {
        static let none = 1
        static let itself = 3
        static let superview = 4
        static let guide = 5
    }

    /// Attributes from this number on are the system's own: a frame's origin and size.
    private static let firstPrivateAttribute = 32

    /// - Parameters:
    ///   - listed: The constraints that items list.
    ///   - places: The item of each object number of Lookin's.
    init(
        _ listed: [(item: Int, constraints: [ArchivedValue])], in capture: ViewCapture, places: [Int: Int]
    ) {
        items = capture.items
        self.places = places
        for (item, values) in listed {
            for value in values where constraints.count < CaptureLimits.items { add(value, listedBy: item) }
        }
        if privateCount > 0 {
            let text = "\(privateCount) with attributes of the system's own"
            findings.append(CaptureFinding(kind: .unreadConstraint(text: text), line: 0))
        }
    }

    private mutating func add(_ value: ArchivedValue, listedBy item: Int) {
        let types = [value["firstItemType"].integer, value["secondItemType"].integer]
        // What an object says depends on the view that lists it only where it says "self" or "super".
        if !types.contains(ItemType.itself), !types.contains(ItemType.superview), let number = value.number,
            !knownObjects.insert(number).inserted
        {
            return
        }
        guard let firstNumber = value["firstAttribute"].integer,
            let first = side(value, "first", firstNumber, listedBy: item)
        else { return }
        let secondNumber = value["secondAttribute"].integer ?? 0
        if max(firstNumber, secondNumber) >= Self.firstPrivateAttribute {
            privateCount += 1
            return
        }
        var constraint = CapturedConstraint(className: "NSLayoutConstraint", address: nil, line: 0)
        constraint.first = first
        if secondNumber != 0 {
            guard let second = side(value, "second", secondNumber, listedBy: item) else { return }
            constraint.second = second
        }
        let relation = value["relation"].double ?? 0
        constraint.relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
        guard let multiplier = number(value["multiplier"].double ?? 1),
            let constant = number(value["constant"].double ?? 0),
            let priority = value["priority"].double, priority > 0, priority <= 1000
        else {
            let text = value["identifier"].text ?? "a constraint of \(first.item.className)"
            return findings.append(CaptureFinding(kind: .unreadConstraint(text: text), line: 0))
        }
        (constraint.multiplier, constraint.constant, constraint.priority) = (multiplier, constant, priority)
        constraint.isActive = value.has("active") ? value["active"].isTrue : nil
        constraint.identifier = value["identifier"].text.flatMap { $0.isEmpty ? nil : $0 }
        constraint.text = constraint.identifier ?? ""
        // Each view lists it that takes part in it; whether it has an effect there is said of that view alone.
        guard known.insert(constraint).inserted else { return }
        constraints.append(constraint)
        noteGuides(of: constraint)
    }

    /// Returns a number that layouts can have.
    private func number(_ number: Double) -> Double? { number.isFinite && abs(number) <= 1e7 ? number : nil }

    private mutating func side(
        _ value: ArchivedValue, _ name: String, _ attribute: Int, listedBy item: Int
    ) -> CapturedConstraint.Side? {
        let type = value["\(name)ItemType"].integer ?? 0
        let object = value["\(name)Item"]
        var place = object["oid"].integer.flatMap { places[$0] }
        if place == nil, type == ItemType.itself { place = item }
        if place == nil, type == ItemType.superview { place = items[item].parent }
        let known = ConstraintProperties.attribute(attribute)
        if let place {
            let item = items[place]
            return CapturedConstraint.Side(
                item: LogItem(
                    className: item.className, address: item.address, name: item.identifier, text: item.text),
                attribute: known)
        }
        guard type != ItemType.none, let address = LookinReader.address(object) else { return nil }
        let className = object["classChainList"].elements.first?.text ?? "UILayoutGuide"
        if type == ItemType.guide || className.hasSuffix("Guide"), guidePlaces[address] == nil {
            guidePlaces[address] = guides.count
            guides.append(Guide(address: address, className: className))
        }
        return CapturedConstraint.Side(
            item: LogItem(className: className, address: address), attribute: known)
    }

    private mutating func noteGuides(of constraint: CapturedConstraint) {
        let sides = [(constraint.first, constraint.second), (constraint.second, constraint.first)]
        for (index, (side, other)) in sides.enumerated() {
            guard let address = side?.item.address, let guide = guidePlaces[address] else { continue }
            if let address = other?.item.address, let place = placeOfAddress[address] {
                guides[guide].related.append(place)
            } else if let other = (other?.item.address).flatMap({ guidePlaces[$0] }) {
                guides[guide].relatedGuides.append(other)
            }
            guard let name = constraint.identifier, let dot = name.firstIndex(of: "."), dot > name.startIndex
            else { continue }
            let prefix = String(name[..<dot])
            if index == 0 {
                guides[guide].ownNames.append(prefix)
            } else {
                guides[guide].otherNames.append(prefix)
            }
        }
    }

    private lazy var placeOfAddress: [String: Int] = {
        var places: [String: Int] = [:]
        for (index, item) in items.enumerated() {
            if let address = item.address, places[address] == nil { places[address] = index }
        }
        return places
    }()
}
