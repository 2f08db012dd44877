import Engine
import Findings

extension SolvedLayout {
    /// Leaves out what isn't determined where a mistake keeps constraints out of the layout, which could determine it; the
    /// first mistake says so.
    ///
    /// - Parameters:
    ///   - mistakes: What was found while the scene was read.
    ///   - layouts: The layouts to whose findings the mistakes were added.
    mutating func leaveOutAmbiguities(after mistakes: [LayoutFinding], in layouts: inout InputLayouts) {
        let codes: Set<FindingCode> = [.unknownItem, .incompatibleAttributes, .duplicateID, .unreadable]
        guard let first = mistakes.first(where: { $0.severity == .error && codes.contains($0.code) }) else {
            return
        }
        if !findings.contains(where: { $0.code == .ambiguous }) { return }
        findings.removeAll { $0.code == .ambiguous }
        layouts.append(" (what isn't determined without it is reported once it is fixed)", to: first)
    }
}

extension InputLayouts {
    /// Adds a note to the message of a finding, once.
    fileprivate mutating func append(_ note: String, to finding: LayoutFinding) {
        guard
            let index = findings.firstIndex(where: {
                $0.code == finding.code && $0.message == finding.message && $0.line == finding.location?.line
            })
        else { return }
        // The message may already say that more comes once it is fixed.
        if !findings[index].message.hasSuffix("until then)") { findings[index].message += note }
    }
}
