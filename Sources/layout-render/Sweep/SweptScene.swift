import Engine
import Sweep

/// What sweeping a scene came to, under all conditions.
struct SweptScene: Sendable {
    /// A finding with the conditions under which it is so.
    struct Fault: Sendable {
        var finding: SweepFinding
        var conditions: SweepConditions
    }

    var id: String
    var state: String?
    /// Nil where devices were swept.
    var axis: LayoutAxis?
    /// The sweep under the first of the conditions; nil where devices were swept.
    var sweep: LayoutSweep?
    var conditions: SweepConditions
    var faults: [Fault]

    /// A scene swept under several conditions: what is found under several of them is reported once.
    init(
        id: String, state: String?, axis: LayoutAxis?,
        sweeps: [(condition: SweepCondition, sweep: LayoutSweep)]
    ) {
        self.id = id
        self.state = state
        self.axis = axis
        sweep = axis == nil ? nil : sweeps.first?.sweep
        conditions = SweepConditions(sweeps.map(\.condition))
        var places: [[String]: Int] = [:]
        var found: [(finding: SweepFinding, conditions: [SweepCondition])] = []
        for (condition, sweep) in sweeps {
            // Of one condition, a thing can be so over several ranges.
            var occurrences: [[String]: Int] = [:]
            for finding in sweep.findings {
                var key = [finding.code.rawValue, finding.detail] + finding.items
                occurrences[key, default: 0] += 1
                key.append("\(occurrences[key] ?? 0)")
                if let place = places[key] {
                    found[place].conditions.append(condition)
                    let range = found[place].finding.range
                    found[place].finding.range =
                        min(
                            range.lowerBound, finding.range.lowerBound)...max(
                            range.upperBound, finding.range.upperBound)
                } else {
                    places[key] = found.count
                    found.append((finding, [condition]))
                }
            }
        }
        faults = found.map { Fault(finding: $0.finding, conditions: SweepConditions($0.conditions)) }
    }
}
