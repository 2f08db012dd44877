import Engine
import Foundation
import Sweep
import Findings

extension FindingCode {
    /// Whether it is mostly about layouts swept over many canvases.
    var isAboutSweeps: Bool {
        [.collision, .protrusion, .offCanvas, .truncated, .collapsed, .smallTarget, .smallRange].contains(
            self)
    }
}

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
        var finding = fault.finding
        if case .broken(let constraint) = finding.detail {
            finding.detail = .broken(constraint.map(names.text))
        }
        let items = list(finding.items)
        var message = isOnlyScene ? "" : "\(title ?? id): "
        message += "\(items.isEmpty ? "the layout" : items): \(finding.subject) \(place(of: finding))"
        let words = fault.conditions.words(among: conditions)
        if !words.isEmpty { message += axis == nil ? words : ", \(words)" }
        if !finding.constraints.isEmpty {
            message += " (\(finding.constraints.map(names.text).joined(separator: "; ")))"
        }
        if !finding.leftOpen.isEmpty {
            let verb = finding.leftOpen.count == 1 ? "isn't" : "aren't"
            message += ". \(list(finding.leftOpen)) \(verb) determined there, as nothing says what gives way"
        }
        if case .tied = finding.detail {
            return message
                + ". Give way to one first: lower its compression resistance priority, or that of its size."
        }
        return message + ". \(finding.code.rule.remedy)"
    }

    /// The names of the first items.
    private func list(_ items: [String]) -> String {
        items.prefix(Self.mostItems).map { names.label($0) }.joined(separator: ", ")
            + (items.count > Self.mostItems ? "…" : "")
    }

    private static let mostItems = 6

    private func place(of finding: SweepFinding) -> String {
        axis.map { "on \(finding.canvases(along: $0))" } ?? ""
    }
}
