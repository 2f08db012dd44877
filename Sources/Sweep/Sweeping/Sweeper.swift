import Engine
import Foundation

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
        let pieces = try session.pieces(along: axis, over: range ?? own...own)
        return SweepSegment(layout: try session.solvedLayout(), pieces: pieces)
    }

    /// Assigns constraints to findings, with one layout for all findings over the same range.
    private static func assignResponsibilities(
        in sweep: inout LayoutSweep, parts: [SweepPart]
    ) throws(SolverError) {
        let breakpoints = sweep.breakpoints
        var layouts: [ClosedRange<Double>: SolvedLayout] = [:]
        for index in sweep.separateFindings.indices {
            let finding = sweep.separateFindings[index]
            if layouts[finding.range] == nil {
                layouts[finding.range] = try solvedLayout(in: finding.range, of: sweep, parts: parts)
            }
            guard let layout = layouts[finding.range] else { continue }
            let found = ResponsibleConstraints.find(for: finding, in: layout, breakpoints: breakpoints)
            sweep.separateFindings[index].constraints = found.texts
            sweep.separateFindings[index].location = found.location
        }
    }

    /// The layout on a canvas in the middle of a range.
    private static func solvedLayout(
        in range: ClosedRange<Double>, of sweep: LayoutSweep, parts: [SweepPart]
    ) throws(SolverError) -> SolvedLayout? {
        let middle = (range.lowerBound + range.upperBound) / 2
        guard let place = parts.firstIndex(where: { $0.range.contains(middle) }) else { return nil }
        let session = parts[place].session
        let canvas = session.canvas
        let length = sweep.axis == .horizontal ? canvas.size.width : canvas.size.height
        if Double(length) == middle, sweep.segments.indices.contains(place) {
            return sweep.segments[place].layout
        }
        defer { session.canvas = canvas }
        if sweep.axis == .horizontal {
            session.canvas.size.width = CGFloat(middle)
        } else {
            session.canvas.size.height = CGFloat(middle)
        }
        return try session.solvedLayout()
    }
}
