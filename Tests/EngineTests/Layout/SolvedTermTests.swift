import TestSupport
import Foundation
import Testing
import Solver

@testable import Engine

/// Compares the solved relations with the resulting frames.
struct SolvedTermTests {
    /// At this scale, rounding hardly changes frames.
    private let canvas = Canvas(size: CGSize(width: 390, height: 844), scale: 4096)

    /// Returns the number of an item that a term refers to. No item in these layouts has alignment insets.
    private func number(_ term: SolvedConstraint.Term, in layout: SolvedLayout) -> Double {
        let frame = layout.items[term.item].frame
        return switch term.attribute {
        case .left: frame.minX
        case .top: frame.minY
        case .width: frame.width
        default: frame.height
        }
    }

    /// Makes a tree of views with random constraints between neighbours, margins and safe areas, some right to left.
    private func layout(seed: UInt64) throws -> SolvedLayout {
        var random = SplitMix64(seed: seed)
        let root = View.root()
        var views = [root]
        for index in 0..<12 {
            let parent = views[Int.random(in: 0..<views.count, using: &random)]
            let view = parent.place("v\(index)")
            if Bool.random(using: &random) { view.semanticContentAttribute = .forceRightToLeft }
            if Bool.random(using: &random) {
                view.intrinsicContentSizeOverride = CGSize(width: 40 + index, height: 20)
            }
            views.append(view)
        }
        let attributes: [[LayoutAttribute]] = [
            [.leading, .trailing, .centerX, .leadingMargin], [.top, .bottom, .centerY, .topMargin],
            [.width, .height],
        ]
        for view in views.dropFirst() {
            for kind in attributes {
                let other = views[Int.random(in: 0..<views.count, using: &random)]
                guard let first = kind.randomElement(using: &random), other !== view,
                    let second = kind.randomElement(using: &random)
                else { continue }
                let constraint = LayoutConstraint(
                    item: view, attribute: first,
                    relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
                        ?? .equal, toItem: other, attribute: second,
                    multiplier: [1, 1, 0.5].randomElement(using: &random) ?? 1,
                    constant: CGFloat(Int.random(in: -20...60, using: &random)))
                if Bool.random(using: &random) { constraint.priority = LayoutPriority(500) }
                constraint.isActive = true
            }
        }
        return try LayoutSolver.solve(root: root, canvas: canvas, detail: .complete)
    }

    @Test func termsOverTheFramesGiveTheViolation() throws {
        for seed in UInt64(1)...50 {
            let layout = try layout(seed: seed)
            for constraint in layout.constraints {
                let sum = constraint.terms.reduce(constraint.offset) {
                    $0 + $1.coefficient * number($1, in: layout)
                }
                let difference = constraint.actual - constraint.requested
                #expect(abs(sum - difference) < 0.01, "seed \(seed): \(constraint.text)")
                if constraint.outcome == .satisfied {
                    #expect(constraint.violation < 1e-3, "seed \(seed): \(constraint.text)")
                } else {
                    #expect(constraint.violation > 0, "seed \(seed): \(constraint.text)")
                }
            }
        }
    }

    @Test func conflictMembersAreRequiredAndOneOfThemIsBroken() throws {
        var count = 0
        for seed in UInt64(1)...50 {
            let layout = try layout(seed: seed)
            let broken = layout.constraints.indices.filter { layout.constraints[$0].outcome == .broken }
            #expect(Set(layout.conflicts.map(\.broken)) == Set(broken), "seed \(seed)")
            for conflict in layout.conflicts {
                count += 1
                #expect(conflict.members.contains(conflict.broken), "seed \(seed)")
                #expect(
                    conflict.members.allSatisfy { layout.constraints[$0].priority == 1000 }, "seed \(seed)")
            }
        }
        #expect(count > 0)
    }
}
