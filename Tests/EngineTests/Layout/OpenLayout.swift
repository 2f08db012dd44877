import TestSupport
import Foundation
import Solver

@testable import Engine

/// A random hierarchy that is mostly ambiguous, with random edits.
struct OpenLayout {
    let root = View.root()
    private var views: [View] = []
    private var constraints: [LayoutConstraint] = []
    private var generator: SplitMix64

    init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        views = [root]
        for index in 0..<generator.next(in: 2...5) {
            let parent = views[generator.next(in: 0...views.count - 1)]
            let hasContent = generator.next(in: 0...3) == 0
            views.append(
                parent.place("v\(index)", intrinsic: hasContent ? CGSize(width: 30 + index, height: 20) : nil)
            )
        }
        for _ in 0..<generator.next(in: 1...2 * views.count) { addConstraint() }
    }

    /// Makes one random change.
    mutating func edit() {
        let place = constraints.isEmpty ? 0 : generator.next(in: 0...constraints.count - 1)
        switch constraints.isEmpty ? 0 : generator.next(in: 0...4) {
        case 0: addConstraint()
        case 1: constraints[place].isActive.toggle()
        case 2: constraints[place].priority = priority()
        default: constraints[place].constant = constant()
        }
    }

    private mutating func addConstraint() {
        let first = views[generator.next(in: 1...views.count - 1)]
        let second = views[generator.next(in: 0...views.count - 1)]
        let attributes = Self.attributes[generator.next(in: 0...Self.attributes.count - 1)]
        let isLength = attributes.contains(.width) && generator.next(in: 0...1) == 0
        let constraint = LayoutConstraint(
            item: first, attribute: isLength ? .width : attributes[generator.next(in: 0...2)],
            relatedBy: [.lessThanOrEqual, .greaterThanOrEqual, .equal][generator.next(in: 0...2)],
            toItem: isLength || second === first ? nil : second,
            attribute: isLength ? .width : attributes[generator.next(in: 0...2)], constant: constant())
        if constraint.secondItem == nil && !isLength { return }
        constraint.priority = priority()
        constraint.isActive = true
        constraints.append(constraint)
    }

    private static let attributes: [[LayoutAttribute]] = [
        [.left, .right, .centerX, .width], [.top, .bottom, .centerY],
    ]

    private mutating func constant() -> CGFloat { CGFloat(4 * generator.next(in: -20...20)) }

    private mutating func priority() -> LayoutPriority {
        [.required, .required, LayoutPriority(700), LayoutPriority(200)][generator.next(in: 0...3)]
    }

    /// The current frames of the views.
    var frames: [CGRect] { views.map(\.frame) }

    /// Returns the frames that a solver computes for the hierarchy from scratch; those of a session aren't changed.
    func frames(solvedBy solver: some ConstraintSolver) throws -> [CGRect] {
        let indices = LoweredIndices(below: root)
        defer { indices.restore() }
        let canvas = root.session?.canvas ?? Canvas(size: root.bounds.size)
        var pass = try LayoutPass(root: root, canvas: canvas, solver: solver)
        try pass.settle()
        pass.place()
        return frames
    }
}
