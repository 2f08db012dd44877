import Engine
import Findings

/// Joins findings that say the same of several items.
public enum FindingMerge {
    /// What findings share that are reported as one.
    private struct Shared: Hashable {
        let code: FindingCode
        let detail: String
        /// In hundredths of a point: what is closer together is the same place.
        let (start, end): (Int, Int)

        init(_ finding: SweepFinding) {
            code = finding.code
            // Texts that overlap and others that do have the same cause.
            detail = finding.code == .collision ? "" : finding.detail
            start = Int((finding.range.lowerBound * 100).rounded())
            end = Int((finding.range.upperBound * 100).rounded())
        }

        static func == (left: Shared, right: Shared) -> Bool {
            left.code == right.code && left.detail == right.detail && left.start == right.start
                && left.end == right.end
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(code)
            hasher.combine(detail)
            hasher.combine(start)
            hasher.combine(end)
        }
    }

    /// The findings, those of one kind over the same range as one with all their items.
    ///
    /// Collisions are joined where they have items in common, so that a row of neighbours that run into one another is
    /// one finding; conflicts stay apart.
    public static func merged(_ findings: [SweepFinding]) -> [SweepFinding] {
        var merged: [SweepFinding] = []
        var places: [Shared: [Int]] = [:]
        for finding in joiningSides(of: findings) {
            let shared = Shared(finding)
            let known = places[shared] ?? []
            if finding.code.concernsSingleItems, let place = known.first {
                merged[place].items = union(merged[place].items, finding.items)
                continue
            }
            if finding.code == .collision {
                let touched = known.filter { !Set(merged[$0].items).isDisjoint(with: finding.items) }
                if let first = touched.first {
                    join(finding, into: first, of: &merged)
                    // The finding can connect two rows of neighbours.
                    for other in touched.dropFirst() { join(merged[other], into: first, of: &merged) }
                    for other in touched.dropFirst() { merged[other].items = [] }
                    places[shared] = known.filter { !touched.dropFirst().contains($0) }
                    continue
                }
            }
            places[shared] = known + [merged.count]
            merged.append(finding)
        }
        return joiningRuns(of: merged.filter { $0.code != .collision || !$0.items.isEmpty })
    }

    /// How many items leave the canvas one after the other for the same reason, at least.
    private static let leastRun = 3

    /// Items that leave the canvas on the same side one after the other, as where a growing view pushes them out, are
    /// one finding, over the range of the first of them.
    private static func joiningRuns(of findings: [SweepFinding]) -> [SweepFinding] {
        /// The side, and the end of the range at which all of them are outside.
        struct Run: Hashable {
            let detail: String
            let end: Int
            let isUpper: Bool
        }
        var order: [Run] = []
        var runs: [Run: [Int]] = [:]
        for (index, finding) in findings.enumerated() where finding.code == .offCanvas {
            for (end, isUpper) in [(finding.range.lowerBound, false), (finding.range.upperBound, true)] {
                let run = Run(detail: finding.detail, end: Int((end * 100).rounded()), isUpper: isUpper)
                if runs[run] == nil { order.append(run) }
                runs[run, default: []].append(index)
            }
        }
        var joined = findings
        var isGone = Array(repeating: false, count: findings.count)
        for run in order.compactMap({ runs[$0] }).filter({ $0.count >= leastRun })
        where !run.contains(where: { isGone[$0] }) {
            // The longest range is that of the item that leaves first.
            let members = run.sorted { (findings[$1].length, $0) < (findings[$0].length, $1) }
            for index in members.dropFirst() {
                joined[members[0]].items = union(joined[members[0]].items, findings[index].items)
                isGone[index] = true
            }
        }
        return joined.enumerated().filter { !isGone[$0.offset] }.map(\.element)
    }

    /// What extends beyond several sides of the same view over the same range is one finding.
    private static func joiningSides(of findings: [SweepFinding]) -> [SweepFinding] {
        var joined: [SweepFinding] = []
        var places: [SweepFinding: Int] = [:]
        for finding in findings {
            guard let (sides, outer) = EdgeDetector.parts(of: finding.detail) else {
                joined.append(finding)
                continue
            }
            // Everything but the sides, and the constraints, which are those of one side or the other.
            var key = finding
            (key.detail, key.constraints, key.location) = (outer, [], nil)
            if let place = places[key], let known = EdgeDetector.parts(of: joined[place].detail) {
                joined[place].detail = EdgeDetector.detail(beyond: known.sides + sides, of: outer)
            } else {
                places[key] = joined.count
                joined.append(finding)
            }
        }
        return joined
    }

    private static func join(_ finding: SweepFinding, into place: Int, of merged: inout [SweepFinding]) {
        merged[place].items = union(merged[place].items, finding.items)
        if merged[place].detail != finding.detail { merged[place].detail = CollisionDetector.overlap }
    }

    private static func union(_ items: [String], _ others: [String]) -> [String] {
        items + others.filter { !items.contains($0) }
    }
}

extension SweepFinding {
    /// The length of its range in points.
    fileprivate var length: Double { range.upperBound - range.lowerBound }
}

extension FindingCode {
    /// Whether each item of such a finding has it by itself.
    fileprivate var concernsSingleItems: Bool {
        switch self {
        case .protrusion, .offCanvas, .truncated, .collapsed, .smallTarget, .ambiguous: true
        default: false
        }
    }
}
