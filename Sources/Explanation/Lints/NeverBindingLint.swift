import Arithmetic
import Engine
import Foundation
import Findings
import Solver

/// Finds authors' inequalities that have room in all checked layouts of a scene: in each state and on each device.
package struct NeverBindingLint: Sendable {
    /// The properties by which constraints of several layouts are the same.
    private struct Key: Hashable, Sendable {
        let scene: String
        let text: String
        let location: SourceLocation?
    }

    /// An inequality that has had room so far.
    private struct Candidate: Sendable {
        let line: String
        let items: [String]
        var leastSlack: Double
    }

    private var keys: [Key] = []
    private var candidates: [Key: Candidate] = [:]
    private var bindingKeys: Set<Key> = []
    private var layoutCounts: [String: Int] = [:]
    /// The sizes of the canvases of each scene.
    private var sizes: [String: Set<CGSize>] = [:]

    /// Creates a lint without any layouts.
    package init() {}

    /// Adds a layout.
    package mutating func note(_ explanation: LayoutExplanation, words: ConstraintFormatter) {
        let layout = explanation.layout
        layoutCounts[layout.id, default: 0] += 1
        sizes[layout.id, default: []].insert(layout.canvas.size)
        for index in layout.constraints.indices {
            let constraint = layout.constraints[index]
            guard constraint.source == .document, constraint.relation != .equal else { continue }
            let key = Key(scene: layout.id, text: constraint.text, location: constraint.location)
            guard case .holds(let slack) = explanation.effects[index], slack > 0 else {
                bindingKeys.insert(key)
                continue
            }
            if let known = candidates[key] {
                candidates[key]?.leastSlack = min(known.leastSlack, slack)
            } else {
                keys.append(key)
                let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
                candidates[key] = Candidate(
                    line: words.line(of: index), items: items.map { layout.items[$0].id }, leastSlack: slack)
            }
        }
    }

    /// A note for each such constraint, in the order in which they were seen first. A single size of the canvas says
    /// nothing: most inequalities are there for others.
    package var findings: [LayoutFinding] {
        keys.compactMap { key in
            guard let candidate = candidates[key], !bindingKeys.contains(key),
                let count = layoutCounts[key.scene], let sizes = sizes[key.scene], sizes.count > 1
            else { return nil }
            return LayoutFinding(
                code: .neverBinding,
                message: "\(candidate.line) has room in all \(count) layouts checked, at least "
                    + "\(Amount.points(candidate.leastSlack)); remove it if it isn't for another canvas",
                location: key.location, items: candidate.items, constraints: [key.text])
        }
    }
}
