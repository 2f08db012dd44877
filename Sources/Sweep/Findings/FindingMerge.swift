import Engine
import Findings

/// Joins findings that say the same of several items.
package enum FindingMerge {
    /// What findings share that are reported as one.
    private struct Shared: Hashable {
        let code: FindingCode
        let detail: SweepFinding.Detail
        /// In hundredths of a point: what is closer together is the same place.
        let (start, end): (Int, Int)

        init(_ finding: SweepFinding) {
            code = finding.code
            // Texts that overlap and others that do have the same cause.
            detail = finding.code == .collision ? .overlap : finding.detail
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
    package static func merged(_ findings: [SweepFinding]) -> [SweepFinding] {
        var rows: [Row] = []
        var places: [Shared: Int] = [:]
        var collisions: [Shared: [String: Int]] = [:]
        for finding in joiningSides(of: findings) {
            let shared = Shared(finding)
            if finding.code.concernsSingleItems {
                if let place = places[shared] {
                    rows[place].add(finding)
                    continue
                }
                places[shared] = rows.count
            } else if finding.code == .collision {
                let known = collisions[shared] ?? [:]
                let touched = Set(finding.items.compactMap { known[$0] }.map { end(of: $0, in: &rows) })
                let place = touched.min() ?? rows.count
                for item in finding.items { collisions[shared, default: [:]][item] = place }
                if !touched.isEmpty {
                    rows[place].join(finding)
                    // The finding can connect two rows of neighbours.
                    for other in touched.sorted().dropFirst() {
                        rows[place].join(rows[other].finding)
                        rows[other].successor = place
                        rows[other].finding.items = []
                    }
                    continue
                }
            }
            rows.append(Row(finding))
        }
        return joiningRuns(of: rows.filter { $0.successor == nil }.map(\.finding))
    }

    /// A finding that others join.
    private struct Row {
        var finding: SweepFinding
        /// The index of the row that has its items now.
        var successor: Int?
        private var items: Set<String>
        private var leftOpen: Set<String>

        init(_ finding: SweepFinding) {
            self.finding = finding
            items = Set(finding.items)
            leftOpen = Set(finding.leftOpen)
        }

        mutating func add(_ other: SweepFinding) {
            for item in other.items where items.insert(item).inserted { finding.items.append(item) }
            for item in other.leftOpen where leftOpen.insert(item).inserted { finding.leftOpen.append(item) }
        }

        mutating func join(_ other: SweepFinding) {
            add(other)
            if finding.detail != other.detail { finding.detail = .overlap }
        }
    }

    /// The row that has the items of a row now; shortens the way to it.
    private static func end(of row: Int, in rows: inout [Row]) -> Int {
        var last = row
        while let next = rows[last].successor { last = next }
        var current = row
        while let next = rows[current].successor {
            rows[current].successor = last
            current = next
        }
        return last
    }

    /// How many items leave the canvas one after the other for the same reason, at least.
    private static let leastRun = 3

    /// Items that leave the canvas on the same side one after the other, as where a growing view pushes them out, are
    /// one finding, over the range of the first of them.
    private static func joiningRuns(of findings: [SweepFinding]) -> [SweepFinding] {
        /// The side, and the end of the range at which all of them are outside.
        struct Run: Hashable {
            let detail: SweepFinding.Detail
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
            var row = Row(joined[members[0]])
            for index in members.dropFirst() {
                row.add(findings[index])
                isGone[index] = true
            }
            joined[members[0]] = row.finding
        }
        return joined.enumerated().filter { !isGone[$0.offset] }.map(\.element)
    }

    /// What extends beyond several sides of the same view over the same range is one finding.
    private static func joiningSides(of findings: [SweepFinding]) -> [SweepFinding] {
        var joined: [SweepFinding] = []
        var places: [SweepFinding: Int] = [:]
        for finding in findings {
            guard case .beyond(let sides, let outer) = finding.detail else {
                joined.append(finding)
                continue
            }
            // Everything but the sides, and the constraints, which are those of one side or the other.
            var key = finding
            (key.detail, key.constraints, key.location, key.leftOpen) = (.beyond([], of: outer), [], nil, [])
            if let place = places[key], case .beyond(let known, _) = joined[place].detail {
                joined[place].detail = .beyond(known + sides, of: outer)
            } else {
                places[key] = joined.count
                joined.append(finding)
            }
        }
        return joined
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
