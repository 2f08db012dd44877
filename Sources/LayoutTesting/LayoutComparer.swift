import Engine
import FileAccess
import Foundation
import GoldenTesting
import Inspector
import LayoutComparison

/// Reports how a layout changed since its golden was recorded.
struct LayoutComparer {
    let layout: SolvedLayout
    /// The golden's.
    let name: String
    /// The test's file and line.
    let test: String
    let folder: GoldenFolder

    /// So many lines that the message fits a screen with the files below them.
    private static let mostChanges = 12

    /// The page's name below the folder of failures; nil if the golden's name isn't valid.
    private var page: RelativeName? { RelativeName(name + ".html") }

    /// What is wrong, by the golden's layout; nil where that isn't known.
    func failure(_ result: GoldenResult, content: GoldenContent, before: LayoutRecord?) -> LayoutFailure {
        var changes = before.map { LayoutChanges(from: $0, to: LayoutRecord(layout)) } ?? .none
        if changes.items.isEmpty, case .different(let golden)? = result.frames,
            let old = FramesText.record(golden), let new = content.frames.flatMap(FramesText.record)
        {
            changes = LayoutChanges(from: old, to: new)
        }
        let verdict = verdict(of: result)
        let drawn = content.picture?.record.flatMap(LayoutRecord.init)
        if let before, let message = drawn?.otherLookMessage(than: before, named: name) {
            return LayoutFailure(verdict: verdict, test: test, changes: [message], page: nil)
        }
        let lines = LayoutChange.lines(
            changes.items, idleChanges: changes.idleChanges, limit: Self.mostChanges)
        return LayoutFailure(
            verdict: verdict, test: test, changes: lines,
            page: writePage(verdict, before: before, changes: changes))
    }

    /// The verdict on the picture, or where that passes or isn't kept, on the frames.
    private func verdict(of result: GoldenResult) -> GoldenVerdict {
        if let picture = result.picture, !picture.isPassing { return picture }
        let outcome: GoldenVerdict.Outcome = result.frames == .missing ? .missing : .differentFrames
        return GoldenVerdict(name: name, outcome: outcome, files: result.files)
    }

    /// Removes the page of an earlier failure.
    func removePage() {
        if let page { Folder.remove(page, below: folder.failures.path) }
    }

    /// Writes the inspector page; nil if that fails, which is no reason to lose what the test found.
    private func writePage(
        _ verdict: GoldenVerdict, before: LayoutRecord?, changes: LayoutChanges
    ) -> URL? {
        var comparison = InspectorComparison(
            presence: verdict.outcome == .missing ? .added : .both, message: verdict.description)
        comparison.before = before?.solved(id: name, like: layout)
        comparison.changes = changes.items.map(\.pageChange)
        comparison.idleChanges = changes.idleChanges
        comparison.pictures = InspectorComparison.Pictures(
            before: bytes(verdict.files?.reference), after: bytes(verdict.files?.actual),
            difference: bytes(verdict.files?.difference))
        var scene = InspectorScene(layout: layout)
        scene.comparison = comparison
        guard let page, let html = try? InspectorPage(title: name, scenes: [scene]).html(),
            (try? AtomicFile.write(html, to: page, below: folder.failures.path)) != nil
        else { return nil }
        return folder.failures.appendingPathComponent(page.text)
    }

    private func bytes(_ url: URL?) -> [UInt8]? {
        url.flatMap { try? FileReader.bytes(at: $0.path, limit: FileLimits.picture, for: .ownUse) }
    }
}
