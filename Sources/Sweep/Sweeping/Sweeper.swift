import Engine
import Foundation
import Solver

/// Lays out a hierarchy on all widths or heights of a range.
public enum Sweeper {
    /// Sweeps one hierarchy.
    ///
    /// - Parameters:
    ///   - session: Afterwards laid out on its own canvas again.
    ///   - range: The canvas's lengths along the axis, in points.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    public static func sweep(
        _ session: LayoutSession, along axis: LayoutAxis, over range: ClosedRange<Double>
    ) throws(SolverError) -> LayoutSweep {
        try sweep(
            parts: [SweepPart(range: range, session: session)], along: axis,
            own: try segment(of: session, along: axis, over: nil))
    }

    /// Sweeps several hierarchies, each for a part of the range, as for a layout with different constraints
    /// for different size classes.
    ///
    /// - Parameters:
    ///   - parts: In order, each beginning where the one before ends.
    ///   - own: The layout on its own canvas, from `segment(of:along:over:)`.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    public static func sweep(
        parts: [SweepPart], along axis: LayoutAxis, own: SweepSegment
    ) throws(SolverError) -> LayoutSweep {
        let range = (parts.first?.range.lowerBound ?? 0)...(parts.last?.range.upperBound ?? 0)
        var segments: [SweepSegment] = []
        for part in parts {
            var segment = try segment(of: part.session, along: axis, over: part.range)
            if !segments.isEmpty, !segment.pieces.isEmpty { segment.pieces[0].causes = part.causes }
            segments.append(segment)
        }
        var sweep = LayoutSweep(axis: axis, range: range, segments: segments, own: own.layout)
        var analysis = SweepAnalysis(axis: axis, range: range, own: own)
        for segment in segments { analysis.add(segment) }
        sweep.separateFindings = analysis.separateFindings() + SmallRanges.findings(in: sweep)
        try assignResponsibilities(in: &sweep, parts: parts)
        sweep.findings = FindingMerge.merged(sweep.separateFindings)
        return sweep
    }

    /// The pieces of a hierarchy over a range, or only on its own canvas if the range is nil.
    ///
    /// - Throws: `SolverError` if a layout exceeds the solver's limits.
    public static func segment(
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
    private static func assignResponsibilities(
        in sweep: inout LayoutSweep, parts: [SweepPart]
    ) throws(SolverError) {
        let breakpoints = sweep.breakpoints
        var layouts: [PiecePlace: SolvedLayout] = [:]
        for index in sweep.separateFindings.indices {
            let finding = sweep.separateFindings[index]
            let middle = (finding.range.lowerBound + finding.range.upperBound) / 2
            guard let place = place(of: middle, in: sweep) else { continue }
            if layouts[place] == nil {
                layouts[place] = try solvedLayout(at: middle, in: place.segment, of: sweep, parts: parts)
            }
            guard let layout = layouts[place] else { continue }
            let found = ResponsibleConstraints.find(for: finding, in: layout, breakpoints: breakpoints)
            sweep.separateFindings[index].constraints = found.texts
            sweep.separateFindings[index].location = found.location
        }
    }

    /// The piece around a length of the canvas; nil beyond the sweep.
    private static func place(of length: Double, in sweep: LayoutSweep) -> PiecePlace? {
        guard let segment = sweep.segments.firstIndex(where: { $0.range.contains(length) }) else {
            return nil
        }
        let pieces = sweep.segments[segment].pieces
        return pieces.firstIndex { $0.range.contains(length) }.map {
            PiecePlace(segment: segment, piece: $0)
        }
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
