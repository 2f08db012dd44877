import Findings
import Solver
import Wording

/// Formats the advice on a conflict, in a sentence or two.
struct AdviceFormatter {
    private let conflict: LogConflict
    private let words: LogFormatter

    init(_ conflict: LogConflict) {
        self.conflict = conflict
        words = LogFormatter(conflict.members)
    }

    var text: String {
        switch conflict.verdict {
        case .framework: "\(action) take part, and the system recovers by itself"
        case .autoresizing: "\(action) before its constraints are activated"
        case .prototyping: "\(action), which froze the frame because there are too few"
        case .transient: transient
        case .app: app
        }
    }

    /// The advice without its reason, for where there is little room.
    var action: String {
        switch conflict.verdict {
        case .framework: return "ignore it: only \(systemViews)"
        case .autoresizing: return "set translatesAutoresizingMaskIntoConstraints = false on \(maskedViews)"
        case .prototyping: return prototyping
        case .transient, .app:
            guard let cure = conflict.cures.first else { return text }
            let isRemovable = conflict.verdict == .app && cure.members.allSatisfy(isLowered)
            let masks = conflict.doubtfulFrames.compactMap { conflict.members[$0].resizedItem }
            let translation =
                masks.isEmpty
                ? ""
                : "set translatesAutoresizingMaskIntoConstraints = false on \(list(masks.map { words.name(of: $0) })), or "
            return translation + cure.members.map { change($0) }.joined(by: "and")
                + (isRemovable ? ", or remove \(cure.members.count == 1 ? "it" : "them")" : "")
        }
    }

    private var needed: [LogConstraint] {
        conflict.minimal.isEmpty ? conflict.members : conflict.minimal.map { conflict.members[$0] }
    }

    private var systemViews: String {
        let views = needed.flatMap(\.items).filter { ItemOwner($0) == .system }.map { words.name(of: $0) }
        if !views.isEmpty { return "the system's views (\(list(views)))" }
        return needed.count == 1
            ? "an action sheet's own constraints (a width of -16)"
            : "frames and constraints that the app can't change"
    }

    private var maskedViews: String {
        let views = conflict.culprits.map { conflict.members[$0] }
            .filter { ConstraintOrigin($0) == .autoresizing }.compactMap(\.resizedItem)
        return list(views.map { words.name(of: $0) })
    }

    private var prototyping: String {
        let frozen = needed.filter { ConstraintOrigin($0) == .prototyping }
        let views = frozen.compactMap { $0.left.terms.first?.item }.map { words.name(of: $0) }
        return
            "add constraints for \(list(views)) on \(TraceReader.axes(of: frozen)) in Interface Builder"
    }

    private var transient: String {
        guard let cure = conflict.cures.first else {
            if frames.isEmpty { return without }
            return hasEmptyFrame ? "\(frames); \(Self.unlaid), the layout itself may be sound" : frames
        }
        let changes = cure.members.map { change($0) }.joined(by: "and")
        let measuring = "\(changes)\(reason(forChanges: cure.members.count))\(cure.result)"
        return frames.isEmpty
            ? measuring : "\(frames); \(hasEmptyFrame ? "\(Self.unlaid), " : "otherwise ")\(measuring)"
    }

    /// The advice on frames that became constraints, which may be meant or not; empty if there are none.
    private var frames: String {
        let masks = conflict.doubtfulFrames.map { conflict.members[$0] }
        guard let mask = masks.first else { return "" }
        let views = masks.compactMap(\.resizedItem)
        let names = list(views.map { words.name(of: $0) })
        let isOne = Set(views.map(\.identity)).count == 1
        let frame = isOne ? "its frame" : "their frames"
        let what = masks.count == 1 ? "'\(words.text(of: mask))' comes" : "\(masks.count) of these come"
        let exception =
            views.contains { $0.className == "UIView" } ? ", unless it is the content of a cell" : ""
        let meant =
            hasEmptyFrame
            ? ""
            : "; if \(frame) \(isOne ? "is" : "are") meant, give \(isOne ? "it one" : "them ones") in which the rest fits"
        return
            "\(what) from the frame of \(names): if constraints are to place \(isOne ? "it" : "them"), set "
            + "translatesAutoresizingMaskIntoConstraints = false on \(names)\(exception)\(meant)"
    }

