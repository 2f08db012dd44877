import Engine
import Foundation
import Solver

/// Lays out a hierarchy on all widths or heights of a range.
package enum Sweeper {
    /// Sweeps one hierarchy.
    ///
    /// - Parameters:
    ///   - session: Afterwards laid out on its own canvas again.
    ///   - range: The canvas's lengths along the axis, in points.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    package static func sweep(
        _ session: LayoutSession, along axis: LayoutAxis, over range: ClosedRange<Double>
    ) throws(SolverError) -> LayoutSweep {
        try sweep(
            parts: [SweepPart(range: range, session: session)], along: axis,
            own: try segment(of: session, along: axis, over: nil), budget: session.budget)
    }

    /// Sweeps several hierarchies, each for a part of the range, as for a layout with different constraints
    /// for different size classes.
    ///
    /// - Parameters:
    ///   - parts: In order, each beginning where the one before ends.
    ///   - own: The layout on its own canvas, from `segment(of:along:over:)`.
    ///   - budget: If it is spent, the sweep has only the beginning of the range.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    package static func sweep(
        parts: [SweepPart], along axis: LayoutAxis, own: SweepSegment, budget: WorkBudget = WorkBudget()
    ) throws(SolverError) -> LayoutSweep {
        let range = (parts.first?.range.lowerBound ?? 0)...(parts.last?.range.upperBound ?? 0)
        let (segments, end) = try segments(of: parts, along: axis, budget: budget)
        var sweep = LayoutSweep(axis: axis, range: range, segments: segments, own: own.layout)
        sweep.unfinishedFrom = end
        var analysis = SweepAnalysis(axis: axis, range: range, own: own, budget: budget)
        for segment in segments {
            guard let end = analysis.add(segment) else { continue }
            sweep.unfinishedFrom = end
            break
        }
        sweep.separateFindings = analysis.separateFindings() + SmallRanges.findings(in: sweep)
        if budget.isSpent { sweep.unfinishedFrom = sweep.unfinishedFrom ?? range.upperBound }
        try assignResponsibilities(in: &sweep, parts: parts, budget: budget)
        sweep.findings = FindingMerge.merged(sweep.separateFindings)
        return sweep
    }

    /// Returns the segment of each part, and the length where the first unfinished one ends; later ones are left out.
    ///
    /// - Parameter budget: Half of it at most is spent.
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    package static func segments(
        of parts: [SweepPart], along axis: LayoutAxis, budget: WorkBudget = WorkBudget()
    ) throws(SolverError) -> (segments: [SweepSegment], unfinishedFrom: Double?) {
        var segments: [SweepSegment] = []
        for (place, part) in parts.enumerated() {
            let share = budget.takeLargeShare(of: parts.count - place)
            part.session.budget = share
            defer {
                budget.putBack(share)
                part.session.budget = budget
            }
            do throws(SolverError) {
                var segment = try segment(of: part.session, along: axis, over: part.range)
                if !segments.isEmpty, !segment.pieces.isEmpty { segment.pieces[0].causes = part.causes }
                segments.append(segment)
                if part.range.upperBound - segment.range.upperBound > Self.hair {
                    return (segments, segment.range.upperBound)
                }
            } catch .budgetSpent {
                return (segments, part.range.lowerBound)
            }
        }
        return (segments, nil)
    }

    /// A distance in points that is rounding.
    private static let hair = 1e-5

    /// The pieces of a hierarchy over a range, or only on its own canvas if the range is nil.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    package static func segment(
        of session: LayoutSession, along axis: LayoutAxis, over range: ClosedRange<Double>?
    ) throws(SolverError) -> SweepSegment {
        let size = session.canvas.size
        let own = Double(axis == .horizontal ? size.width : size.height)
        guard let range, range != own...own else {
            let (layout, piece) = try session.solvedLayoutAndPiece(along: axis)
            return SweepSegment(layout: layout, pieces: [piece])
        }
        let pieces = try session.pieces(along: axis, over: range)
        return SweepSegment(layout: try session.solvedLayout(), pieces: pieces)
    }

    /// A piece by its segment's index and its own.
    private struct PiecePlace: Hashable {
        let segment: Int
        let piece: Int
    }

    /// Assigns constraints to findings. The same constraints hold all over a piece, so one layout is enough for all
    /// findings that have their middle in it.
    ///
    /// Once the budget is spent, further findings name none.
    private static func assignResponsibilities(
        in sweep: inout LayoutSweep, parts: [SweepPart], budget: WorkBudget
    ) throws(SolverError) {
        let breakpoints = sweep.breakpoints
        var known: [PiecePlace: ResponsibleConstraints] = [:]
        for index in sweep.separateFindings.indices {
            let finding = sweep.separateFindings[index]
            let middle = (finding.range.lowerBound + finding.range.upperBound) / 2
            guard let place = place(of: middle, in: sweep) else { continue }
            do throws(SolverError) {
                if known[place] == nil {
                    let layout = try solvedLayout(at: middle, in: place.segment, of: sweep, parts: parts)
                    try budget.spend(workPerPart * (layout.items.count + layout.constraints.count))
                    known[place] = ResponsibleConstraints(in: layout, breakpoints: breakpoints)
                }
                guard let constraints = known[place] else { continue }
                try budget.spend(workPerPart + workPerConstraint * constraints.count(for: finding))
                let found = constraints.find(for: finding)
                sweep.separateFindings[index].constraints = found.texts
                sweep.separateFindings[index].location = found.location
            } catch .budgetSpent {
                sweep.unfinishedFrom = sweep.unfinishedFrom ?? sweep.range.upperBound
                return
            }
        }
    }

    /// The work of making an item or a constraint of a layout, and of looking at what is responsible for a finding.
    private static let workPerPart = 2000
    /// The work of looking at one of a finding's constraints.
    private static let workPerConstraint = 200

    /// The piece around a length of the canvas; nil beyond the sweep.
    private static func place(of length: Double, in sweep: LayoutSweep) -> PiecePlace? {
        guard let segment = sweep.segments.firstIndex(where: { $0.range.contains(length) }) else {
            return nil
        }
        // Pieces are in order, without gaps.
        let pieces = sweep.segments[segment].pieces
        var (low, high) = (0, pieces.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.upperBound < length { low = middle + 1 } else { high = middle }
        }
        return PiecePlace(segment: segment, piece: low)
    }

    /// The layout of a part on a canvas of the given length.
    private static func solvedLayout(
        at length: Double, in place: Int, of sweep: LayoutSweep, parts: [SweepPart]
    ) throws(SolverError) -> SolvedLayout {
        let session = parts[place].session
        let canvas = session.canvas
        if Double(sweep.axis == .horizontal ? canvas.size.width : canvas.size.height) == length {
            return sweep.segments[place].layout
        }
        defer { session.canvas = canvas }
        if sweep.axis == .horizontal {
            session.canvas.size.width = CGFloat(length)
        } else {
            session.canvas.size.height = CGFloat(length)
        }
        return try session.solvedLayout()
    }
}
