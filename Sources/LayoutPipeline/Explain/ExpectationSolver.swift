import Engine
import Explanation
import Foundation
import Solver

/// Finds what prevents an expected equation, and the smallest changes that make it possible.
///
/// The equation is added as the weakest of all constraints: if it isn't met, something prevents it. Constraints that
/// prevent it are made weaker than the equation, one after the other, until it is met; where they end up tells the
/// constants that they need. Every change is laid out again, so texts that wrap otherwise are taken into account.
struct ExpectationSolver {
    private let wish: LayoutConstraint
    private let session: LayoutSession
    /// The layout without the equation.
    private let original: SolvedLayout
    /// The layouts that may still be solved.
    private var layoutsLeft = Self.mostLayouts

    /// Creates a solver.
    ///
    /// - Parameters:
    ///   - wish: The equation as an inactive constraint.
    ///   - session: A session of the scene that contains its items.
    ///   - original: The layout of the scene.
    init(_ wish: LayoutConstraint, in session: LayoutSession, original: SolvedLayout) {
        self.wish = wish
        self.session = session
        self.original = original
    }

    /// Weaker than all constraints of authors.
    static let wishPriority = LayoutPriority(0.0001)
    /// Weaker than the equation.
    private static let weakPriority = LayoutPriority(0.00005)
    private static let highestOptionalPriority = LayoutPriority(999.999)
    private static let mostLayouts = 120
    /// The maximum number of constants that a change consists of.
    private static let mostConstants = 3
    /// The error in points that a change may leave.
    private static let tolerance = 0.01

    /// Returns the answer; nil if the solver can't explain.
    ///
    /// - Throws: `SolverError` if a layout exceeds the limits, or the budget is spent.
    mutating func answer() throws(SolverError) -> ExpectationAnswer? {
        wish.priority = Self.wishPriority
        wish.isActive = true
        defer { wish.isActive = false }
        guard let explainer = try session.explainer(), let index = self.index(of: wish, in: explainer),
            let effect = try explainer.effect(ofConstraint: index)
        else { return nil }
        guard case .overridden(let shortfall, let obstacles) = effect else {
            return movement(to: explainer.layout).items.isEmpty ? .holds : .open
        }
        let changes = try changes(among: changeable(obstacles, in: explainer))
        return .blocked(
            by: obstacles.map { $0 > index ? $0 - 1 : $0 }, shortfall: shortfall,
            changes: changes.sorted { $0.isSmaller(than: $1) })
    }

    // MARK: Changes

    /// Returns the changes with the fewest constants.
    private mutating func changes(among obstacles: [LayoutConstraint]) throws(SolverError)
        -> [ExpectationChange]
    {
        var found: [ExpectationChange] = []
        if let change = try addition() { found.append(change) }
        var sets = obstacles.map { [$0] }
        for _ in 0..<Self.mostConstants {
            var next: [[LayoutConstraint]] = []
            for set in sets where layoutsLeft > 0 {
                switch try outcome(weakening: set) {
                case .change(let change): found.append(change)
                case .blocked(by: let others):
                    next += others.filter { other in !set.contains { $0 === other } }.map { set + [$0] }
                case .impossible: break
                }
            }
            if !found.isEmpty { break }
            sets = next
        }
        return found
    }

    private enum Outcome {
        case change(ExpectationChange)
        case blocked(by: [LayoutConstraint])
        case impossible
    }

    /// Returns the change that adds the equation as a required constraint, if that contradicts no other.
    private mutating func addition() throws(SolverError) -> ExpectationChange? {
        wish.priority = .required
        defer { wish.priority = Self.wishPriority }
        return try verifiedChange([])
    }

    /// Makes constraints weaker than the equation, and returns the change to the constants with which they allow it.
    private mutating func outcome(weakening set: [LayoutConstraint]) throws(SolverError) -> Outcome {
        switch try constants(weakening: set) {
        case .failure(let obstacles): return .blocked(by: obstacles.constraints)
        case .success(let values):
            let constants = set.map(\.constant)
            for (constraint, value) in zip(set, values) { constraint.constant = value }
            defer { for (constraint, value) in zip(set, constants) { constraint.constant = value } }
            guard let change = try verifiedChange(set) else { return .impossible }
            return .change(change)
        }
    }

    private struct Obstacles: Error {
        var constraints: [LayoutConstraint]
    }

