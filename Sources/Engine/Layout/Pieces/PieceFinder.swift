import Foundation

/// Follows a layout through its rounds and finds how its frames depend on the canvas's length, and over which
/// lengths they do so linearly.
///
/// Each round solves for constants that are affine in the canvas's length, so its solution is affine too
/// until a row reaches its bend. The constants of the next round (insets, line breaks) are affine or constant
/// as well, over a range of their own. In the intersection of these ranges, a layout from scratch does the
/// same in every round.
struct PieceFinder {
    let axis: LayoutAxis
    let solver: any ParametricSolver
    private(set) var range: PieceRange
    /// The change of each frame in `LayoutPass.frames` per point of the canvas, by lowered index.
    private(set) var rates: [CGRect] = []
    /// How the views' texts adapt to their widths in the last round, by lowered index.
    private(set) var adaptations: TextAdaptations
    private(set) var insets: FollowedInsets
    private var constantRates: [SolverConstantRate] = []

    /// A finder for a pass that is about to settle on a canvas of the given length.
    init(
        _ pass: LayoutPass, solver: any ParametricSolver, axis: LayoutAxis, length: Double,
        within bounds: ClosedRange<Double>, adaptations: TextAdaptations, insets: FollowedInsets
    ) {
        self.axis = axis
        self.solver = solver
        self.adaptations = adaptations
        range = PieceRange(around: length, within: bounds)
        self.insets = insets
        self.insets.follow(pass, frames: nil, rates: [], over: &range)
        constantRates = ownRates(of: pass)
    }

    private func ownRates(of pass: LayoutPass) -> [SolverConstantRate] {
        [SolverConstantRate(pass.system.canvasRelation(along: axis), -1)] + insets.constantRates(in: pass)
    }

    /// Records the result of a round.
    mutating func observe(_ pass: LayoutPass) throws(SolverError) {
        let response = try solver.response(to: constantRates)
        rates = pass.frames.indices.map { Self.rate(of: $0, in: response) }
        range.limitAbove(at: response.range.upperBound, by: .row(response.upperLimit))
        range.limitBelow(at: response.range.lowerBound, by: .row(response.lowerLimit))
        let texts = followTexts(of: pass)
        insets.follow(pass, frames: pass.frames, rates: rates, over: &range)
        constantRates = ownRates(of: pass) + texts
    }

    private static func rate(of index: Int, in response: SolverResponse) -> CGRect {
        let base = index * 4
        return CGRect(
            x: response.rates[base], y: response.rates[base + 1], width: response.rates[base + 2],
            height: response.rates[base + 3])
    }

    /// Limits the range to where texts keep their sizes; returns how the constants of those change that
    /// request all of the width they have.
    private mutating func followTexts(of pass: LayoutPass) -> [SolverConstantRate] {
        var followed: [SolverConstantRate] = []
        for index in adaptations.views {
            let size = pass.lowering.environment.alignmentSize(of: index)
            let adaptation = adaptations.adaptation(of: index, to: size, in: pass)
            let (width, rate) = (Double(size.width), Double(rates[index].size.width))
            guard abs(rate) > Self.negligibleRate else { continue }
            let widths = adaptation.widths
            range.limit(at: (Double(widths.upperBound) - width) / rate, by: .text(index), isUpward: rate > 0)
            range.limit(at: (Double(widths.lowerBound) - width) / rate, by: .text(index), isUpward: rate < 0)
            guard adaptation.followsWidth else { continue }
            for id in pass.system.contentSizes[index]?.width.ids ?? [] {
                followed.append(SolverConstantRate(id, -rate))
            }
        }
        return followed
    }

    private static let negligibleRate = 1e-9
}
