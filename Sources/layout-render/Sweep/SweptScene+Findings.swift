import Engine
import Foundation
import Sweep

extension SweptScene {
    /// What was found, as reports have it.
    ///
    /// - Parameter isOnlyScene: Whether its input has no other, so that nobody asks which one.
    func findings(file: String, isOnlyScene: Bool) -> [Finding] {
        faults.map { fault in
            var finding = Finding(file: file, code: fault.finding.code, message: "")
            finding.file = fault.finding.location?.file ?? file
            finding.line = fault.finding.location?.line
            finding.column = fault.finding.location?.column
            finding.items = fault.finding.items
            finding.constraints = fault.finding.constraints
            finding.message = message(of: fault, isOnlyScene: isOnlyScene)
            return finding
        }
    }

    private func message(of fault: Fault, isOnlyScene: Bool) -> String {
        let finding = fault.finding
        let items = finding.items.prefix(6).joined(separator: ", ") + (finding.items.count > 6 ? "…" : "")
        var message = isOnlyScene ? "" : "\(id): "
        message += "\(items.isEmpty ? "the layout" : items): \(finding.subject) \(place(of: finding))"
        let words = fault.conditions.words(among: conditions)
        if !words.isEmpty { message += axis == nil ? words : ", \(words)" }
        if !finding.constraints.isEmpty { message += " (\(finding.constraints.joined(separator: "; ")))" }
        return message + ". \(finding.code.rule.remedy)"
    }

    private func place(of finding: SweepFinding) -> String {
        axis.map { "on \(finding.canvases(along: $0))" } ?? ""
    }
}
