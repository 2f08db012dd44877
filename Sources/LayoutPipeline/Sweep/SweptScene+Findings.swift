import Engine
import Foundation
import Sweep
import Findings

extension SweptScene {
    /// What was found, as reports have it.
    ///
    /// - Parameter isOnlyScene: Whether its input has no other, so that nobody asks which one.
    package func findings(file: String, isOnlyScene: Bool) -> [Finding] {
        faults.map { fault in
            Finding(
                LayoutFinding(
                    code: fault.finding.code, message: message(of: fault, isOnlyScene: isOnlyScene),
                    location: fault.finding.location, items: fault.finding.items,
                    constraints: fault.finding.constraints),
                file: file)
        }
    }

    private func message(of fault: Fault, isOnlyScene: Bool) -> String {
        let finding = fault.finding
        let items =
            finding.items.prefix(6).map { names.label($0) }.joined(separator: ", ")
            + (finding.items.count > 6 ? "…" : "")
        var message = isOnlyScene ? "" : "\(title ?? id): "
        message += "\(items.isEmpty ? "the layout" : items): \(finding.subject) \(place(of: finding))"
        let words = fault.conditions.words(among: conditions)
        if !words.isEmpty { message += axis == nil ? words : ", \(words)" }
        if !finding.constraints.isEmpty {
            message += " (\(finding.constraints.map(names.text).joined(separator: "; ")))"
        }
        return message + ". \(finding.code.rule.remedy)"
    }

    private func place(of finding: SweepFinding) -> String {
        axis.map { "on \(finding.canvases(along: $0))" } ?? ""
    }
}