    /// Whether one of these frames is such as a view has before its first layout.
    private var hasEmptyFrame: Bool {
        conflict.doubtfulFrames.contains {
            conflict.members[$0].isFixedSize && abs(conflict.members[$0].constant) < 0.5
        }
    }

    private static let unlaid = "if it only has no size yet, before the first layout"

    /// Returns the reason for changing a number of constraints, in a few words.
    private func reason(forChanges count: Int) -> String {
        guard
            let temporary = needed.first(where: {
                ConstraintOrigin($0) == .temporary || $0.isFixedSize && abs($0.constant) < 0.5
            }),
            let term = temporary.left.terms.first
        else { return "" }
        let name = words.name(of: term.item)
        let yielding = count == 1 ? "it gives way" : "they give way"
        if temporary.identifier == "UISV-hiding" {
            return ", so that \(yielding) while the stack view hides \(name)"
        }
        let side = term.attribute == .width ? "width" : "height"
        return
            ", so that \(yielding) while the system measures \(name) at a \(side) of "
            + Amount.text(temporary.constant)
    }

    private var app: String {
        guard !frames.isEmpty else { return remedy }
        return conflict.cures.isEmpty ? frames : "\(frames); otherwise \(remedy)"
    }

    /// The change to a constraint that ends the conflict.
    private var remedy: String {
        guard let cure = conflict.cures.first else { return without }
        let others = conflict.cures.dropFirst().flatMap(\.members).map(quoted)
        if cure.members.count == 1, isLowered(cure.members[0]) {
            let alternatives = others.isEmpty ? "" : ", or remove \(others.joined(by: "or")) instead"
            return
                "remove \(quoted(cure.members[0])) or lower its priority to 999\(cure.result)\(alternatives)"
        }
        let alternatives = others.isEmpty ? "" : ", or change \(others.joined(by: "or")) instead"
        return "\(cure.members.map { change($0) }.joined(by: "and"))\(cure.result)\(alternatives)"
    }

    /// The advice if no change was found that ends the conflict, or if none was tried.
    private var without: String {
        guard let culprit = conflict.culprits.first else {
            return conflict.verdict == .transient
                ? "lower the priority of one of the app's required constraints around it to 999"
                : "none of these was written by the app's authors: look at what added them"
        }
        let rest = conflict.minimal.isEmpty ? "" : "; other contradictions in the list remain"
        return "\(change(culprit))\(rest)"
    }

    /// Whether an author can give a constraint another priority.
    private func isLowered(_ member: Int) -> Bool {
        let constraint = conflict.members[member]
        return !constraint.isSpacingOfStack && !constraint.isContentSize
    }

    /// Returns the change to a constraint in words.
    private func change(_ member: Int) -> String {
        let constraint = conflict.members[member]
        if constraint.isSpacingOfStack {
            return
                "reduce the stack view's spacing of \(Amount.text(abs(constraint.constant))) (\(quoted(member)))"
        }
        guard constraint.isContentSize, let item = constraint.items.first else {
            return "lower the priority of \(quoted(member)) to 999"
        }
        let part =
            switch constraint.relation {
            case .equal: "hugging and compression resistance priorities"
            case .lessThanOrEqual: "hugging priority"
            case .greaterThanOrEqual: "compression resistance priority"
            }
        return "lower the \(part) of \(words.name(of: item)) to 999"
    }

    private func quoted(_ member: Int) -> String { "'\(words.text(of: conflict.members[member]))'" }

    private func list(_ names: [String]) -> String {
        var known: Set<String> = []
        let each = names.filter { known.insert($0).inserted }
        guard each.count > 3 else { return each.joined(separator: ", ") }
        return each.prefix(3).joined(separator: ", ") + "…"
    }
}

extension Cure {
    /// The result of solving again, to append to a change.
    var result: String { " (then \(effect))" }

    /// The result of solving again.
    package var effect: String {
        guard let offBy, offBy > 0.005 else { return "everything holds" }
        let which = members.count == 1 ? "this one off by" : "these off by up to"
        return "everything else holds, with \(which) \(Amount.text(offBy))"
    }
}
