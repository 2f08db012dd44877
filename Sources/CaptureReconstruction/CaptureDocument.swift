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
    /// The layout with the captured frames.
    package let layout: SolvedLayout
    /// The captured item of each item of the layout; nil for one that was added around them.
    let captured: CapturedItems
    /// The constraints of the capture for those of the layout.
    private let constraints: [SolvedConstraint]
    /// Whether a constraint places each item.
    var isPlaced: [Bool]
    private(set) var children: [[Int]]
    /// What keeps what no captured constraint decides.
    private var pins: [Equation] = []

    /// The id prefix of constraints that keep what no captured constraint decides.
    static let pinPrefix = "captured-"
    /// The sizes that content size constraints print, by item.
    private(set) var contentSizes: [Int: (width: Double?, height: Double?)] = [:]

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
            guard let place = places[item.id], item.parent != nil,
                let own = captured[index], own.frame != nil || own.screenFrame != nil, !own.isAmbiguous
            else { continue }
            let (open, owned) = (solved.items[place].undetermined, item.parent)
            let frame = item.frame
            if open.contains(.x) { result.pin(index, .left, to: owned, frame.minX) }
            if open.contains(.y) { result.pin(index, .top, to: owned, frame.minY) }
            if open.contains(.width) { result.pin(index, .width, to: nil, frame.width) }
            if open.contains(.height) { result.pin(index, .height, to: nil, frame.height) }
        }
        return result
    }

    private mutating func pin(_ index: Int, _ attribute: LayoutAttribute, to owner: Int?, _ constant: CGFloat)
    {
        var pin = equation(index, attribute, owner, constant)
        pin.id = "\(Self.pinPrefix)\(pins.count + 1)"
        pin.priority = 1
        pins.append(pin)
    }

    // MARK: Equations

    /// A constraint of the document.
    package struct Equation: Sendable {
        /// A side: an item of the layout by its index, and its attribute.
        package typealias Side = SolvedConstraint.Side

        /// Its id and identifier; nil if it has none.
        package var id: String?
        /// The constrained side.
        package var first: Side
        /// The relation of the sides.
        package var relation: LayoutRelation
        /// What the first side is compared with; nil for a number.
        package var second: Side?
        /// The factor of the second side; 1 if there is none.
        package var multiplier = 1.0
        /// In points.
        package var constant: Double
        /// Greater than 0 and at most 1000.
        package var priority = 1000.0
        /// The line of the capture that it comes from, counted from 1; nil for none.
        package var line: Int?
    }

    /// The constraints: those that keep guides in their places, the captured ones, and what keeps all that these leave open.
    package var equations: [Equation] { guideEquations + capturedEquations + pins }

    /// The number of equations that keep what no captured constraint decides.
    var pinCount: Int { pins.count }

    /// The captured constraints, each with its identifier as its id unless something else has that.
    private var capturedEquations: [Equation] {
        var taken = Set(layout.items.map(\.id))
        return constraints.compactMap { constraint in
            guard var equation = equation(of: constraint) else { return nil }
            if let identifier = constraint.identifier, !identifier.isEmpty, taken.insert(identifier).inserted
            {
                equation.id = identifier
            }
            return equation
        }
    }

    /// The number of captured constraints that relate what can't be compared, such as a width and an edge.
    package var incomparableCount: Int { constraints.count { equation(of: $0) == nil } }

    /// Returns a captured constraint; nil if it relates what can't be compared.
    private func equation(of constraint: SolvedConstraint) -> Equation? {
        let first = constraint.first.attribute
        var second = constraint.second
        if second == nil, first.kind != .size {
            // A position alone is one in the superview.
            guard let parent = layout.items[constraint.first.item].parent else { return nil }
            second = Equation.Side(item: parent, attribute: first.start)
        }
        if let other = second?.attribute, other.kind != first.kind || first.mixesDirectionality(with: other) {
            return nil
        }
        return Equation(
            first: constraint.first, relation: constraint.relation, second: second,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier, constant: constraint.constant,
            priority: constraint.priority, line: constraint.location.map(\.line))
    }

    /// What keeps the system's guides where they were captured.
    private var guideEquations: [Equation] {
        layout.items.indices.flatMap { index -> [Equation] in
            let guide = layout.items[index]
            guard guide.kind == .guide, !isPlaced[index], let owner = guide.parent, guide.undetermined != .all
            else { return [] }
            let (frame, size) = (guide.frame, layout.items[owner].canvasFrame.size)
            return [
                equation(index, .left, owner, frame.minX),
                equation(index, .right, owner, frame.maxX - size.width),
                equation(index, .top, owner, frame.minY),
                equation(index, .bottom, owner, frame.maxY - size.height),
            ]
        }
    }

    /// Returns an equation with the same attribute of an item's owner, or with a number.
    private func equation(
        _ index: Int, _ attribute: LayoutAttribute, _ owner: Int?, _ constant: CGFloat
    ) -> Equation {
        Equation(
            first: Equation.Side(item: index, attribute: attribute), relation: .equal,
            second: owner.map { Equation.Side(item: $0, attribute: attribute) },
            constant: Self.rounded(Double(constant)))
    }

    /// Returns a number as precise as documents have it: to 1/10,000 of a point.
    static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

extension LayoutAttribute {
    /// The edge from which positions are measured along its axis.
    fileprivate var start: LayoutAttribute {
        if axis == .vertical { return .top }
        return mixesDirectionality(with: .left) ? .leading : .left
    }
}
