import ConstraintLog
import LayoutValues
import Findings
import Foundation
import Solver
import ViewCapture

/// Checks captured constraints against captured frames.
struct CapturedConstraints {
    /// A constraint that doesn't hold.
    struct Violation {
        /// The index among `constraints`.
        var constraint: Int
        /// The distance in points.
        var distance: Double
        /// The value that the inner of its items should have, in the coordinates of the constraint's container.
        var asked: Double
        /// The value that it has.
        var captured: Double
        /// The line of the input.
        var line: Int
    }

    private(set) var constraints: [SolvedConstraint] = []
    /// The index in the capture of each constraint.
    private(set) var origins: [Int] = []
    private(set) var violations: [Violation] = []
    /// The number of constraints whose items aren't all in the capture.
    private(set) var unknown = 0
    private let items: [SolvedItem]
    private let captured: CapturedItems
    private let places: [String: Int]
    /// How far frames can be off because of rounding to pixels.
    private let tolerance: Double
    /// The depth of each item.
    private let depths: [Int]

    /// Checks the constraints.
    ///
    /// - Parameter captured: The captured item of each item of the layout.
    init(
        _ capture: ViewCapture, items: [SolvedItem], captured: CapturedItems, places: [String: Int],
        scale: Double,
        file: String
    ) {
        self.items = items
        self.captured = captured
        self.places = places
        tolerance = 1 / scale + 0.02
        var depths: [Int] = []
        for item in items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
        self.depths = depths
        for (index, constraint) in capture.constraints.enumerated() { add(constraint, at: index, file: file) }
    }

    private mutating func add(_ constraint: CapturedConstraint, at index: Int, file: String) {
        // The frames of these are what they say.
        if constraint.isAutoresizing || constraint.isActive == false { return }
        guard let first = side(constraint.first) else {
            unknown += 1
            return
        }
        var second: SolvedConstraint.Side?
        if constraint.second != nil {
            second = side(constraint.second)
            if second == nil {
                unknown += 1
                return
            }
        }
        var solved = SolvedConstraint(
            text: "", identifier: constraint.identifier, source: Self.source(of: constraint),
            first: first, second: second, relation: constraint.relation, multiplier: constraint.multiplier,
            constant: constraint.constant, priority: constraint.priority, outcome: .satisfied,
            location: constraint.line > 0 ? SourceLocation(file: file, line: constraint.line, column: 1) : nil
        )
        solved.text = solved.equation(in: items)
        solved.container = ancestor(of: first.item, second?.item)
        check(&solved, line: constraint.line)
        constraints.append(solved)
        origins.append(index)
    }

    private static func source(of constraint: CapturedConstraint) -> ConstraintSource {
        if constraint.isContentSize { return .contentSize }
        if constraint.className == "_UILayoutSupportConstraint" { return .canvas }
        guard let identifier = constraint.identifier else { return .document }
        if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView") { return .stack }
        if identifier.hasPrefix("UIView-Encapsulated-Layout")
            || identifier.hasPrefix("UIViewSafeAreaLayoutGuide")
            || identifier.hasPrefix("UIView-")
        {
            return .canvas
        }
        return .document
    }

    private func side(_ side: CapturedConstraint.Side?) -> SolvedConstraint.Side? {
        guard let side, let address = side.item.address?.lowercased(), let place = places[address],
            let known = side.attribute,
            let attribute = LayoutAttribute(rawValue: known.rawValue) ?? Self.physical(known)
        else { return nil }
        return SolvedConstraint.Side(item: place, attribute: attribute)
    }

    private static func physical(_ attribute: LogAttribute) -> LayoutAttribute? {
        switch attribute {
        case .minX: .left
        case .maxX: .right
        case .midX: .centerX
        case .minY: .top
        case .maxY: .bottom
        case .midY: .centerY
        default: nil
        }
    }

