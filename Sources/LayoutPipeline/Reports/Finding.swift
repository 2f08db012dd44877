import Engine
import Findings
import LayoutDocument

/// Something the user should know about an input or an output: a finding of a layout, or why a file couldn't be used.
package struct Finding: Sendable, Hashable {
    /// The path as the user gave it.
    package var file: String
    /// The line, counting from 1; nil if the finding is about the whole file.
    package var line: Int?
    /// The column in Unicode scalars, counting from 1.
    package var column: Int?
    package var severity: LayoutFinding.Severity
    package var code: FindingCode
    /// What is wrong and what to do, in one line.
    package var message: String
    /// The ids of the views and guides it is about.
    package var items: [String] = []
    /// The constraints it is about, as their author wrote or named them.
    package var constraints: [String] = []
    /// For a conflict, the broken constraint.
    var broken: String?
    /// What belongs to the message, a line each.
    package var notes: [String] = []
    /// The contexts in which it occurs; empty if it doesn't depend on the context.
    var contexts: [LayoutContext] = []
    /// Whether it occurs in all contexts in which its input was laid out.
    var occursEverywhere = true
    /// Whether its input was laid out in several states.
    var hasStates = false

    /// Creates a finding about a whole file.
    package init(file: String, code: FindingCode, message: String) {
        self.file = file
        severity = code.rule.severity
        self.code = code
        self.message = message
    }

    /// The finding without the states and devices in which it occurs.
    package var layoutFinding: LayoutFinding {
        var finding = LayoutFinding(
            code: code, severity: severity, message: message,
            location: line.map { SourceLocation(file: file, line: $0, column: column ?? 1) }, items: items,
            constraints: constraints, broken: broken)
        finding.notes = notes
        return finding
    }

    /// Creates the finding about a change on the command line that can't be made.
    init(_ mistake: EditMistake, file: String) {
        self.init(file: file, code: .unknownItem, message: "--set \(mistake.message)")
    }

    /// Creates a finding of a layout read from the given file.
    package init(_ finding: LayoutFinding, file: String) {
        self.file = finding.location?.file ?? file
        line = finding.location?.line
        column = finding.location?.column
        severity = finding.severity
        code = finding.code
        message = finding.message
        items = finding.items
        constraints = finding.constraints
        broken = finding.broken
        notes = finding.notes
    }
}

extension Finding {
    /// The states in which it occurs, in the order they were laid out; nil stands for the document without a state.
    package var states: [String?] { contexts.map(\.state).uniqued() }

    /// The devices it occurs on, in the order they were laid out.
    package var devices: [String] { contexts.compactMap(\.device).uniqued() }

    /// The message, with the states and devices it is limited to.
    var messageWithContexts: String {
        if occursEverywhere { return message }
        var parts: [String] = []
        let states = states.compactMap(\.self)
        if !states.isEmpty {
            let others = self.states.contains(nil) ? " and without a state" : ""
            parts.append(
                "\(states.count == 1 ? "in state" : "in states") \(states.joined(separator: ", "))\(others)")
        } else if contexts.contains(where: { $0.state == nil }) && hasStates {
            parts.append("only without a state")
        }
        if !devices.isEmpty { parts.append("on \(devices.joined(separator: ", "))") }
        let variants = LayoutVariant.words(for: contexts.compactMap(\.variant))
        if !variants.isEmpty { parts.append(variants.joined(separator: ", ")) }
        return parts.isEmpty ? message : "\(message) (\(parts.joined(separator: "; ")))"
    }

    /// The message with its notes, each on a line of its own.
    var messageWithNotes: String { ([messageWithContexts] + notes).joined(separator: "\n") }

    /// The finding without its contexts and amounts, which differ from state to state.
    fileprivate var subject: Finding {
        var subject = self
        subject.contexts = []
        subject.notes = []
        if line != nil && !items.isEmpty { subject.message = "" }
        return subject
    }
}

extension [Finding] {
    /// Merges equal findings of one input, with all contexts in which each occurs.
    ///
    /// - Parameter all: Every context in which the input was laid out.
    package func merged(of all: [LayoutContext]) -> [Finding] {
        var places: [Finding: Int] = [:]
        var merged: [Finding] = []
        var contexts: [[LayoutContext]] = []
        for finding in self {
            let subject = finding.subject
            if let place = places[subject] {
                contexts[place] += finding.contexts
            } else {
                places[subject] = merged.count
                merged.append(finding)
                contexts.append(finding.contexts)
            }
        }
        let hasStates = all.contains { $0.state != nil }
        for index in merged.indices {
            merged[index].contexts = contexts[index].uniqued()
            merged[index].hasStates = hasStates
            merged[index].occursEverywhere =
                merged[index].contexts.isEmpty || merged[index].contexts.count == all.count
        }
        return merged
    }
}

/// The state, the device and the variant that a document is laid out for.
package struct LayoutContext: Sendable, Hashable {
    /// The state; nil for the document without a state.
    package var state: String?
    /// The device; nil if none was requested.
    package var device: String?
    /// The direction and the text size; nil if the layout has no variants.
    package var variant: LayoutVariant?
}
