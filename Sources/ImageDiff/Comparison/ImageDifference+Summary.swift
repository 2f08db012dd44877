extension ImageDifference {
    /// A summary in words: how many pixels differ and where, and the sizes if they differ.
    public var summary: String {
        if isEqual { return "no pixel differs" }
        var parts: [String] = []
        if before != after {
            parts.append(
                "the size changed from \(before.width)×\(before.height) to \(after.width)×\(after.height)")
        }
        if differentPixels > 0 {
            parts.append("\(differentPixels) pixel\(differentPixels == 1 ? " differs" : "s differ")")
        }
        if let region = regions.first {
            let others = regions.count == 1 ? "" : ", the first of \(regions.count) regions"
            parts.append(
                "in x \(region.x)…\(region.x + region.width - 1), y \(region.y)…\(region.y + region.height - 1)"
                    + others)
        }
        return parts.joined(separator: ", ")
    }
}
