import TestSupport
import Engine
import Foundation
import Solver

/// A random layout with too many required constraints, which can be created again without some of them, or with one
/// weaker.
struct GeneratedConflict {
    let seed: UInt64

    /// Returns the hierarchy with its constraints active, in the order of their indices.
    ///
    /// - Parameters:
    ///   - kept: The indices of the constraints to activate; nil for all.
    ///   - lowered: The index of a constraint that gets priority 999.
    func build(keeping kept: Set<Int>? = nil, lowering lowered: Int? = nil) -> View {
        var generator = SplitMix64(seed: seed)
        let root = View()
        var views: [View] = []
        for number in 0..<Int.random(in: 1...4, using: &generator) {
            let view = View()
            view.identifier = "v\(number)"
            view.translatesAutoresizingMaskIntoConstraints = false
            let parent = number > 1 && Bool.random(using: &generator) ? views[0] : root
            parent.addSubview(view)
            views.append(view)
        }
        for place in 0..<Int.random(in: 3...10, using: &generator) {
            let constraint = constraint(among: views, using: &generator)
            constraint.identifier = String(place)
            if place == lowered { constraint.priority = LayoutPriority(999) }
            if kept?.contains(place) ?? true { constraint.isActive = true }
        }
        return root
    }

    private func constraint(among views: [View], using generator: inout SplitMix64) -> LayoutConstraint {
        let first = views[Int.random(in: 0..<views.count, using: &generator)]
        let relation: LayoutRelation = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][
            Int.random(in: 0..<4, using: &generator)]
        let constant = CGFloat([0, 8, 16, 50, 100, -20][Int.random(in: 0..<6, using: &generator)])
        if Bool.random(using: &generator) {
            return LayoutConstraint(
                item: first, attribute: .width, relatedBy: relation, toItem: nil, attribute: nil,
                multiplier: 1, constant: max(4, abs(constant)))
        }
        let second = views.last { $0 !== first } ?? first.superview ?? first
        let attributes: [LayoutAttribute] = [.left, .right, .centerX]
        let pair = (0..<2).map { _ in attributes[Int.random(in: 0..<3, using: &generator)] }
        let target = Bool.random(using: &generator) ? second : first.superview ?? second
        return LayoutConstraint(
            item: first, attribute: pair[0], relatedBy: relation, toItem: target, attribute: pair[1],
            multiplier: 1, constant: constant)
    }
}
