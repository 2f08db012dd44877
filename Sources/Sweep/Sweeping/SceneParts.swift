import Engine
import Foundation
import Solver

/// Splits a range of canvases into parts over which a layout has the same views and constraints.
package struct SceneParts {
    /// A hierarchy with its canvas.
    package typealias Scene = (root: View, canvas: Canvas)

    /// The distance in points to keep from a threshold, which may belong to either side.
    private static let hair = 1e-6
    /// The places of changes are exact to this part of a point.
    private static let precision = 1e4
    /// The most hierarchies made between two thresholds. A hierarchy that needs more changes all the time, as where
    /// constants follow the canvas, and is taken as one.
    private static let greatestProbeCount = 100

    private let make: (Double) -> Scene?
    private let budget: WorkBudget
    private var probeCount = 0
    /// The lengths at which the hierarchy changes, in order, and how it does.
    private var changes: [(length: Double, causes: [BreakpointCause])] = []

    private init(budget: WorkBudget, make: @escaping (Double) -> Scene?) {
        self.budget = budget
        self.make = make
    }

    /// Returns the parts of a range, each with its own hierarchy.
    ///
    /// - Parameters:
    ///   - budget: The work of making the hierarchies is taken out of it, and later that of their sessions. Once it is spent, no
    ///     more changes are found.
    ///   - other: The canvas's length along the other axis; the orientation changes at a square canvas.
    ///   - make: Makes a new hierarchy for a canvas of the given length; nil ends the parts.
    package static func parts(
        along axis: LayoutAxis, over range: ClosedRange<Double>, other: Double,
        budget: WorkBudget = WorkBudget(), make: (Double) -> Scene?
    ) -> [SweepPart] {
        withoutActuallyEscaping(make) { make in
            var parts = SceneParts(budget: budget, make: make)
            parts.findChanges(over: range, other: other)
            return parts.parts(over: range)
        }
    }

    private func fingerprint(at length: Double) -> SceneFingerprint? {
        guard !budget.isSpent, let scene = make(length) else { return nil }
        let fingerprint = SceneFingerprint(of: scene.root, on: scene.canvas)
        budget.charge(
            fingerprint.partCount * Self.workPerPart + fingerprint.textLength * Self.workPerByte)
        return fingerprint
    }

    /// The work of making a view or a constraint and comparing it.
    private static let workPerPart = 10_000
    /// The work of changing and measuring a byte of a text.
    private static let workPerByte = 300

    /// Finds the lengths at which the hierarchy changes.
    private mutating func findChanges(over range: ClosedRange<Double>, other: Double) {
        let thresholds = (Canvas.traitThresholds.map { Double($0) } + [other]).filter {
            range.lowerBound + Self.hair < $0 && $0 < range.upperBound - Self.hair
        }
        let ends = [range.lowerBound] + Set(thresholds).sorted() + [range.upperBound]
        var before: SceneFingerprint?
        for (start, end) in zip(ends, ends.dropFirst()) {
            guard let first = fingerprint(at: min(start + Self.hair, end)),
                let last = fingerprint(at: max(end - Self.hair, start))
            else { return }
            if let before, !before.isSame(as: first) {
                changes.append((start, first.causes(after: before)))
            }
            let known = changes.count
            probeCount = 0
            bisect((start, first), (end, last))
            if probeCount >= Self.greatestProbeCount { changes.removeSubrange(known...) }
            before = last
        }
    }

    /// Finds the changes between two lengths with different hierarchies.
    private mutating func bisect(
        _ start: (length: Double, print: SceneFingerprint), _ end: (length: Double, print: SceneFingerprint)
    ) {
        guard !start.print.isSame(as: end.print), probeCount < Self.greatestProbeCount else { return }
        let middle = (start.length + end.length) / 2
        guard end.length - start.length > 1 / Self.precision else {
            let length = (middle * Self.precision).rounded() / Self.precision
            changes.append((length, end.print.causes(after: start.print)))
            return
        }
        probeCount += 1
        guard let print = fingerprint(at: middle) else { return }
        bisect(start, (middle, print))
        bisect((middle, print), end)
    }

    /// The parts between the changes, each with a hierarchy made for its middle.
    private func parts(over range: ClosedRange<Double>) -> [SweepPart] {
        var parts: [SweepPart] = []
        let starts = [(length: range.lowerBound, causes: [])] + changes
        for (start, end) in zip(starts, changes.map(\.length) + [range.upperBound]) {
            guard let scene = make((start.length + end) / 2) else { break }
            parts.append(
                SweepPart(
                    range: start.length...end,
                    session: LayoutSession(root: scene.root, canvas: scene.canvas, budget: budget),
                    causes: start.causes))
        }
        return parts
    }
}
