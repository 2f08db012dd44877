import Engine
import ImageDiff
import LayoutComparison
import Findings

/// The results of comparisons as text for people.
package enum DiffText {
    /// Returns a paragraph for each comparison that found something, and a count if there were several.
    package static func text(of results: [DiffResult]) -> PrintedText {
        var text = results.map(paragraph).joined()
        if results.count > 1 {
            let unequal = results.count { !$0.isEqual }
            text +=
                unequal == 0
                ? "All \(results.count) are equal\n" : "\(unequal) of \(results.count) differ\n"
        } else if let result = results.first, text.isEmpty {
            text = "\(result.name): equal\n"
        }
        return text
    }

    /// Returns the lines of one comparison; empty if there is nothing to report.
    private static func paragraph(for result: DiffResult) -> PrintedText {
        switch result.presence {
        case .added: return "\(result.name): added\n"
        case .removed: return "\(result.name): removed\n"
        case .both: break
        }
        let origin: PrintedText = result.renamedFrom.map { " (renamed from \($0))" } ?? ""
        let details = details(of: result)
        let summary = result.difference.map(\.summary) ?? "no pixel differs"
        if details.isEmpty, result.difference?.isEqual != false {
            return result.renamedFrom == nil ? "" : "\(result.name): equal\(origin)\n"
        }
        let verdict = result.isEqual ? " (allowed)" : ""
        return "\(result.name): \(summary)\(verdict)\(origin)\n" + details.map { "  \($0)\n" }.joined()
    }

    /// Returns what moved, which constraints changed, and where pixels differ.
    static func details(of result: DiffResult) -> [String] {
        var lines = changes(
            result.changes?.items ?? [], idleChanges: result.changes?.idleChanges ?? [])
        if result.regions.count > 1 || result.regions.contains(where: { !$0.items.isEmpty }) {
            let names = result.changes?.names ?? .none
            lines += result.regions.prefix(mostRegions).map { line(for: $0, names) }
            if result.regions.count > mostRegions {
                lines.append("and \(result.regions.count - mostRegions) more regions")
            }
        }
        return lines
    }

    /// Returns a line for each changed item and constraint, up to a limit.
    package static func changes(_ changes: [LayoutChange], idleChanges: [String]) -> [String] {
        LayoutChange.lines(changes, idleChanges: idleChanges, limit: mostChanges).map(\.onOneLine)
    }

    private static let mostChanges = 40
    private static let mostRegions = 20

    private static func line(for region: DiffResult.Region, _ names: UnambiguousNames) -> String {
        let rect = region.rect
        let place =
            "pixels in x \(rect.x)…\(rect.x + rect.width - 1), y \(rect.y)…\(rect.y + rect.height - 1)"
        let items = region.items.map { names[$0].onOneLine }.joined(separator: ", ")
        return items.isEmpty ? place : "\(place): \(items)"
    }
}
