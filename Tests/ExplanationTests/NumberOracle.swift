import Engine
import Foundation
import LayoutDocument
import Solver

/// Compares the numbers of an explanation with frames solved in another run.
struct NumberOracle {
    /// The scale, at which rounding to pixels is at most 6e-8 points.
    private static let scale: CGFloat = 8_388_608

    private(set) var numberCount = 0
    private(set) var faults: [String] = []

    /// Checks every number of a scene. Both scenes are the same, read twice.
    mutating func check(
        _ scene: Scene, against other: Scene,
        makeSolver: @escaping (SolverLimits) -> any ConstraintSolver = Solvers.make
    ) throws {
        var canvas = scene.canvas
        canvas.scale = Self.scale
        let session = LayoutSession(root: scene.root, canvas: canvas)
        guard let explainer = try session.explainer() else {
            return faults.append("\(scene.id): no explainer")
        }
        let explanation = try explainer.explanation()
        let layout = try LayoutSession(root: other.root, canvas: canvas, makeSolver: makeSolver)
            .solvedLayout()
        for index in layout.items.indices {
            var item = layout.items[index]
            // A guide of UIKit's is as open as its owner, which is the one reported.
            if item.systemGuide != nil, let owner = item.parent {
                item.undetermined.formUnion(layout.items[owner].undetermined)
            }
            try check(item, index, in: explanation)
        }
    }

    private mutating func check(
        _ item: SolvedItem, _ index: Int, in explanation: LayoutExplanation
    ) throws {
        let frame = item.frame
        let numbers = FrameNumber.allCases.map { explanation.number($0, of: index) }
        // A guide inside insets that leave no room has its edges reversed.
        let isTurned = numbers.contains { number in (number?.value ?? 0) < 0 } && item.systemGuide != nil
        if isTurned { return }
        for ((name, number), value) in zip(
            zip(FrameNumber.allCases, numbers), [frame.minX, frame.minY, frame.width, frame.height])
        {
            guard let number else {
                if !item.undetermined.contains(name.component) && index > 0 {
                    faults.append("\(item.id).\(name.rawValue) isn't explained")
                }
                continue
            }
            numberCount += 1
            let sum = number.terms.reduce(0) { $0 + $1.coefficient * $1.constant }
            let tolerance = 1e-6 * max(1, abs(value) / 1000)
            if abs(sum - number.value) > tolerance || abs(sum - value) > tolerance {
                faults.append("\(item.id).\(name.rawValue): \(sum), \(number.value), \(value)")
            }
        }
    }
}
