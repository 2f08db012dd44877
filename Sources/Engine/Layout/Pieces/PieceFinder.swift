import Foundation
import Solver
import TextMetrics

/// Follows a layout through its rounds and finds how its frames depend on the canvas's length, and over which
/// lengths they do so linearly.
///
/// Each round solves for constants that are affine in the canvas's length, so its solution is affine too
/// until a row reaches its bend. The constants of the next round (insets, line breaks) are affine or constant
/// as well, over a range of their own. In the intersection of these ranges, a layout from scratch does the
/// same in every round.
struct PieceFinder {
    let axis: LayoutAxis
    private(set) var range: PieceRange
    /// The change of each frame in `LayoutPass.frames` per point of the canvas, by lowered index.
    private(set) var rates: [CGRect] = []
    /// How the views' texts adapt to their widths in the last round, by lowered index.
    private(set) var adaptations: TextAdaptations
    private(set) var insets: FollowedInsets
    /// The views whose texts request all of the width they have, by lowered index, with the change of their
    /// widths per point of the canvas.
    private var followedTexts: [(index: Int, rate: Double)] = []
    /// What is known of the first round.
    private(set) var firstRound: FirstRound?

    /// Creates a finder for a pass that is about to settle on a canvas of the given length.
    ///
    /// - Parameter firstRound: The first round if it is known, so that the pass only does those after it.
    init(
        after firstRound: FirstRound? = nil, _ pass: LayoutPass, axis: LayoutAxis, length: Double,
        within bounds: ClosedRange<Double>, adaptations: TextAdaptations, insets: FollowedInsets
    ) {
        self.axis = axis
        self.adaptations = adaptations
        self.firstRound = firstRound
        range = PieceRange(around: length, within: bounds)
        self.insets = insets
        self.insets.follow(pass, frames: nil, rates: [], over: &range)
        guard let firstRound else { return }
        firstRound.limit(&range)
        rates = firstRound.rates
        followTexts(of: pass) { firstRound.frame(of: $0, at: length) }
    }

    /// How the constants of the round that a pass is in follow the canvas.
    private func constantRates(in pass: LayoutPass) -> [SolverConstantRate] {
        var rates = pass.system.canvasRelations(along: axis).map { SolverConstantRate($0, -1) }
        rates += insets.constantRates(in: pass)
        for text in followedTexts {
            for id in pass.system.contentSizes[text.index]?.width.ids ?? [] {
                rates.append(SolverConstantRate(id, -text.rate))
            }
        }
        return rates
    }

    /// Records the result of a round.
    mutating func observe(_ pass: LayoutPass) throws(SolverError) {
        guard let solver = pass.solver as? any ParametricSolver else { throw .notParametric }
        let response = try solver.response(to: constantRates(in: pass))
        rates = pass.frames.indices.map { Self.rate(of: $0, in: response) }
        range.limitAbove(at: response.range.upperBound, by: .row(response.upperLimit))
        range.limitBelow(at: response.range.lowerBound, by: .row(response.lowerLimit))
        if firstRound == nil {
            firstRound = FirstRound(frames: pass.frames, rates: rates, range: range)
        }
        followTexts(of: pass) { pass.frames[$0] }
        insets.follow(pass, frames: pass.frames, rates: rates, over: &range)
    }

    /// Records a layout that isn't followed to other lengths.
    mutating func hold(_ pass: LayoutPass) {
        rates = Array(repeating: .zero, count: pass.frames.count)
        for index in adaptations.views {
            let size = pass.lowering.environment.metrics[index].alignmentSize(in: pass.frames[index])
            adaptations.adaptation(of: index, to: size, in: pass, isFollowed: false)
        }
        insets.follow(pass, frames: pass.frames, rates: rates, over: &range)
    }

    /// Adapts the contents of views to their sizes in the last round; returns the indices of those that changed.
    mutating func adaptTexts(of pass: LayoutPass) -> [Int] {
        adaptTexts(of: pass) { pass.frames[$0] }
    }

    /// Adapts the contents of views to their sizes in the first round; returns the indices of those that may have
    /// changed.
    mutating func adaptTextsToFirstRound(of pass: LayoutPass) -> [Int] {
        guard let firstRound else { return [] }
        let length = range.length
        return adaptTexts(of: pass) { firstRound.frame(of: $0, at: length) }
    }

    private mutating func adaptTexts(of pass: LayoutPass, frame: (Int) -> CGRect) -> [Int] {
        adaptations.views.filter { index in
            let size = pass.lowering.environment.metrics[index].alignmentSize(in: frame(index))
            guard adaptations.apply(size, to: index, in: pass) else { return false }
            return pass.hierarchy.view(of: index)?.updateIntrinsicContentSize(for: size) == true
        }
    }

    /// Notes that the contents of views may have been adapted to any sizes.
    mutating func forgetContents() { adaptations.forgetApplied() }

    /// Returns the content size of a text with its latest adaptation.
    mutating func contentSize(of index: Int, compute: () -> CGSize) -> CGSize {
        adaptations.contentSize(of: index, compute: compute)
    }

    private static func rate(of index: Int, in response: SolverResponse) -> CGRect {
        let base = index * 4
        return CGRect(
            x: response.rates[base], y: response.rates[base + 1], width: response.rates[base + 2],
            height: response.rates[base + 3])
    }

    /// Limits the range to where texts keep their sizes, or take all of their widths.
    private mutating func followTexts(of pass: LayoutPass, frame: (Int) -> CGRect) {
        followedTexts = []
        for index in adaptations.views {
            let size = pass.lowering.environment.metrics[index].alignmentSize(in: frame(index))
            let adaptation = adaptations.adaptation(of: index, to: size, in: pass)
            let (width, rate) = (Double(size.width), Double(rates[index].size.width))
            guard abs(rate) > Self.negligibleRate else { continue }
            let widths = adaptation.widths
            range.limit(at: (Double(widths.upperBound) - width) / rate, by: .text(index), isUpward: rate > 0)
            range.limit(at: (Double(widths.lowerBound) - width) / rate, by: .text(index), isUpward: rate < 0)
            if adaptation.followsWidth { followedTexts.append((index, rate)) }
        }
    }

    private static let negligibleRate = 1e-9
}