    /// Returns the constants that constraints would hold with if the equation took their place, rounded to what can be
    /// written.
    private mutating func constants(
        weakening set: [LayoutConstraint]
    ) throws(SolverError) -> Result<[CGFloat], Obstacles> {
        let priorities = set.map(\.priority)
        // It stays optional, so that what prevents it can be named.
        wish.priority = min(priorities.max() ?? .required, Self.highestOptionalPriority)
        for constraint in set { constraint.priority = Self.weakPriority }
        defer {
            wish.priority = Self.wishPriority
            for (constraint, priority) in zip(set, priorities) { constraint.priority = priority }
        }
        layoutsLeft -= 1
        guard let explainer = try session.explainer(), let index = index(of: wish, in: explainer),
            let effect = try explainer.effect(ofConstraint: index)
        else { return .failure(Obstacles(constraints: [])) }
        if case .overridden(_, let obstacles) = effect {
            return .failure(Obstacles(constraints: changeable(obstacles, in: explainer)))
        }
        return .success(
            set.map { constraint in
                guard let index = self.index(of: constraint, in: explainer) else {
                    return constraint.constant
                }
                let solved = explainer.layout.constraints[index]
                if solved.outcome == .satisfied { return constraint.constant }
                let isMirrored = solved.resolved.constant != solved.constant
                let distance = (solved.actual - solved.requested) * (isMirrored ? -1 : 1)
                return CGFloat(((solved.constant + distance) * 1000).rounded() / 1000)
            })
    }

    /// Returns the change to the constants that constraints now have; nil if the equation doesn't hold with them, or a
    /// conflict arises.
    private mutating func verifiedChange(
        _ set: [LayoutConstraint]
    ) throws(SolverError) -> ExpectationChange? {
        layoutsLeft -= 1
        guard let wished = try session.explainer(startingOver: true), let index = index(of: wish, in: wished),
            wished.layout.constraints[index].violation <= Self.tolerance
        else { return nil }
        let relation = wished.layout.constraints[index]
        let constants = set.compactMap { constraint in
            self.index(of: constraint, in: wished).map {
                ExpectationChange.Constant(
                    constraint: $0 > index ? $0 - 1 : $0, value: Double(constraint.constant))
            }
        }
        let layout = set.isEmpty ? wished.layout : try layoutWithoutWish(meeting: relation)
        guard let layout, layout.conflicts.count <= original.conflicts.count else { return nil }
        let movement = movement(to: layout)
        return ExpectationChange(constants: constants, moved: movement.items, largestMove: movement.largest)
    }

    /// Returns the layout in which constants alone bring the equation about, or leave it open; nil if they don't. A
    /// text can break into other lines where the equation helps.
    private mutating func layoutWithoutWish(
        meeting relation: SolvedConstraint
    ) throws(SolverError) -> SolvedLayout? {
        layoutsLeft -= 1
        wish.isActive = false
        defer { wish.isActive = true }
        guard let explainer = try session.explainer(startingOver: true) else { return nil }
        let violation = try explainer.violation(of: relation)
        return (violation ?? 0) <= Self.tolerance ? explainer.layout : nil
    }

    // MARK: Layouts

    /// The constraints of authors among some, which are given by their indices.
    private func changeable(_ indices: [Int], in explainer: LayoutExplainer) -> [LayoutConstraint] {
        indices.filter { explainer.layout.constraints[$0].source == .document }.compactMap(
            explainer.constraint)
    }

    private func index(of constraint: LayoutConstraint, in explainer: LayoutExplainer) -> Int? {
        explainer.layout.constraints.indices.first { explainer.constraint($0) === constraint }
    }

    /// Returns the items whose frames differ from the original layout's, and by how much.
    private func movement(to layout: SolvedLayout) -> (items: [Int], largest: Double) {
        var (items, largest) = ([Int](), 0.0)
        for (index, (old, new)) in zip(original.items, layout.items).enumerated() where old.frame != new.frame
        {
            items.append(index)
            let distances = [
                new.frame.minX - old.frame.minX, new.frame.minY - old.frame.minY,
                new.frame.width - old.frame.width, new.frame.height - old.frame.height,
            ]
            largest = distances.reduce(largest) { max($0, Double(abs($1))) }
        }
        return (items, largest)
    }
}
