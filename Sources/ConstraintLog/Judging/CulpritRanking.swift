import LayoutValues
import Solver

/// Ranks the members of a conflict by how likely an expert would change them.
struct CulpritRanking {
    let members: [LogConstraint]
    let verdict: LogVerdict
    let judge: ConflictJudge
    /// The constraint that the system broke.
    let broken: LogConstraint?
    /// The number of members with the same form.
    private let formCounts: [String: Int]
    private let masks: Set<LogConstraint>
    /// The indices of the members on each item, by its identity.
    private let places: [String: [Int]]

    init(members: [LogConstraint], verdict: LogVerdict, judge: ConflictJudge, broken: LogConstraint?) {
        self.members = members
        self.verdict = verdict
        self.judge = judge
        self.broken = broken
        formCounts = members.reduce(into: [:]) { $0[Self.form($1), default: 0] += 1 }
        masks = Set(judge.misplacedMasks)
        places = members.indices.reduce(into: [:]) { places, index in
            for item in Set(members[index].items.map(\.identity)) { places[item, default: []].append(index) }
        }
    }

    /// Returns the indices of the members, the likeliest first, without those that nobody can change.
    func ranked() -> [Int] {
        let scores = members.map(score)
        return members.indices.filter { scores[$0] > 0 }.sorted { first, second in
            if scores[first] != scores[second] { return scores[first] > scores[second] }
            let sizes = (abs(members[first].constant), abs(members[second].constant))
            return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : first < second
        }
    }

    /// The minimum length, in points, of a distance that was likely chosen for one device.
    private static let longDistance = 100.0

    private func score(_ constraint: LogConstraint) -> Double {
        switch ConstraintOrigin(constraint) {
        case .author:
            if judge.isOfSystem(constraint), verdict != .framework { return 0 }
        case .autoresizing:
            if verdict == .autoresizing { return masks.contains(constraint) ? 500 : 1 }
            return verdict == .framework ? 1 : 0
        case .prototyping: return verdict == .prototyping ? 500 : 1
        // Nothing can be changed about the framework's conflicts, but the report can say what failed.
        case .temporary: return 0
        case .stackView where constraint.isSpacingOfStack && verdict != .framework: break
        case .stackView, .system: return verdict == .framework ? 5 : 0
        }
        if verdict == .transient, judge.isTransient(constraint) { return 0 }
        var score = formScore(constraint)
        if abs(constraint.constant) >= Self.longDistance { score += 25 }
        if formCounts[Self.form(constraint), default: 0] >= 3 { score -= 45 }
        if isGivenFromOutside(constraint) { score -= 55 }
        if repeatsStackView(constraint) { score += 30 }
        if leavesNoRoom(withoutOnly: constraint) { score -= 40 }
        score += brokenScore(constraint)
        return max(score, 2)
    }

    /// Whether an author pins an arranged view to its stack view, which does that itself.
    private func repeatsStackView(_ constraint: LogConstraint) -> Bool {
        guard ConstraintOrigin(constraint) == .author, constraint.items.count == 2,
            let stack = constraint.items.first(where: { $0.className.contains("StackView") })
        else { return false }
        let arranged = members.filter { ConstraintOrigin($0) == .stackView }.flatMap(\.items)
        return constraint.items.contains { item in
            item.identity != stack.identity && arranged.contains { $0.identity == item.identity }
        }
    }

    /// The maximum number of members for which each is tried with another size.
    private static let mostTried = 40

    /// Whether the others contradict every size of the item, and not only this one: then they are at fault.
    private func leavesNoRoom(withoutOnly constraint: LogConstraint) -> Bool {
        guard constraint.isFixedSize, constraint.relation != .lessThanOrEqual, constraint.constant > 1,
            members.count <= Self.mostTried, verdict == .app
        else { return false }
        var any = constraint
        any.relation = .greaterThanOrEqual
        any.right.constant -= constraint.constant - 1
        return !judge.canHold(members.map { $0 == constraint ? any : $0 })
    }

    private func formScore(_ constraint: LogConstraint) -> Double {
        // An exact size was chosen for some text or device; a limit is chosen with care.
        if constraint.isFixedSize { return constraint.relation == .equal ? 60 : 57 }
        guard constraint.left.terms.count == 1, constraint.right.terms.count == 1 else { return 40 }
        let (first, second) = (constraint.left.terms[0].attribute, constraint.right.terms[0].attribute)
        let isZero = abs(constraint.constant) < 0.01
        switch (first.side, second.side) {
        case (.length?, .length?): return first == second ? 35 : 48
        case (.end?, .end?): return isZero ? 30 : 50
        case (.start?, .start?): return isZero ? 25 : 44
        // What is centered gives way to measuring last: it says where, not how large.
        case (.centre?, _), (_, .centre?): return verdict == .transient ? 39 : 45
        default: return isZero ? 27 : 42
        }
    }

    /// Returns the score for being broken. Of two constraints that contradict each other directly, the one that the
    /// system kept is the older. Of others, the broken one is a little likelier.
    private func brokenScore(_ constraint: LogConstraint) -> Double {
        guard let broken else { return 0 }
        let isBroken = constraint.label == broken.label
        if members.count == 2, members.allSatisfy({ ConstraintOrigin($0) == .author }) {
            return isBroken ? 0 : 8
        }
        return isBroken ? 8 : 0
    }

    /// Whether it is the length of an item that contains everything else and is positioned by nothing else.
    private func isGivenFromOutside(_ constraint: LogConstraint) -> Bool {
        guard constraint.isFixedSize, constraint.relation == .equal else { return false }
        if verdict == .app, abs(constraint.constant) < 0.5 { return false }
        let item = constraint.left.terms[0].item.identity
        let others = (places[item] ?? []).lazy.map { members[$0] }.filter { $0 != constraint }
        return !others.isEmpty
            && others.allSatisfy { other in
                other.items.contains { $0.identity != item && judge.containment.isInside($0.identity, item) }
            }
    }

    /// Returns the features in which similar constraints agree: classes, attributes, relation and number.
    private static func form(_ constraint: LogConstraint) -> String {
        let terms = (constraint.left.terms + constraint.right.terms).map {
            "\($0.item.className).\($0.attribute.rawValue)"
        }
        return "\(terms.joined(separator: " ")) \(constraint.relation.symbol) \(constraint.constant)"
    }
}
