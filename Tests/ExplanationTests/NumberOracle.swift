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
        // Finding out effects can leave another of the sets of constraints that decide the same.
        let explanation = try explainer.explanation(of: .items(Array(explainer.layout.items.indices)))
        try checkSteps(try explainer.explanation(of: .steps(inFull: [])), explanation)
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

    /// Checks that numbers by steps are their sums, and the same sums as in full once their references are followed.
    private mutating func checkSteps(_ steps: LayoutExplanation, _ whole: LayoutExplanation) throws {
        var reader = SumReader(steps)
        for item in steps.layout.items.indices {
            for name in FrameNumber.allCases {
                let (stepped, full) = (steps.number(name, of: item), whole.number(name, of: item))
                guard let stepped, let full else {
                    if (stepped == nil) != (full == nil) { faults.append("\(item).\(name.rawValue) differs") }
                    continue
                }
                let sum = stepped.terms.reduce(0) { $0 + $1.coefficient * $1.constant }
                let (expected, found) = (
                    SumReader.coefficients(of: full), reader.coefficients(name, of: item)
                )
                let isSame = Set(expected.keys).union(found.keys).allSatisfy {
                    abs(expected[$0, default: 0] - found[$0, default: 0]) < 1e-6
                }
                if !isSame || abs(sum - stepped.value) > 1e-6 * max(1, abs(sum) / 1000) {
                    faults.append("\(item).\(name.rawValue) by steps: \(sum), \(stepped.value)")
                }
            }
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

/// Follows the references of sums by steps, as a reader of the JSON would.
private struct SumReader {
    /// A number of an item.
    private struct Place: Hashable {
        var number: FrameNumber
        var item: Int
    }

    private let explanation: LayoutExplanation
    private var known: [Place: [Int: Double]] = [:]

    init(_ explanation: LayoutExplanation) { self.explanation = explanation }

    /// The coefficients of a sum over constraints, by their indices.
    static func coefficients(of number: ExplainedNumber) -> [Int: Double] {
        var coefficients: [Int: Double] = [:]
        for term in number.terms {
            if case .constraint(let index) = term.origin { coefficients[index] = term.coefficient }
        }
        return coefficients
    }

    mutating func coefficients(_ number: FrameNumber, of item: Int) -> [Int: Double] {
        let place = Place(number: number, item: item)
        if let coefficients = known[place] { return coefficients }
        guard let explained = explanation.number(number, of: item) else { return [:] }
        var sum = Self.coefficients(of: explained)
        for term in explained.terms {
            guard case .number(let source, let other) = term.origin else { continue }
            for (index, coefficient) in coefficients(source, of: other) {
                sum[index, default: 0] += coefficient * term.coefficient
            }
        }
        known[place] = sum
        return sum
    }
}
