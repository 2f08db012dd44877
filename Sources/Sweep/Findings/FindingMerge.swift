import Engine

/// Joins findings that say the same of several items.
enum FindingMerge {
    /// What findings that can be reported as one have in common.
    private struct Shared: Hashable {
        let code: FindingCode
        let detail: String
        let (start, end): (Int, Int)

        init(_ finding: SweepFinding) {
            code = finding.code
            detail = finding.detail
            // A hundredth of a point apart is the same place.
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

    /// The findings, those of one kind over the same range as one with all their items; pairs and conflicts stay apart.
    static func merged(_ findings: [SweepFinding]) -> [SweepFinding] {
        var merged: [SweepFinding] = []
        var places: [Shared: Int] = [:]
        for finding in findings {
            let shared = Shared(finding)
            if finding.code.concernsSingleItems, let place = places[shared] {
                merged[place].items += finding.items
            } else {
                places[shared] = merged.count
                merged.append(finding)
            }
        }
        return merged
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
