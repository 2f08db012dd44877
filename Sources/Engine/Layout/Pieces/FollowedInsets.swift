import Foundation

/// How what lies between constraints and variables (margins, safe areas, guides with their insets, baselines) follows the
/// canvas's length.
///
/// Insets are affine in frames but for a few bends: a margin is the larger of two, a readable width stops growing. Where they
/// bend is found by bisection.
struct FollowedInsets {
    private let axis: LayoutAxis
    /// The places of the constraints whose constants follow from insets.
    private let constraints: [Int]
    /// The system guides that are items, with the lowered indices of their owners.
    let guides: [(owner: Int, guide: SystemLayoutGuide)]
    /// Of each constraint its constant, then of each guide its four insets: at the length solved for, and for each point
    /// more.
    private var values: [Double] = []
    private var slopes: [Double] = []
    private(set) var constantRates: [SolverConstantRate] = []

    init(of pass: LayoutPass, along axis: LayoutAxis) {
        self.axis = axis
        constraints = pass.rows.constraintIndices.filter { pass.rows.constraintRows[$0].followsEnvironment }
        var guides: [(owner: Int, guide: SystemLayoutGuide)] = []
        for index in pass.hierarchy.indices where !pass.hierarchy.isGuide(index) {
            for guide in pass.hierarchy.view(of: index)?.systemGuides ?? [] where guide.kind != .scrollContent
            {
                guides.append((index, guide))
            }
        }
        self.guides = guides
    }

    /// The insets of a guide, by its place among `guides`, and their change for a point of the canvas.
    func insets(ofGuide place: Int) -> (insets: EdgeInsets, rates: EdgeInsets) {
        func insets(_ numbers: [Double]) -> EdgeInsets {
            let start = constraints.count + 4 * place
            return EdgeInsets(
                top: CGFloat(numbers[start]), left: CGFloat(numbers[start + 1]),
                bottom: CGFloat(numbers[start + 2]), right: CGFloat(numbers[start + 3]))
        }
        return (insets(values), insets(slopes))
    }

    /// Works out how insets follow the canvas while frames follow it at the given rates, and narrows the range to where
    /// they do so linearly.
    ///
    /// - Parameter frames: As solved; nil before the first round.
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
        range.limitAbove(at: highest - range.length, by: .insets)
        range.limitBelow(at: lowest - range.length, by: .insets)
        constantRates = zip(constraints, slopes).compactMap { index, slope in
            slope == 0 ? nil : SolverConstantRate(pass.rows.constraintRows[index].id, slope)
        }
    }
}
