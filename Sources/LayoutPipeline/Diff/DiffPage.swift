import Engine
import Foundation
import ImageDiff
import Inspector
import LayoutComparison

/// Comparisons as an inspector page with a tab for each that found differences.
enum DiffPage {
    /// Returns the page; nil if nothing differs.
    static func bytes(of results: [DiffResult], title: String) throws(InspectorError) -> [UInt8]? {
        let unequal = results.filter { !$0.isEqual }
        guard !unequal.isEmpty else { return nil }
        let groups = ChangeGroup.groups(of: unequal.map(\.name), causes: unequal.map(causes))
        return try InspectorPage(
            title: title, scenes: unequal.map(scene),
            groups: unequal.count == 1
                ? [] : groups.map { InspectorGroup(causes: $0.causes, scenes: $0.members) }
        ).html()
    }

    private static func causes(of result: DiffResult) -> [String] {
        switch result.presence {
        case .added: return ["added"]
        case .removed: return ["removed"]
        case .both:
            let causes = result.changes?.causes ?? []
            return causes.isEmpty ? ["pixels alone"] : causes
        }
    }

    private static func scene(of result: DiffResult) -> InspectorScene {
        let (old, new) = (result.before?.scene, result.after?.scene)
        let size = result.difference?.after
        let pixels = CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
        let layout =
            new?.layout ?? old?.layout
            ?? SolvedLayout(id: result.name, canvas: Canvas(size: pixels), items: [])
        var scene = InspectorScene(
            layout: layout, input: result.name, explanation: new?.inspection?.explanation)
        scene.widths = new?.inspection?.widths
        scene.heights = new?.inspection?.heights
        var comparison = InspectorComparison(
            presence: presence(of: result),
            message: result.difference?.summary ?? presence(of: result).rawValue)
        comparison.before = new == nil ? nil : old?.layout
        comparison.changes = result.changes?.items.map(\.pageChange) ?? []
        comparison.idleChanges = result.changes?.idleChanges ?? []
        if old == nil || new == nil, result.difference != nil {
            comparison.pictures = InspectorComparison.Pictures(
                before: result.before?.png, after: result.after?.png, difference: result.picture)
        }
        scene.comparison = comparison
        return scene
    }

    private static func presence(of result: DiffResult) -> InspectorComparison.Presence {
        switch result.presence {
        case .both: .both
        case .added: .added
        case .removed: .removed
        }
    }
}
