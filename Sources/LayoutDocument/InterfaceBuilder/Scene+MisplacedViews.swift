import Engine
import Foundation
import Findings
import Solver

extension Scene {
    /// Returns findings for views that constraints put elsewhere than recorded: warnings if the input marks them as
    /// misplaced, notes otherwise.
    ///
    /// A note needs evidence that nothing else explains, since documents don't contain the sizes of content, default
    /// margins and safe areas. The scene is laid out again with all content at its recorded size, and the view must
    /// still be elsewhere; the note says where. Only the first note of a scene is returned, with the number of those like it. In a third layout, with larger margins and safe areas, a number that
    /// differs from the record must stay the same. Views that constraints don't determine aren't reported, nor are those in a
    /// cell or free view that is larger than recorded, or whose frames are uncertain,
    /// and none of a scene with conflicts is. The views of the scene keep the frames of the last layout.
    ///
    /// - Parameter layout: The solution of the scene.
    /// - Complexity: Two layouts of the scene, or none if every view is as recorded.
    ///
    /// - Throws: `SolverError` if solving the scene again exceeds the limits.
    package func misplacedViews(in layout: SolvedLayout) throws(SolverError) -> [LayoutFinding] {
        let found = differences(in: Self.frames(in: layout))
            .filter { $0.severity == .warning || !isResized($0, in: layout) }
        guard found.contains(where: { $0.severity == .note }) else { return found }
        // In a conflict, frames depend on which constraint was broken.
        if !layout.conflicts.isEmpty { return found.filter { $0.severity == .warning } }
        let recordedContent = try layoutWithRecordedContent(insetBy: 0)
        let solved = Self.frames(in: recordedContent)
        let shifted = Self.frames(in: try layoutWithRecordedContent(insetBy: 1))
        let confirmed = differences(
            in: solved.filter { id, frame in
                guard let recorded = recordedFrames.first(where: { $0.view.identifier == id }) else {
                    return false
                }
                return recorded.isElsewhere(solved: frame, shifted: shifted[id] ?? frame)
            }
        ).filter { !isResized($0, in: recordedContent) }
        let uncertain = confirmed.isEmpty ? [] : try uncertainViews(in: layout)
        let confirmations = Dictionary(
            confirmed.filter { uncertain.isDisjoint(with: $0.items) }.map { ($0.items, $0) }
        ) { first, _ in first }
        let confirmedFindings = found.compactMap { $0.severity == .note ? confirmations[$0.items] : $0 }
        return Self.foldingNotes(confirmedFindings)
    }

    /// Keeps the first note of a scene, with the number of those like it: where one view is elsewhere, those in it and
    /// beside it usually follow.
    private static func foldingNotes(_ findings: [LayoutFinding]) -> [LayoutFinding] {
        let notes = findings.filter { $0.severity == .note }
        guard notes.count > 1, let first = notes.first else { return findings }
        let rest = notes.count == 2 ? "1 more view differs" : "\(notes.count - 1) more views differ"
        return findings.compactMap { finding in
            guard finding.severity == .note else { return finding }
            guard finding == first else { return nil }
            var finding = finding
            finding.message += "; \(rest) from the frames recorded"
            return finding
        }
    }

    /// The ids of the views whose frames depend on what the document doesn't contain.
    private func uncertainViews(in layout: SolvedLayout) throws(SolverError) -> Set<String> {
        var layout = layout
        try markUncertainFrames(in: &layout)
        return Set(layout.items.filter { !$0.uncertain.isEmpty }.map(\.id))
    }

    /// Whether a view is in one whose recorded size isn't the one that its content requires: it isn't misplaced in the document,
    /// where that size is kept.
    private func isResized(_ finding: LayoutFinding, in layout: SolvedLayout) -> Bool {
        guard let recorded = recordedFrames.first(where: { finding.items == [$0.view.identifier ?? ""] })
        else { return false }
        for view in sequence(first: recorded.view, next: \.superview) where !view.designSize.isFixed {
            guard let frame = layout.items.first(where: { $0.id == view.identifier })?.frame else { continue }
            let size = view.designSize.recorded
            if abs(frame.width - size.width) > RecordedFrame.tolerance
                || abs(frame.height - size.height) > RecordedFrame.tolerance
            {
                return true
            }
        }
        return false
    }

    /// The frames of the views that constraints determine, by id.
    private static func frames(in layout: SolvedLayout) -> [String: CGRect] {
        let determined = layout.items.filter { $0.kind == .view && $0.undetermined.isEmpty }
        return Dictionary(determined.map { ($0.id, $0.frame) }) { first, _ in first }
    }

    private func differences(in frames: [String: CGRect]) -> [LayoutFinding] {
        recordedFrames.compactMap { recorded in
            frames[recorded.view.identifier ?? ""].flatMap(recorded.finding)
        }
    }

    /// Lays out with all content at its recorded size, and margins and safe areas that aren't written in the document
    /// larger by a distance in points.
    private func layoutWithRecordedContent(insetBy distance: CGFloat) throws(SolverError) -> SolvedLayout {
        let contents = recordedFrames.map { RecordedContent($0) }
        for content in contents { content.apply() }
        defer { for content in contents { content.restore() } }
        var canvas = canvas
        canvas.safeAreaInsets = canvas.safeAreaInsets.enlarged(by: distance)
        let margins = viewsWithMarginsByRule.map(\.directionalLayoutMargins)
        for view in viewsWithMarginsByRule {
            view.directionalLayoutMargins = view.directionalLayoutMargins.enlarged(by: distance)
        }
        defer {
            for (view, margins) in zip(viewsWithMarginsByRule, margins) {
                view.directionalLayoutMargins = margins
            }
        }
        return try LayoutSolver.solve(root: root, canvas: canvas, id: id, title: title, state: state)
    }
}

extension EdgeInsets {
    fileprivate func enlarged(by distance: CGFloat) -> EdgeInsets {
        EdgeInsets(
            top: top + distance, left: left + distance, bottom: bottom + distance, right: right + distance)
    }
}

extension DirectionalEdgeInsets {
    fileprivate func enlarged(by distance: CGFloat) -> DirectionalEdgeInsets {
        DirectionalEdgeInsets(
            top: top + distance, leading: leading + distance, bottom: bottom + distance,
            trailing: trailing + distance)
    }
}
