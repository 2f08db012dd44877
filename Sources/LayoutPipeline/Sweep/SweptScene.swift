import Engine
import Sweep
import Findings

/// What sweeping a scene came to, under all conditions.
package struct SweptScene: Sendable {
    /// A finding with the conditions under which it is so.
    struct Fault: Sendable {
        var finding: SweepFinding
        var conditions: SweepConditions
    }

    package var id: String
    /// What it is called in the names of pictures.
    package var word: String
    /// What people call it; nil if it has no name.
    package var title: String?
    package var state: String?
    /// Nil where devices were swept.
    package var axis: LayoutAxis?
    /// The sweep under the first of the conditions; nil where devices were swept.
    package var sweep: LayoutSweep?
    var conditions: SweepConditions
    var faults: [Fault]
    /// The names of its items.
    package let names: UnambiguousNames

    /// A scene swept under several conditions: what is found under several of them is reported once.
    package init(
        id: String, word: String, title: String?, state: String?, axis: LayoutAxis?, names: UnambiguousNames,
        sweeps: [(condition: SweepCondition, sweep: LayoutSweep)]
    ) {
        self.id = id
        self.word = word
        self.title = title
        self.state = state
        self.axis = axis
        sweep = axis == nil ? nil : sweeps.first?.sweep
        conditions = SweepConditions(sweeps.map(\.condition))
        faults = Self.faults(of: sweeps)
        self.names = names
    }

    /// What is found of an item or a pair, each occurrence with its condition.
    private typealias Occurrence = (finding: SweepFinding, condition: SweepCondition)

    /// What occurrences of one problem share.
    private struct Subject: Hashable {
        let code: FindingCode
        let items: [String]
        let detail: SweepFinding.Detail
    }

    private static func faults(
        of sweeps: [(condition: SweepCondition, sweep: LayoutSweep)]
    ) -> [Fault] {
        if sweeps.count == 1, let (condition, sweep) = sweeps.first {
            return sweep.findings.map { Fault(finding: $0, conditions: SweepConditions([condition])) }
        }
        var order: [Subject] = []
        var occurrences: [Subject: [Occurrence]] = [:]
        for (condition, sweep) in sweeps {
            for finding in sweep.separateFindings {
                let key = Subject(code: finding.code, items: finding.items, detail: finding.detail)
                if occurrences[key] == nil { order.append(key) }
                occurrences[key, default: []].append((finding, condition))
            }
        }
        let faults = order.flatMap { key in Self.faults(of: occurrences[key] ?? []) }
        return merged(faults)
    }

    /// The occurrences of one thing as faults over ranges that don't touch, each with its conditions.
    private static func faults(of occurrences: [Occurrence]) -> [Fault] {
        // On devices it is at one length each, which have nothing to do with one another.
        let ranges =
            occurrences.contains { $0.condition.screen != nil }
            ? [-Double.infinity...Double.infinity] : RangeSet(occurrences.map(\.finding.range)).ranges
        let parts = Self.parts(of: occurrences, in: ranges)
        return parts.compactMap { part in
            guard var finding = part.first?.finding else { return nil }
            for (other, _) in part {
                let (start, end) = (finding.range.lowerBound, finding.range.upperBound)
                finding.range = min(start, other.range.lowerBound)...max(end, other.range.upperBound)
                finding.leftOpen = (finding.leftOpen + other.leftOpen).uniqued()
            }
            return Fault(finding: finding, conditions: SweepConditions(part.map(\.condition)))
        }
    }

    /// The occurrences in each of some ranges that don't touch, together all that occur.
    private static func parts(
        of occurrences: [Occurrence], in ranges: [ClosedRange<Double>]
    ) -> [[Occurrence]] {
        var parts = Array(repeating: [Occurrence](), count: ranges.count)
        for occurrence in occurrences {
            var (low, high) = (0, ranges.count - 1)
            while low < high {
                let middle = (low + high) / 2
                if ranges[middle].upperBound < occurrence.finding.range.lowerBound {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            parts[low].append(occurrence)
        }
        return parts
    }

    /// Faults under the same conditions, those that share a kind and a range as one.
    private static func merged(_ faults: [Fault]) -> [Fault] {
        var order: [SweepConditions] = []
        var groups: [SweepConditions: [SweepFinding]] = [:]
        for fault in faults {
            if groups[fault.conditions] == nil { order.append(fault.conditions) }
            var finding = fault.finding
            // Of devices the conditions say where it is.
            if !fault.conditions.devices.isEmpty { finding.range = 0...0 }
            groups[fault.conditions, default: []].append(finding)
        }
        let merged = order.flatMap { conditions in
            FindingMerge.merged(groups[conditions] ?? []).map { Fault(finding: $0, conditions: conditions) }
        }
        return merged.enumerated().sorted {
            ($0.element.finding.range.lowerBound, $0.offset) < (
                $1.element.finding.range.lowerBound, $1.offset
            )
        }.map(\.element)
    }
}
