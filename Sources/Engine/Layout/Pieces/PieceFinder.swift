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
    /// Whether all texts that follow their widths are treated as changing in steps.
    private let takesSteps: Bool
    private var followedTexts: [FollowedText] = []
    private var constantRates: [SolverConstantRate] = []
    /// For each text that was treated as changing without steps, a change of the canvas's length that puts it
    /// on the other side of its width.
    private(set) var otherSides: [Double] = []

    /// Creates a finder for a pass that is about to settle on a canvas of the given length.
    init(
        _ pass: LayoutPass, solver: any ParametricSolver, axis: LayoutAxis, length: Double,
        within bounds: ClosedRange<Double>, adaptations: TextAdaptations, takesSteps: Bool
    ) {
        self.axis = axis
        self.solver = solver
        self.adaptations = adaptations
        self.takesSteps = takesSteps
        range = PieceRange(around: length, within: bounds)
        insets = FollowedInsets(of: pass, along: axis)
        insets.follow(pass, frames: nil, rates: [], over: &range)
        constantRates = ownRates(of: pass)
    }

    private func ownRates(of pass: LayoutPass) -> [SolverConstantRate] {
        [SolverConstantRate(pass.system.canvasRelation(along: axis), -1)] + insets.constantRates
    }

    /// Records the result of a round.
    mutating func observe(_ pass: LayoutPass) throws(SolverError) {
        var response = try solver.response(to: constantRates)
        if leaveStepsOut(of: response, in: pass) {
            response = try solver.response(to: constantRates)
        }
        rates = pass.frames.indices.map { Self.rate(of: $0, in: response) }
        range.limitAbove(at: response.range.upperBound, by: .row(response.upperLimit))
        range.limitBelow(at: response.range.lowerBound, by: .row(response.lowerLimit))
        followTexts(of: pass)
        insets.follow(pass, frames: pass.frames, rates: rates, over: &range)
        constantRates = ownRates(of: pass)
        for text in followedTexts {
            for id in pass.system.contentSizes[text.index]?.width.ids ?? [] {
                constantRates.append(SolverConstantRate(id, -text.rate))
            }
        }
    }

    private static func rate(of index: Int, in response: SolverResponse) -> CGRect {
        let base = index * 4
        return CGRect(
            x: response.rates[base], y: response.rates[base + 1], width: response.rates[base + 2],
            height: response.rates[base + 3])
    }

    /// Removes the rows of text that determines its own width from those that are followed, since such text changes
    /// in steps of a pixel; returns whether there was any.
    private mutating func leaveStepsOut(of response: SolverResponse, in pass: LayoutPass) -> Bool {
        let stepping = followedTexts.filter { text in
            let width = Double(pass.lowering.environment.alignmentSize(of: text.index).width)
            return takesSteps || abs(width - text.length) < Self.tolerance
                || pass.hierarchy.view(of: text.index)?.hasRequiredContentWidth == true
        }
        for text in stepping {
            let ids = pass.system.contentSizes[text.index]?.width.ids ?? []
            constantRates.removeAll { ids.contains($0.constraint) }
            let steps = text.steps
            range.limit(at: steps.more, by: .text(text.index), isUpward: text.rate > 0)
            range.limit(at: steps.less, by: .text(text.index), isUpward: text.rate < 0)
        }
        if stepping.count < followedTexts.count {
            otherSides += followedTexts.filter { text in !stepping.contains { $0.index == text.index } }
                .map(\.otherSide)
        }
        return !stepping.isEmpty
    }

    private mutating func followTexts(of pass: LayoutPass) {
        followedTexts = []
        for index in adaptations.views {
            let size = pass.lowering.environment.alignmentSize(of: index)
            let adaptation = adaptations.adaptation(of: index, to: size, in: pass)
            let (width, rate) = (Double(size.width), Double(rates[index].size.width))
            guard abs(rate) > Self.negligibleRate else { continue }
            let widths = adaptation.widths
            range.limit(at: (Double(widths.upperBound) - width) / rate, by: .text(index), isUpward: rate > 0)
            range.limit(at: (Double(widths.lowerBound) - width) / rate, by: .text(index), isUpward: rate < 0)
            guard adaptation.followsWidth, let view = pass.hierarchy.view(of: index) else { continue }
            followedTexts.append(
                FollowedText(
                    index: index, width: width, rate: rate,
                    length: Double(view.intrinsicContentSize.width), pixel: 1 / Double(pass.canvas.scale)))
        }
    }

    private static let tolerance = 1e-6
    private static let negligibleRate = 1e-9
}
