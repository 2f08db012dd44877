import Foundation

/// How the offsets between constraints and variables (margins, safe areas, inset guides, baselines) depend on
/// the canvas's length.
///
/// Insets are affine in frames except for a few bends: a margin is the larger of two values, a readable width
/// stops growing. Bends are found by bisection.
struct FollowedInsets {
    private let axis: LayoutAxis
    /// The indices of the constraints whose constants depend on insets.
    private let constraints: [Int]
    /// The system guides that are items, with the lowered indices of their owners.
    let guides: [(owner: Int, guide: SystemLayoutGuide)]
    /// The constant of each constraint, then four insets for each guide: at the solved length, and their
    /// change per point.
    private var values: [Double] = []
    private var slopes: [Double] = []
    private(set) var constantRates: [SolverConstantRate] = []

    init(of pass: LayoutPass, along axis: LayoutAxis) {
        self.axis = axis
        constraints = pass.system.constraintIndices.filter {
            pass.system.loweredConstraints[$0].followsEnvironment
        }
        var guides: [(owner: Int, guide: SystemLayoutGuide)] = []
        for index in pass.hierarchy.indices where !pass.hierarchy.isGuide(index) {
            for guide in pass.hierarchy.view(of: index)?.systemGuides ?? [] where guide.kind != .scrollContent
            {
                guides.append((index, guide))
            }
        }
        self.guides = guides
    }

    /// Returns the insets of a guide, by its index in `guides`, and their change per point of the canvas.
    func insets(ofGuide place: Int) -> (insets: EdgeInsets, rates: EdgeInsets) {
        func insets(_ numbers: [Double]) -> EdgeInsets {
            let start = constraints.count + 4 * place
            return EdgeInsets(
                top: CGFloat(numbers[start]), left: CGFloat(numbers[start + 1]),
                bottom: CGFloat(numbers[start + 2]), right: CGFloat(numbers[start + 3]))
        }
        return (insets(values), insets(slopes))
    }

    /// Computes how insets depend on the canvas when frames change at the given rates, and narrows the range
    /// to where they do so linearly.
    ///
    /// - Parameter frames: The solved frames; nil before the first round.
    mutating func follow(_ pass: LayoutPass, frames: [CGRect]?, rates: [CGRect], over range: inout PieceRange)
    {
        guard !constraints.isEmpty || !guides.isEmpty else { return }
        let probe = InsetsProbe(
            pass: pass, axis: axis, length: range.length, frames: frames, rates: rates,
            constraints: constraints, guides: guides)
        values = probe.values(of: pass.lowering.environment)
        let (lower, upper) = (range.bounds.lowerBound, range.bounds.upperBound)
        let isUpward = upper > range.length
        let (line, known) = probe.line(through: values, towards: isUpward ? upper : lower)
        slopes = line.slopes
        let highest = probe.end(of: line, towards: upper, from: isUpward ? known : range.length)
        let lowest = probe.end(of: line, towards: lower, from: isUpward ? range.length : known)
        if highest < upper { range.limitAbove(at: highest - range.length, by: .insets) }
        if lowest > lower { range.limitBelow(at: lowest - range.length, by: .insets) }
        constantRates = zip(constraints, slopes).compactMap { index, slope in
            slope == 0 ? nil : SolverConstantRate(pass.system.loweredConstraints[index].id, slope)
        }
    }
}
