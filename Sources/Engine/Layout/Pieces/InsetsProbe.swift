import Foundation
import Solver

/// Evaluates the insets of a layout on canvases of other lengths where its frames are known.
struct InsetsProbe {
    let pass: LayoutPass
    let axis: LayoutAxis
    let length: Double
    /// The solved frames; nil before the first round.
    let frames: [CGRect]?
    let rates: [CGRect]
    let sources: InsetSources

    /// The minimum distance in points from the solved length at which insets are evaluated.
    private static let leastDistance = 1e-6
    /// The precision in points with which the end of a line is found.
    private static let precision = 1e-8
    /// The positions between two lengths at which numbers are checked; not simple fractions, which could miss
    /// repeating patterns.
    private static let inner = [0.4142, 0.8183]

    /// Returns the constants and insets on a canvas of the given length.
    private func values(at other: Double) -> [Double] {
        pass.solver.budget.charge(work)
        var size = pass.canvas.size
        if axis == .horizontal { size.width = CGFloat(other) } else { size.height = CGFloat(other) }
        let distance = CGFloat(other - length)
        let moved = frames.map { frames in
            { (index: Int) -> CGRect in
                let (frame, rate) = (frames[index], rates[index])
                return CGRect(
                    x: frame.origin.x + rate.origin.x * distance,
                    y: frame.origin.y + rate.origin.y * distance,
                    width: frame.size.width + rate.size.width * distance,
                    height: frame.size.height + rate.size.height * distance)
            }
        }
        return values(
            of: pass.lowering.environment.moved(
                to: size, frames: moved, at: sources.items, of: pass.hierarchy))
    }

    /// The work of evaluating the insets once.
    private var work: Int {
        Self.workPerSource * (1 + sources.constraints.count + sources.guides.count + sources.items.count)
            + Self.workPerByte * sources.textLength
    }

    private static let workPerSource = 250
    private static let workPerByte = 15

    /// The constants and insets in an environment.
    private func values(of environment: LayoutEnvironment) -> [Double] {
        var lowering = pass.lowering
        lowering.environment = environment
        var lowered = LoweredRelation()
        var values: [Double] = []
        values.reserveCapacity(sources.constraints.count + 4 * sources.guides.count)
        for index in sources.constraints {
            let container = pass.system.loweredConstraints[index].container
            let isLowered = pass.system.constraint(at: index).map {
                lowering.lower($0, in: container, to: &lowered)
            }
            values.append(isLowered == true ? lowered.relation.constant : 0)
        }
        for (owner, guide) in sources.guides {
            let insets = environment.insets(of: guide, at: owner)
            values += [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
        }
        return values
    }

    /// The line on which the numbers are at the solved length, as far as it holds.
    func line(within bounds: ClosedRange<Double>) -> InsetsLine {
        let isUpward = bounds.upperBound > length
        var line = InsetsLine(length: length, values: values(at: length), slopes: [], range: length...length)
        let known = findSlopes(of: &line, towards: isUpward ? bounds.upperBound : bounds.lowerBound)
        let highest = end(of: line, towards: bounds.upperBound, from: isUpward ? known : length)
        let lowest = end(of: line, towards: bounds.lowerBound, from: isUpward ? length : known)
        line.range = min(lowest, length)...max(highest, length)
        return line
    }

    /// Finds the slopes with which the numbers change from the solved length; returns how far towards another
    /// length they are known to.
    private func findSlopes(of line: inout InsetsLine, towards end: Double) -> Double {
        let values = line.values
        line.slopes = values.map { _ in 0 }
        var other = end
        while abs(other - length) > Self.leastDistance {
            let there = self.values(at: other)
            line.slopes = zip(there, values).map { there, here in
                abs(there - here) <= InsetsLine.tolerance ? 0 : (there - here) / (other - length)
            }
            if holdsInside(line, upTo: other) { return other }
            other = (other + length) / 2
        }
        return length
    }

    private func holds(_ line: InsetsLine, at other: Double) -> Bool {
        line.passes(through: values(at: other), at: other)
    }

    /// Whether the numbers are on a line between the length solved for and another.
    private func holdsInside(_ line: InsetsLine, upTo other: Double) -> Bool {
        Self.inner.allSatisfy { holds(line, at: length + (other - length) * $0) }
    }

    /// Returns how far the numbers stay on a line towards another length.
    ///
    /// - Parameter known: A length on the way up to which they are known to.
    private func end(of line: InsetsLine, towards other: Double, from known: Double) -> Double {
        if other == known || (holds(line, at: other) && holdsInside(line, upTo: other)) { return other }
        var (inside, outside) = (known, other)
        while abs(outside - inside) > Self.precision {
            let middle = (inside + outside) / 2
            if holds(line, at: middle) { inside = middle } else { outside = middle }
        }
        return inside
    }
}
