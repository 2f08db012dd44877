import Engine

/// Joins findings that say the same of several items.
public enum FindingMerge {
    /// What findings that can be told as one share.
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
        for finding in findings {
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
        return merged.filter { $0.code != .collision || !$0.items.isEmpty }
    }

    private static func join(_ finding: SweepFinding, into place: Int, of merged: inout [SweepFinding]) {
        merged[place].items = union(merged[place].items, finding.items)
        if merged[place].detail != finding.detail { merged[place].detail = CollisionDetector.overlap }
    }

    private static func union(_ items: [String], _ others: [String]) -> [String] {
        items + others.filter { !items.contains($0) }
    }
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
