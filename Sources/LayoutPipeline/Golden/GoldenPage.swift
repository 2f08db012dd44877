import Engine
import FileAccess
import Foundation
import Inspector
import LayoutComparison

/// A test run as an inspector page: a tab for each failure with its pictures and changes, grouped by cause.
package struct GoldenPage {
    package let report: GoldenReport
    /// The report's folder, from which pictures and frames are read.
    package let folder: String
    /// The available layouts of failures, by the names of their goldens; for other failures the recorded frames are
    /// shown.
    package var layouts: [String: SolvedLayout] = [:]
    /// The shell command that accepts all failures; nil if it can't be written.
    package let updateCommand: String?

    /// Creates a page.
    package init(
        report: GoldenReport, folder: String, layouts: [String: SolvedLayout] = [:], updateCommand: String?
    ) {
        self.report = report
        self.folder = folder
        self.layouts = layouts
        self.updateCommand = updateCommand
    }

    /// Returns the page.
    package func bytes() throws(InspectorError) -> [UInt8] {
        var page = InspectorPage(
            title: "layout-render test", scenes: report.failures.map(scene),
            groups: report.groups.map { group in
                InspectorGroup(
                    causes: group.causes, scenes: group.members,
                    command: isAcceptable(group) ? updateCommand.map { "\($0) --only \(group.id)" } : nil)
            })
        page.summary = GoldenText.summary(of: report)
        page.outline = report.failures.map { failure in
            let pictures = [
                ("Before", failure.reference), ("After", failure.actual), ("Difference", failure.difference),
            ]
            return OutlineEntry(
                title: failure.name, lines: [failure.message] + failure.details,
                pictures: pictures.compactMap { label, path in path.map { (label, $0) } })
        }
        let stale = report.stale.map { "\($0): stale, \(report.staleWords($0))" }
        if !stale.isEmpty {
            page.outline.append(OutlineEntry(title: "Stale goldens", lines: stale, pictures: []))
        }
        if report.hasAcceptable {
            let advice = "After a review, \(GoldenText.advice(updateCommand).text)"
            page.outline.append(OutlineEntry(title: "To accept", lines: [advice], pictures: []))
        }
        page.notes = report.stale.map { "\($0): stale, no picture has this golden any more" }
        return try page.html()
    }

    /// Returns whether the group has a picture to accept.
    private func isAcceptable(_ group: ChangeGroup) -> Bool {
        group.members.contains { report.failures[$0].actual != nil && report.failures[$0].isAcceptable }
    }

    private func scene(of failure: GoldenCase) -> InspectorScene {
        let after = layouts[failure.name]
        let layout =
            after ?? record(failure.actualFrames)?.solved(id: failure.name, like: nil)
            ?? SolvedLayout(id: failure.name, canvas: Canvas(size: .zero), items: [])
        var scene = InspectorScene(layout: layout, input: failure.name)
        var comparison = InspectorComparison(
            presence: failure.outcome == .missing ? .added : .both, message: failure.message)
        comparison.before = record(failure.referenceFrames)?.solved(id: failure.name, like: layout)
        comparison.changes = failure.changes.map(\.pageChange)
        comparison.idleChanges = failure.idleChanges
        let pictures = InspectorComparison.Pictures(
            before: picture(failure.reference), after: picture(failure.actual),
            difference: picture(failure.difference))
        if pictures.before != nil || pictures.after != nil { comparison.pictures = pictures }
        scene.comparison = comparison
        return scene
    }

    private func picture(_ path: String?) -> [UInt8]? {
        path.flatMap(RelativeName.init).flatMap {
            try? FileReader.bytes(of: $0, below: folder, limit: FileLimits.picture, for: .ownUse)
        }
    }

    private func record(_ path: String?) -> LayoutRecord? {
        picture(path).flatMap { LayoutRecord(json: Data($0)) }
    }
}
