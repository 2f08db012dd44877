import ImageDiff

/// What comparisons found, for people.
enum DiffText {
    /// A paragraph for each comparison that found something, and how many did where there were several.
    static func text(of results: [DiffResult]) -> String {
        var text = results.map(paragraph).joined()
        if results.count > 1 {
            let unequal = results.count { !$0.isEqual }
            text +=
                unequal == 0
                ? "All \(results.count) are equal\n" : "\(unequal) of \(results.count) differ\n"
        } else if let result = results.first, text.isEmpty {
            text = "\(result.name): equal\n"
        }
        return text
    }

    /// The lines of one comparison; none where there is nothing to say.
    private static func paragraph(for result: DiffResult) -> String {
        switch result.presence {
        case .appeared: return "\(result.name): appeared\n"
        case .went: return "\(result.name): went\n"
        case .both: break
        }
        let details = details(of: result)
        let summary = result.difference.map(\.summary) ?? "no pixel differs"
        if details.isEmpty, result.difference?.isEqual != false { return "" }
        let verdict = result.isEqual ? " (allowed)" : ""
        return ("\(result.name): \(summary)\(verdict)\n" + details.map { "  \($0)\n" }.joined())
    }

    /// What moved, what the constraints became, and where pixels differ.
    static func details(of result: DiffResult) -> [String] {
        var lines = result.changes?.items.map(\.sentence.onOneLine) ?? []
        let told = Set(result.changes?.items.flatMap(\.because) ?? [])
        for change in result.changes?.constraints ?? [] where !told.contains(change.sentence) {
            lines.append("\(change.sentence.onOneLine), which moves nothing")
        }
        if result.regions.count > 1 || result.regions.contains(where: { !$0.items.isEmpty }) {
            lines += result.regions.prefix(mostRegions).map(line)
            if result.regions.count > mostRegions {
                lines.append("and \(result.regions.count - mostRegions) more regions")
            }
        }
        return lines
    }

    private static let mostRegions = 20

    private static func line(for region: DiffResult.Region) -> String {
        let rect = region.rect
        let place =
            "pixels in x \(rect.x)…\(rect.x + rect.width - 1), y \(rect.y)…\(rect.y + rect.height - 1)"
        return region.items.isEmpty ? place : "\(place): \(region.items.joined(separator: ", ").onOneLine)"
    }
}
