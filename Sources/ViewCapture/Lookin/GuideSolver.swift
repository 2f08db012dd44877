import ConstraintLog
import LayoutValues
import Foundation
import Solver

/// An attribute as a number of a rectangle: a position or a length along an axis.
struct CapturedEdge {
    /// The axis of the number.
    let axis: LayoutAxis
    /// The share of the position and of the length in the number.
    let position: Double
    let length: Double

    /// Creates the number of an attribute; nil for one that a rectangle doesn't have, such as a baseline.
    init?(_ attribute: LogAttribute) {
        axis = attribute.axis
        switch attribute {
        case .left, .leading, .minX, .top, .minY: (position, length) = (1, 0)
        case .right, .trailing, .maxX, .bottom, .maxY: (position, length) = (1, 1)
        case .centerX, .midX, .centerY, .midY: (position, length) = (1, 0.5)
        case .width, .height: (position, length) = (0, 1)
        default: return nil
        }
    }

    /// Returns the number of a rectangle.
    func value(in frame: CGRect) -> Double {
        let (start, size) =
            axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        return position * Double(start) + length * Double(size)
    }
}

/// Places guides by the constraints that mention them, with every view where it was captured.
struct GuideSolver {
    private let frames: CapturedFrames
    private let solver = Solvers.make(limits: .standard)
    /// The variables of each guide: x, width, y, height.
    private var variables: [Int: [SolverVariable]] = [:]

    /// The work that may be done.
    private static let work = 2_000_000_000

    /// Places the guides from an index on; a number that nothing determines is marked as open.
    static func place(_ capture: inout ViewCapture, from first: Int) {
        guard first < capture.items.count else { return }
        var solver = GuideSolver(frames: CapturedFrames(capture))
        do throws(SolverError) {
            try solver.solve(capture, from: first)
            try solver.write(to: &capture, from: first)
        } catch {
            capture.note(.unsolvedGuides(reason: error.message))
        }
    }

    private init(frames: CapturedFrames) { self.frames = frames }

    private mutating func solve(_ capture: ViewCapture, from first: Int) throws(SolverError) {
        solver.budget = WorkBudget(Self.work)
        for index in first..<capture.items.count {
            var own: [SolverVariable] = []
            for _ in 0..<4 { own.append(try solver.makeVariable()) }
            variables[index] = own
            for length in [own[1], own[3]] {
                _ = try solver.add(
                    SolverConstraint(
                        [SolverTerm(1, length)], constant: 0, relation: .greaterThanOrEqual, priority: .system
                    ))
            }
        }
        for constraint in capture.constraints where constraint.isActive != false {
            guard let lowered = relation(of: constraint) else { continue }
            _ = try solver.add(lowered)
        }
        try solver.solve()
    }

    /// Returns a constraint between guides and numbers; nil for one that mentions no guide, or something without a frame.
    private func relation(of constraint: CapturedConstraint) -> SolverConstraint? {
        guard let first = terms(of: constraint.first, times: 1) else { return nil }
        var (terms, number) = first
        number -= constraint.constant
        if constraint.second != nil {
            guard let second = self.terms(of: constraint.second, times: -constraint.multiplier) else {
                return nil
            }
            terms += second.terms
            number += second.number
        }
        if terms.isEmpty { return nil }
        let priority: SolverPriority =
            constraint.priority >= 1000 ? .required : .optional(constraint.priority)
        return SolverConstraint(terms, constant: number, relation: constraint.relation, priority: priority)
    }

    private func terms(
        of side: CapturedConstraint.Side?, times factor: Double
    ) -> (terms: [SolverTerm], number: Double)? {
        guard let attribute = side?.attribute, let edge = CapturedEdge(attribute),
            let place = frames.place(of: side)
        else { return nil }
        guard let own = variables[place] else {
            return frames.rectangles[place].map { ([], factor * edge.value(in: $0)) }
        }
        let start = edge.axis == .horizontal ? 0 : 2
        let all = [(edge.position, own[start]), (edge.length, own[start + 1])]
        return (all.filter { $0.0 != 0 }.map { SolverTerm(factor * $0.0, $0.1) }, 0)
    }

    private func write(to capture: inout ViewCapture, from first: Int) throws(SolverError) {
        let free = Set(try solver.freeVariables())
        let attributes: [LogAttribute] = [.minX, .width, .minY, .height]
        for index in first..<capture.items.count {
            guard let own = variables[index], let owner = capture.items[index].parent else { continue }
            let open = zip(own, attributes).filter { free.contains($0.0) }.map(\.1)
            if open.count == attributes.count { continue }
            let numbers = own.map { solver.value(of: $0) }
            guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e7 }) else { continue }
            let origin = frames.rectangles[owner]?.origin ?? .zero
            let offset = capture.items[owner].boundsOrigin
            capture.items[index].frame = CGRect(
                x: numbers[0] - origin.x + offset.x, y: numbers[2] - origin.y + offset.y, width: numbers[1],
                height: numbers[3])
            capture.items[index].isAmbiguous = !open.isEmpty
            capture.items[index].openAttributes = open
        }
    }
}
