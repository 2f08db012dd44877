import Arithmetic
import Engine
import Explanation
import LayoutDocument
import Findings
import Wording

/// Formats explained layouts as text.
struct ExplanationText {
    private let scene: ExplainedScene
    private let request: ExplanationRequest
    private let words: ConstraintFormatter
    /// The path of the scene's input, for findings about the whole input.
    private let input: String
    private let policy: FindingPolicy

    private var layout: SolvedLayout { scene.explanation.layout }

    init(_ scene: ExplainedScene, of input: String, request: ExplanationRequest, policy: FindingPolicy) {
        self.scene = scene
        self.input = input
        self.policy = policy
        self.request = request
        words = ConstraintFormatter(scene.explanation.layout, usesIDs: request.usesIDs)
    }

    /// The text for what was asked about, or else all findings.
    var text: PrintedText {
        if request.asksForEverything { return findings }
        let questions = ExplanationQuestions(request, about: scene)
        var parts = questions.items.map(item)
        parts += questions.constraints.map(constraint)
        parts += questions.inactiveConstraints.map { index in
            let constraint = scene.inactive[index]
            return
                "\(constraint.text)\(place(constraint.location))\n  is inactive: it isn't part of this layout\n"
        }
        if let equation = request.expectation, let answer = scene.answer {
            parts.append(text(of: answer, to: equation))
        }
        return parts.joined(separator: "\n")
    }

    private func place(_ location: SourceLocation?) -> PrintedText {
        location.map { "  (\($0.file):\($0.line))" } ?? ""
    }

    // MARK: Items

    private func item(_ index: Int) -> PrintedText {
        let item = layout.items[index]
        let id = words.items[index] == item.id ? "" : ", id \(item.id)"
        var text: PrintedText = "\(words.items[index]) (\(item.className)\(id))\n"
        let builder = ArithmeticBuilder(scene.explanation, words: words)
        for arithmetic in builder.arithmetic(ofItem: index) {
            text += "  \(arithmetic.line)\n"
            let limit = request.isVerbose ? Int.max : NumberArithmetic.mostSteps
            for step in arithmetic.steps.prefix(limit) { text += "    \(step.text)\(place(step.location))\n" }
            let rest = arithmetic.steps.count - limit
            if limit < arithmetic.steps.count { text += "    and \(rest) more; --verbose lists them\n" }
        }
        return text
    }

    // MARK: Constraints

    private func constraint(_ index: Int) -> PrintedText {
        let account = EffectWriter(scene.explanation, words: words).account(
            of: index, change: scene.changes[index])
        var text: PrintedText =
            "\(account.line)\(place(layout.constraints[index].location))\n  \(account.sentence)\n"
        if let advice = account.advice { text += "  \(advice)\n" }
        return text
    }

    // MARK: Expectations

    private func text(of answer: ExpectationAnswer, to equation: String) -> PrintedText {
        switch answer {
        case .holds: return "\(equation): it holds\n"
        case .open: return "\(equation): nothing prevents it; the layout doesn't determine it\n"
        case .blocked(let obstacles, let shortfall, let changes):
            var text: PrintedText = "\(equation): \(Amount.points(shortfall)) away, because of\n"
            for index in obstacles {
                text += "  \(words.line(of: index))\(place(layout.constraints[index].location))\n"
            }
            return text + self.text(of: changes)
        }
    }

    private func text(of changes: [ExpectationChange]) -> PrintedText {
        guard let smallest = changes.first else {
            return "No change of a few constants was found that makes it possible.\n"
        }
        if smallest.constants.count > 1 {
            let lines = smallest.constants.map { "  \(line(of: $0))\n" as PrintedText }
            return "These changes together make it possible: \(moves(of: smallest))\n\(lines.joined())"
        }
        let limit = request.isVerbose ? Int.max : Self.mostCures
        var text: PrintedText = "Tried, and each makes it possible:\n"
        for change in changes.prefix(limit) {
            let action: PrintedText =
                change.constants.first.map(line)
                ?? "add it as a constraint, which outweighs the optional ones"
            text += "  \(action): \(moves(of: change))\n"
        }
        let rest = changes.count - limit
        return rest > 0 ? text + "  and \(rest) more; --verbose lists them\n" : text
    }

    private func line(of change: ExpectationChange.Constant) -> PrintedText {
        let constraint = layout.constraints[change.constraint]
        let line = words.line(of: change.constraint)
        return "change the constant of \(line) from \(constraint.constant.plain) to \(change.value.plain)"
    }

    private func moves(of change: ExpectationChange) -> PrintedText {
        Self.moves(of: change.moved, by: change.largestMove)
    }

    // MARK: Findings

