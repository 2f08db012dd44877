import Engine
import Findings
import GoldenTesting
import ImageDiff
import LayoutComparison

/// Says in a case how a layout compares with its golden: the cause first, then what moved, then pixels.
struct GoldenCaseFiller {
    let comparer: DiffComparer
    let content: GoldenContent
    let layout: SolvedLayout
    /// The golden's layout; nil if it isn't known.
    let before: DrawnLayout?
    /// The layout that was drawn; nil if only frames are compared.
    let after: DrawnLayout?
    /// Whether there is a file for the golden's layout.
    let hasRecord: Bool

    /// Fills in the outcome, the message and what changed.
    func fill(_ result: inout GoldenCase, from verified: GoldenResult) {
        result.outcome = Self.outcome(of: verified)
        switch result.outcome {
        case .different: fillDifference(&result, from: verified)
        case .missing: result.message = GoldenVerdict(name: result.name, outcome: .missing).description
        case .unreadable:
            result.message = verified.picture?.description ?? result.message
            if verified.picture?.outcome == .unreadable(.reference, .lfsPointer) { result.isUnfetched = true }
        case .allowed:
            result.message = verified.picture?.description ?? result.message
            fillChanges(&result, comparer.layoutChanges(before, after), verified.picture?.difference)
        case .recorded: result.message = "\(result.name) was recorded as golden"
        case .equal, .empty, .failed: result.message = Self.passing(result.name)
        }
        if hasRecord, before == nil, !result.outcome.isPassing {
            result.message +=
                "; the frames beside the golden, \(result.name).json, can't be read: record it again"
        }
    }

    /// Returns the message of a case that passes.
    static func passing(_ name: String, isEmpty: Bool = false) -> String {
        isEmpty ? "\(name) has no size and can't be drawn" : "\(name) matches its golden"
    }

    /// Returns the outcome of a picture and frames together: the worse one.
    private static func outcome(of verified: GoldenResult) -> GoldenCase.Outcome {
        let picture = verified.picture.map { GoldenCase.Outcome($0.outcome) }
        let frames: GoldenCase.Outcome? =
            switch verified.frames {
            case .equal: .equal
            case .recorded: .recorded
            case .missing: .missing
            case .different: .different
            case nil: nil
            }
        let order: [GoldenCase.Outcome] = [.unreadable, .different, .missing, .recorded, .allowed, .equal]
        return order.first { $0 == picture || $0 == frames } ?? .equal
    }

    private func fillDifference(_ result: inout GoldenCase, from verified: GoldenResult) {
        if let words = otherLook(than: before?.record, named: result.name) {
            result.message = words
            result.causes = [LayoutRecord.otherLook]
            return
        }
        var changes = comparer.layoutChanges(before, after)
        if case .different(let golden)? = verified.frames, changes?.items.isEmpty != false {
            guard let old = FramesText.record(golden), let new = content.frames.flatMap(FramesText.record)
            else {
                result.outcome = .unreadable
                let isConflict = DamagedText(Array(golden.utf8)) != nil
                result.message =
                    isConflict
                    ? "the golden of \(result.name) has an unresolved merge conflict: look at the picture and accept it"
                    : "the golden of \(result.name) isn't frames: record it again"
                return
            }
            changes = LayoutChanges(from: old, to: new)
        }
        let difference = verified.picture?.difference
        fillChanges(&result, changes, difference)
        let parts = [changes?.headline, moved(changes), difference.map(\.summary)].compactMap { $0 }
        result.message = "\(result.name) differs from its golden: \(parts.joined(separator: "; "))"
    }

    private func fillChanges(
        _ result: inout GoldenCase, _ changes: LayoutChanges?, _ difference: ImageDifference?
    ) {
        result.differentPixels = difference?.differentPixels
        result.causes = changes?.causes
        result.changes = changes?.items ?? []
        result.idleChanges = changes?.idleChanges ?? []
        result.line = changes.flatMap(line)
        result.regions = (difference?.regions ?? []).map { rect in
            GoldenCase.Region(rect: rect, items: comparer.items(in: rect, before, after, changes))
        }
    }

    /// Returns the line of the constraint that is the first cause, or else of the first item that changed.
    private func line(of changes: LayoutChanges) -> Int? {
        let explicit = layout.constraints.filter { !$0.source.isImplicit }
        if let cause = changes.mainConstraint, let index = after?.record.constraints.firstIndex(of: cause),
            explicit.indices.contains(index), let line = explicit[index].location?.line
        {
            return line
        }
        let ids = changes.items.map(\.id)
        return ids.lazy.compactMap { id in layout.items.first { $0.id == id }?.location?.line }.first
    }

    private func moved(_ changes: LayoutChanges?) -> String? {
        guard let changes, !changes.items.isEmpty else {
            return changes == nil || before != nil ? nil : "the canvas has another size"
        }
        return changes.items.count == 1 ? "1 frame changed" : "\(changes.items.count) frames changed"
    }

    /// Returns a message if a golden shows other layers; nil if it shows the same.
    private func otherLook(than record: LayoutRecord?, named name: String) -> String? {
        guard let record, let after else { return nil }
        return after.record.otherLookMessage(than: record, named: name)
    }
}

extension GoldenCase.Outcome {
    fileprivate init(_ outcome: GoldenVerdict.Outcome) {
        switch outcome {
        case .equal: self = .equal
        case .withinAllowance: self = .allowed
        case .recorded: self = .recorded
        case .missing: self = .missing
        case .different, .differentFrames: self = .different
        case .unreadable: self = .unreadable
        }
    }
}