    private func ancestor(of first: Int, _ second: Int?) -> Int {
        // A single item's position is one in its superview.
        guard let second else { return items[first].parent ?? first }
        var (left, right) = (first, second)
        while left != right {
            if depths[left] >= depths[right], let parent = items[left].parent {
                left = parent
            } else if let parent = items[right].parent {
                right = parent
            } else {
                return 0
            }
        }
        return left
    }

    private mutating func check(_ constraint: inout SolvedConstraint, line: Int) {
        let resolved = constraint.resolved
        let origin = items[constraint.container].canvasFrame.origin
        guard let actual = value(of: resolved.first, from: origin) else { return }
        var requested = resolved.constant
        if let second = resolved.second {
            guard let other = value(of: second, from: origin) else { return }
            requested += other * resolved.multiplier
        }
        constraint.actual = actual
        constraint.requested = requested
        let distance = constraint.violation
        guard distance > tolerance * max(1, abs(constraint.multiplier)), distance.isFinite else { return }
        constraint.outcome = constraint.priority >= 1000 ? .broken : .outweighed
        var (asked, captured) = (requested, actual)
        // What is asked for of contents, rather than of the view around them.
        if let second = resolved.second, constraint.container == resolved.first.item,
            second.item != resolved.first.item, resolved.multiplier != 0
        {
            asked = (actual - resolved.constant) / resolved.multiplier
            captured = (requested - resolved.constant) / resolved.multiplier
        }
        violations.append(
            Violation(
                constraint: constraints.count, distance: distance, asked: asked, captured: captured,
                line: line))
    }

    /// Returns the value of a side in the frames; nil if they don't show it.
    private func value(of side: SolvedConstraint.Side, from origin: CGPoint) -> Double? {
        let item = items[side.item]
        // The frame of a view with a transform isn't what constraints place.
        if captured[side.item]?.transform != nil { return nil }
        if let own = captured[side.item], own.frame == nil, own.screenFrame == nil { return nil }
        let frame = item.canvasFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        func margin(_ index: Int) -> Double? {
            guard let fact = captured[side.item]?.facts.first(where: { $0.name == "layoutMargins" }) else {
                return nil
            }
            let numbers = fact.value.split(separator: " ").compactMap { Double($0) }
            return numbers.count == 4 ? numbers[index] : nil
        }
        func baseline(_ name: String) -> Double? {
            captured[side.item]?.facts.first { $0.name == name }.flatMap { Double($0.value) }
        }
        switch side.attribute {
        case .left, .leading: return Double(frame.minX)
        case .right, .trailing: return Double(frame.maxX)
        case .top: return Double(frame.minY)
        case .bottom: return Double(frame.maxY)
        case .centerX: return Double(frame.midX)
        case .centerY: return Double(frame.midY)
        case .width: return Double(frame.width)
        case .height: return Double(frame.height)
        case .firstBaseline: return baseline("firstBaselineOffsetFromTop").map { Double(frame.minY) + $0 }
        case .lastBaseline: return baseline("lastBaselineOffsetFromBottom").map { Double(frame.maxY) - $0 }
        case .topMargin: return margin(0).map { Double(frame.minY) + $0 }
        case .leftMargin, .leadingMargin: return margin(1).map { Double(frame.minX) + $0 }
        case .bottomMargin: return margin(2).map { Double(frame.maxY) - $0 }
        case .rightMargin, .trailingMargin: return margin(3).map { Double(frame.maxX) - $0 }
        case .centerXWithinMargins, .centerYWithinMargins: return nil
        }
    }
}

extension SolvedConstraint {
    /// Returns the constraint as an equation between items that are called by their ids.
    func equation(in items: [SolvedItem]) -> String {
        ConstraintEquation(
            ConstraintEquation.side(items[first.item].id, first.attribute.rawValue), relation.symbol,
            second.map { ConstraintEquation.side(items[$0.item].id, $0.attribute.rawValue) },
            multiplier: multiplier, constant: constant, priority: priority
        ).description
    }
}