    private var findings: PrintedText {
        var parts = scene.conflicts.map(conflict)
        let lines = scene.findings.filter { !isConflict($0) }.map { finding -> PrintedText in
            let finding = Finding(finding, file: input)
            return "\(TextReport.line(for: finding.code.isLint ? finding : policy.graded(finding)))\n"
        }
        if !lines.isEmpty { parts.append(lines.joined()) }
        let openings = scene.openings.flatMap {
            OpeningFormatter($0, layout: layout, items: words.items).lines
        }
        if !openings.isEmpty { parts.append(openings.map { "\($0)\n" }.joined()) }
        let idle = withoutEffect
        if !idle.isEmpty { parts.append(idle) }
        if parts.isEmpty { return nothingWrong }
        return parts.joined(separator: "\n")
    }

    /// What is said where nothing is wrong, which isn't more than is known.
    private var nothingWrong: PrintedText {
        switch scene.captured {
        case .noConstraints: "the frames are those captured\n"
        case .someConstraints: "the captured constraints hold in the captured frames\n"
        case .allConstraints, nil: "every view's frame is decided, and no constraints collide\n"
        }
    }

    /// Whether a finding is explained as one of the conflicts, instead of listed.
    private func isConflict(_ finding: LayoutFinding) -> Bool {
        finding.code == .unsatisfiable && !scene.conflicts.isEmpty
    }

    private func conflict(_ account: ConflictAccount) -> PrintedText {
        var text: PrintedText = ""
        var lineCount = Self.linesAround
        for (number, set) in account.sets.enumerated() where number == 0 || request.isVerbose {
            let head: PrintedText =
                number == 0 ? "\(account.verdict.rawValue): \(account.summary)" : "and likewise"
            let members = members(of: set)
            text += "\(head)\n\(members.joined())"
            if number == 0 { text += "  the sum: \(account.arithmetic)\n" }
            lineCount += members.count
        }
        let others = account.sets.count - 1
        if others > 0, !request.isVerbose {
            let sets: PrintedText = others == 1 ? "1 larger set collides" : "\(others) larger sets collide"
            text += "  and \(sets) too; --verbose lists \(others == 1 ? "it" : "them")\n"
            lineCount += 1
        }
        if account.isBounded { text += "  there may be more such sets: the search was limited\n" }
        if !account.alternatives.isEmpty {
            text += "  keep one of these \(account.alternatives.count):\n"
            for index in account.alternatives {
                text += "    \(words.line(of: index))\(place(layout.constraints[index].location))\n"
            }
        }
        return text + self.text(of: account.cures, after: lineCount)
    }

    /// Returns the cures, few of them after a long set.
    private func text(of all: [ConflictCure], after lineCount: Int) -> PrintedText {
        let room = max(1, min(Self.mostCures, Self.mostLines - lineCount))
        let cures = request.isVerbose ? all : Array(all.prefix(room))
        guard !cures.isEmpty else { return "" }
        let rest = all.count - cures.count
        let isTight = lineCount + cures.count >= Self.mostLines
        let more: PrintedText = rest > 0 && isTight ? ", as do \(rest) more, which --verbose lists" : ""
        var text: PrintedText = "  tried, and it works\(more):\n"
        for cure in cures {
            text += "    \(cure.text): \(Self.moves(of: cure.moved, by: cure.largestMove))\n"
        }
        return rest > 0 && !isTight ? text + "    and \(rest) more; --verbose lists them\n" : text
    }

    private static let mostCures = 6
    /// The number of lines of a conflict that is easy to take in, and of those around its members and cures.
    private static let mostLines = 12
    private static let linesAround = 3

    private static func moves(of items: [Int], by distance: Double) -> PrintedText {
        if items.isEmpty { return "nothing moves" }
        let count: PrintedText = items.count == 1 ? "1 frame changes" : "\(items.count) frames change"
        return "\(count), by up to \(Amount.points(distance))"
    }

    private func members(of set: SolvedConflict) -> [PrintedText] {
        ConflictFormatter(words, isVerbose: request.isVerbose).members(of: set).map { "    \($0)\n" }
    }

    /// Authors' constraints without any effect.
    private var withoutEffect: PrintedText {
        let writer = EffectWriter(scene.explanation, words: words)
        var text: PrintedText = ""
        for index in layout.constraints.indices where layout.constraints[index].source == .document {
            switch scene.explanation.effects[index] {
            case .overridden: break
            case .holds where request.isVerbose: break
            default: continue
            }
            let account = writer.account(of: index)
            guard let advice = account.advice else { continue }
            text += "\(account.line)\(place(layout.constraints[index].location))\n  \(advice)\n"
        }
        return text
    }
}
