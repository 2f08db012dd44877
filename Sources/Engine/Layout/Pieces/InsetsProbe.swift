import Foundation

/// Evaluates the insets of a layout on canvases of other lengths where its frames are known.
struct InsetsProbe {
    /// Numbers that are affine in the canvas's length.
    struct Line {
        let length: Double
        let values: [Double]
        var slopes: [Double]

        /// Returns whether the given numbers, at a length, lie on the line.
        func passes(through others: [Double], at length: Double) -> Bool {
            let distance = length - self.length
            return others.indices.allSatisfy {
                abs(values[$0] + slopes[$0] * distance - others[$0]) <= InsetsProbe.tolerance
            }
        }
    }

    let pass: LayoutPass
    let axis: LayoutAxis
    let length: Double
    /// The solved frames; nil before the first round.
    let frames: [CGRect]?
    let rates: [CGRect]
    let constraints: [Int]
    let guides: [(owner: Int, guide: SystemLayoutGuide)]

    private static let tolerance = 1e-7
    /// The minimum distance in points from the solved length at which insets are evaluated.
    private static let leastDistance = 1e-6
    /// The precision in points with which the end of a line is found.
    private static let precision = 1e-8
    /// The positions between two lengths at which numbers are checked; not simple fractions, which could miss
    /// repeating patterns.
    private static let inner = [0.4142, 0.8183]

    /// Returns the constants and insets on a canvas of the given length.
    private func values(at other: Double) -> [Double] {
        var size = pass.canvas.size
        if axis == .horizontal { size.width = CGFloat(other) } else { size.height = CGFloat(other) }
        let distance = CGFloat(other - length)
        let moved = frames.map { frames in
            zip(frames, rates).map { frame, rate in
                CGRect(
                    x: frame.origin.x + rate.origin.x * distance,
                    y: frame.origin.y + rate.origin.y * distance,
                    width: frame.size.width + rate.size.width * distance,
                    height: frame.size.height + rate.size.height * distance)
            }
        }
        return values(
            of: pass.lowering.environment.moved(to: size, frames: moved, of: pass.hierarchy))
    }

    /// Returns the constants and insets in an environment.
    func values(of environment: LayoutEnvironment) -> [Double] {
        var lowering = pass.lowering
        lowering.environment = environment
        var lowered = LoweredRelation()
        var values: [Double] = []
        values.reserveCapacity(constraints.count + 4 * guides.count)
        for index in constraints {
            let container = pass.system.loweredConstraints[index].container
            let isLowered = pass.system.constraint(at: index).map {
                lowering.lower($0, in: container, to: &lowered)
            }
            values.append(isLowered == true ? lowered.relation.constant : 0)
        }
        for (owner, guide) in guides {
            let insets = environment.insets(of: guide, at: owner)
            values += [insets.top, insets.left, insets.bottom, insets.right].map(Double.init)
        }
        return values
    }

    /// Returns the line on which the numbers start from the solved length, and how far towards another length it is
    /// known to hold.
    func line(through values: [Double], towards end: Double) -> (line: Line, upTo: Double) {
        var line = Line(length: length, values: values, slopes: values.map { _ in 0 })
        var other = end
        while abs(other - length) > Self.leastDistance {
            let there = self.values(at: other)
            line.slopes = zip(there, values).map { there, here in
                abs(there - here) <= Self.tolerance ? 0 : (there - here) / (other - length)
            }
            if holdsInside(line, upTo: other) { return (line, other) }
            other = (other + length) / 2
        }
        return (line, length)
    }

    private func holds(_ line: Line, at other: Double) -> Bool {
        line.passes(through: values(at: other), at: other)
    }

    /// Returns whether the numbers are on a line between the solved length and another.
    private func holdsInside(_ line: Line, upTo other: Double) -> Bool {
        Self.inner.allSatisfy { holds(line, at: length + (other - length) * $0) }
    }

    /// Returns how far the numbers stay on a line towards another length.
    ///
    /// - Parameter known: A length on the way, up to which the numbers are known to be on the line.
    func end(of line: Line, towards other: Double, from known: Double) -> Double {
        if other == known || (holds(line, at: other) && holdsInside(line, upTo: other)) { return other }
        var (inside, outside) = (known, other)
        while abs(outside - inside) > Self.precision {
            let middle = (inside + outside) / 2
            if holds(line, at: middle) { inside = middle } else { outside = middle }
        }
        return inside
    }
}
