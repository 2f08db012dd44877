import Foundation
import Solver

/// How the offsets between constraints and variables (margins, safe areas, inset guides, baselines) depend on
/// the canvas's length.
///
/// Insets are affine in frames except for a few bends: a margin is the larger of two values, a readable width
/// stops growing. Bends are found by bisection. Most insets are the root's, which follow from the canvas alone, so
/// that they are the same in every round and known from earlier pieces.
struct FollowedInsets {
    /// A group of numbers: the constants of constraints, then four insets for each guide.
    private struct Group {
        var sources: InsetSources
        var values: [Double] = []
        /// Their change per point of the canvas.
        var slopes: [Double] = []

        init(_ sources: InsetSources) { self.sources = sources }
    }

    private let axis: LayoutAxis
    /// The system guides that are items, with the lowered indices of their owners.
    let guides: [(owner: Int, guide: SystemLayoutGuide)]
    /// By index in `guides`: the group and the place in it.
    private let places: [(isRoots: Bool, place: Int)]
    /// What depends on the root's insets alone.
    private var root: Group
    private var inner: Group
    /// The lines found so far: of the root's insets, and of all others before the first round.
    private var rootLines: [InsetsLine] = []
    private var innerLines: [InsetsLine] = []

    init(of pass: LayoutPass, along axis: LayoutAxis) {
        self.axis = axis
        var (root, inner) = (InsetSources(), InsetSources())
        for index in pass.system.constraintIndices
        where pass.system.loweredConstraints[index].followsEnvironment {
            let items = InsetSources.items(ofConstraintAt: index, in: pass)
            if items.allSatisfy({ $0 == 0 }) {
                root.addConstraint(index, of: items, in: pass)
            } else {
                inner.addConstraint(index, of: items, in: pass)
            }
        }
        var guides: [(owner: Int, guide: SystemLayoutGuide)] = []
        var places: [(isRoots: Bool, place: Int)] = []
        for index in pass.hierarchy.indices where !pass.hierarchy.isGuide(index) {
            for guide in pass.hierarchy.view(of: index)?.systemGuides ?? [] where guide.kind != .scrollContent
            {
                guides.append((index, guide))
                if index == 0 {
                    places.append((true, root.addGuide(guide, owner: index, in: pass)))
                } else {
                    places.append((false, inner.addGuide(guide, owner: index, in: pass)))
                }
            }
        }
        (self.guides, self.places) = (guides, places)
        (self.root, self.inner) = (Group(root), Group(inner))
    }

    /// Whether insets that constraints or guides depend on follow from the canvas alone.
    var dependOnCanvasAlone: Bool { inner.sources.isEmpty }

    /// The constants of the constraints that follow the root's insets, with the constraints' indices.
    var rootConstants: [(index: Int, constant: Double)] {
        zip(root.sources.constraints, root.values).map { (index: $0, constant: $1) }
    }

    /// The insets of a guide, by its index in `guides`, and their change per point of the canvas.
    func insets(ofGuide index: Int) -> (insets: EdgeInsets, rates: EdgeInsets) {
        let (isRoots, place) = places[index]
        let group = isRoots ? root : inner
        func insets(_ numbers: [Double]) -> EdgeInsets {
            let start = group.sources.constraints.count + 4 * place
            return EdgeInsets(
                top: CGFloat(numbers[start]), left: CGFloat(numbers[start + 1]),
                bottom: CGFloat(numbers[start + 2]), right: CGFloat(numbers[start + 3]))
        }
        return (insets(group.values), insets(group.slopes))
    }

    /// Computes how insets depend on the canvas when frames change at the given rates, and narrows the range
    /// to where they do so linearly.
    ///
    /// - Parameter frames: The solved frames; nil before the first round.
    mutating func follow(_ pass: LayoutPass, frames: [CGRect]?, rates: [CGRect], over range: inout PieceRange)
    {
        Self.follow(&root, axis, pass, frames: nil, rates: [], lines: &rootLines, over: &range)
        if frames == nil {
            Self.follow(&inner, axis, pass, frames: nil, rates: [], lines: &innerLines, over: &range)
        } else {
            var lines: [InsetsLine] = []
            Self.follow(&inner, axis, pass, frames: frames, rates: rates, lines: &lines, over: &range)
        }
    }

    /// - Parameter lines: The lines known to hold; one that is found is added.
    private static func follow(
        _ group: inout Group, _ axis: LayoutAxis, _ pass: LayoutPass, frames: [CGRect]?, rates: [CGRect],
        lines: inout [InsetsLine], over range: inout PieceRange
    ) {
        guard !group.sources.isEmpty else { return }
        let line: InsetsLine
        if let known = lines.first(where: { $0.range.contains(range.length) }) {
            line = known
        } else {
            let probe = InsetsProbe(
                pass: pass, axis: axis, length: range.length, frames: frames, rates: rates,
                sources: group.sources)
            line = probe.line(within: range.bounds)
            lines.append(line)
        }
        (group.values, group.slopes) = (line.values(at: range.length), line.slopes)
        if line.range.upperBound < range.bounds.upperBound {
            range.limitAbove(at: line.range.upperBound - range.length, by: .insets)
        }
        if line.range.lowerBound > range.bounds.lowerBound {
            range.limitBelow(at: line.range.lowerBound - range.length, by: .insets)
        }
    }

    /// How the constants of constraints change per point of the canvas.
    func constantRates(in pass: LayoutPass) -> [SolverConstantRate] {
        var rates: [SolverConstantRate] = []
        for group in [root, inner] {
            for (index, slope) in zip(group.sources.constraints, group.slopes) where slope != 0 {
                let constraint = pass.system.loweredConstraints[index]
                rates.append(SolverConstantRate(constraint.id, slope))
                if let tightness = constraint.tightness { rates.append(SolverConstantRate(tightness, slope)) }
            }
        }
        return rates
    }
}
