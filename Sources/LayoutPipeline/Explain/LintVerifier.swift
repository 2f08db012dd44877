import Devices
import Engine
import Findings
import Foundation
import LayoutDocument
import Solver
import Sweep
import TextMetrics

/// Keeps the lints of a scene that hold wherever it is shown: on the narrowest, the widest and the lowest screen and on the one
/// with the largest safe area at its sides, in both directions, in the largest text size, and with other texts.
struct LintVerifier {
    private let scenes: ResizedScenes
    private let session: LayoutSession

    /// Creates a verifier.
    ///
    /// - Parameters:
    ///   - scenes: The scene under other conditions.
    ///   - session: The scene's own session, with the budget.
    init(_ scenes: ResizedScenes, session: LayoutSession) {
        self.scenes = scenes
        self.session = session
    }

    /// Returns the lints that hold. Constraints without effect are those that can all be removed together.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    func verified(_ lints: [LayoutFinding]) throws(SolverError) -> [LayoutFinding] {
        let idle = lints.indices.filter { Self.idleCodes.contains(lints[$0].code) }
        let tight = lints.indices.filter { lints[$0].code == .requiredTextSize }
        var dropped: Set<Int> = []
        if !idle.isEmpty { dropped.formUnion(try effective(idle, among: lints)) }
        if !tight.isEmpty { dropped.formUnion(try fitting(tight, among: lints)) }
        return lints.indices.filter { !dropped.contains($0) }.map { lints[$0] }
    }

    /// The codes of constraints that can be removed.
    private static let idleCodes: Set<FindingCode> = [.redundantConstraint, .duplicateConstraint]

    // MARK: Constraints without effect

    /// Returns the lints about constraints whose removal changes the layout under some condition.
    private func effective(_ indices: [Int], among lints: [LayoutFinding]) throws(SolverError) -> Set<Int> {
        guard let own = try laidOut(SweepCondition()) else { return [] }
        let growth = own.hasDesignSizes ? Self.designGrowth : 0
        var layouts = [own]
        for condition in texts + screens + [SweepCondition(direction: .rightToLeft)] {
            if let layout = try laidOut(condition) { layouts.append(layout) }
        }
        // In other text sizes cells are measured, so that they are larger only where their content can be.
        let largest = SweepCondition(textSize: .accessibilityExtraExtraExtraLarge)
        if let layout = try laidOut(largest, designGrowth: growth) { layouts.append(layout) }
        if growth > 0, let layout = try laidOut(SweepCondition(), designGrowth: growth) {
            layouts.append(layout)
        }
        var effective: Set<Int> = []
        var removed: [LayoutConstraint] = []
        defer { for constraint in removed { constraint.isActive = true } }
        for index in indices.sorted(by: { isBetterRemoved(lints[$0], than: lints[$1]) }) {
            let places = layouts.map { ($0.session, $0.constraints[Key(lints[index])] ?? []) }
            var hasEffect = false
            for (session, constraints) in places {
                guard let constraint = constraints.first else { continue }
                hasEffect = constraints.count > 1
                if !hasEffect { hasEffect = try !session.isUnchanged(without: constraint) }
                if hasEffect { break }
            }
            if hasEffect {
                effective.insert(index)
            } else {
                for constraint in places.flatMap(\.1) {
                    constraint.isActive = false
                    removed.append(constraint)
                }
            }
        }
        return effective
    }

    /// By how many points cells and free views are larger than in the input: what their sizes are in an app isn't known, so that
    /// these don't make a constraint superfluous.
    private static let designGrowth: CGFloat = 40

    /// Duplicates go first, then what centers something that edges place too, then whatever is later in the source.
    private func isBetterRemoved(_ left: LayoutFinding, than right: LayoutFinding) -> Bool {
        func rank(_ lint: LayoutFinding) -> Int {
            if lint.code == .duplicateConstraint { return 0 }
            return lint.constraints.first.map { $0.contains(".center") } == true ? 1 : 2
        }
        if rank(left) != rank(right) { return rank(left) < rank(right) }
        return (left.location?.line ?? 0, left.location?.column ?? 0)
            > (right.location?.line ?? 0, right.location?.column ?? 0)
    }

    // MARK: Sizes of texts

    /// Returns the lints about sizes with which the texts fit under all conditions.
    private func fitting(_ indices: [Int], among lints: [LayoutFinding]) throws(SolverError) -> Set<Int> {
        var left = Set(indices)
        for condition in [
            SweepCondition(text: .longer), SweepCondition(textSize: .accessibilityExtraExtraExtraLarge),
        ] {
            guard let laidOut = try laidOut(condition) else { continue }
            // Its session owns the labels.
            let truncated = withExtendedLifetime(laidOut) { Self.truncatedSizes(in: $0.explainer) }
            left = left.filter { !truncated.contains(Key(lints[$0])) }
        }
        return left
    }

    /// The constraints in a layout that fix the size of a text that needs more, even with its smallest font.
    private static func truncatedSizes(in explainer: LayoutExplainer) -> Set<Key> {
        let layout = explainer.layout
        var needed: [SolvedConstraint.Side: Double] = [:]
        for constraint in layout.constraints
        where constraint.source == .contentSize && constraint.relation == .greaterThanOrEqual {
            let label = explainer.layoutItem(constraint.first.item) as? Label
            let scale = constraint.first.attribute == .width ? label?.smallestTextScale ?? 1 : 1
            needed[constraint.first] = constraint.constant * Double(scale)
        }
        return Set(
            layout.constraints.filter { constraint in
                guard constraint.source == .document, constraint.second == nil,
                    let length = needed[constraint.first]
                else { return false }
                return constraint.actual < length - leastShortage
            }.map(Key.init))
    }

    /// By how many points a text has to be too large; measured widths err by less.
    private static let leastShortage = 1.0

    // MARK: Conditions

    /// The constraints that have the same text at the same place.
    private struct Key: Hashable {
        let text: String?
        let location: SourceLocation?

        init(_ lint: LayoutFinding) { (text, location) = (lint.constraints.first, lint.location) }
        init(_ constraint: SolvedConstraint) { (text, location) = (constraint.text, constraint.location) }
    }

    /// The scene laid out under a condition.
    private struct LaidOut {
        let session: LayoutSession
        let explainer: LayoutExplainer
        let constraints: [Key: [LayoutConstraint]]

        /// Whether some views only have their sizes while they are designed.
        var hasDesignSizes: Bool { explainer.layout.constraints.contains(where: \.isDesignSize) }
    }

    private var texts: [SweepCondition] { TextVariant.allCases.map { SweepCondition(text: $0) } }

    private var screens: [SweepCondition] {
        let screens = SweptScreen.all(for: scenes.content)
        let ends = [
            screens.min { $0.size.width < $1.size.width }, screens.max { $0.size.width < $1.size.width },
            screens.min { $0.size.height < $1.size.height },
            screens.filter { $0.sideInsets > 0 }.max { $0.sideInsets < $1.sideInsets },
        ]
        return ends.compactMap { screen in screen.map { SweepCondition(screen: $0) } }
    }

    /// Returns the scene under a condition; nil if it can't be laid out. Without a condition it is the scene itself.
    private func laidOut(
        _ condition: SweepCondition, designGrowth: CGFloat = 0
    ) throws(SolverError) -> LaidOut? {
        var session = session
        if condition != SweepCondition() || designGrowth != 0 {
            var options = condition.options(scenes.options)
            options.designGrowth = designGrowth
            guard let scene = scenes.content.scene(at: scenes.index, options) else { return nil }
            session.budget.charge(ReadInput.work(of: scene.root))
            condition.text?.apply(to: scene.root)
            session = LayoutSession(root: scene.root, canvas: scene.canvas, budget: session.budget)
        }
        guard let explainer = try session.explainer() else { return nil }
        var constraints: [Key: [LayoutConstraint]] = [:]
        for index in explainer.layout.constraints.indices
        where explainer.layout.constraints[index].source == .document {
            guard let constraint = explainer.constraint(index) else { continue }
            constraints[Key(explainer.layout.constraints[index]), default: []].append(constraint)
        }
        return LaidOut(session: session, explainer: explainer, constraints: constraints)
    }
}
