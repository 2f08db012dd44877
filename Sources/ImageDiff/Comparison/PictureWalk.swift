/// Compares two pictures row by row.
struct PictureWalk {
    private let comparison: ImageComparison
    private let before: PixelImage
    private let after: PixelImage
    private let edges: AntialiasingDetector
    /// The maximum distance, as computed by `PerceptualDistance`, of colours that count as equal.
    private let allowedDistance: Double
    private var tally: DifferenceTally

    init(comparison: ImageComparison, before: PixelImage, after: PixelImage) {
        self.comparison = comparison
        self.before = before
        self.after = after
        edges = AntialiasingDetector(before: before, after: after)
        allowedDistance = PerceptualDistance.largest * comparison.threshold * comparison.threshold
        tally = DifferenceTally(
            width: max(before.width, after.width), height: max(before.height, after.height))
    }

    /// Compares the pictures and marks differences in a picture, if one is given.
    consuming func run(marking picture: inout IndexedPicture?) -> ImageDifference {
        let width = max(before.width, after.width)
        for y in 0..<max(before.height, after.height) {
            let common = y < min(before.height, after.height) ? min(before.width, after.width) : 0
            if common == width, isIdentical(y, columns: 0..<width) { continue }
            for columns in comparison.comparedColumns(y: y, width: width) {
                compare(y, columns: columns.clamped(to: 0..<common), marking: &picture)
                let rest = columns.clamped(to: common..<width)
                tally.markRow(y, from: rest.lowerBound, to: rest.upperBound)
                picture?.mark(.changed, y: y, columns: rest)
            }
        }
        let regions = tally.takeRegions()
        return ImageDifference(
            before: .init(width: before.width, height: before.height),
            after: .init(width: after.width, height: after.height),
            differentPixels: tally.count, antialiasedPixels: tally.antialiased, firstPixel: tally.first,
            maximumChannelDelta: tally.maximumChannelDelta, regions: regions)
    }

    private func isIdentical(_ y: Int, columns: Range<Int>) -> Bool {
        let old = y * before.width + columns.lowerBound
        let new = y * after.width + columns.lowerBound
        guard Memory.areEqual(before.pixels, old, after.pixels, new, count: columns.count) else {
            return false
        }
        if before.fine == nil, after.fine == nil { return true }
        return Memory.areEqual(
            before.fine ?? before.pixels, old, after.fine ?? after.pixels, new, count: columns.count)
    }

    private mutating func compare(_ y: Int, columns: Range<Int>, marking picture: inout IndexedPicture?) {
        if columns.isEmpty || isIdentical(y, columns: columns) { return }
        let old = y * before.width
        let new = y * after.width
        let isFine = before.fine != nil || after.fine != nil
        for x in columns {
            let first = before.pixels[old + x]
            let second = after.pixels[new + x]
            if first == second, !isFine || finePixels(old + x, new + x) { continue }
            if comparison.threshold > 0, PerceptualDistance.between(first, second) <= allowedDistance {
                continue
            }
            if comparison.ignoresAntialiasing, edges.isAntialiased(x: x, y: y) {
                tally.antialiased += 1
                picture?.mark(.antialiased, y: y, columns: x..<(x + 1))
                continue
            }
            tally.markRow(y, from: x, to: x + 1)
            tally.maximumChannelDelta = max(tally.maximumChannelDelta, first.channelDelta(to: second))
            picture?.mark(.changed, y: y, columns: x..<(x + 1))
        }
    }

    /// Returns whether the lower bytes of two pixels agree. An 8-bit sample equals a 16-bit one with the byte
    /// repeated.
    private func finePixels(_ old: Int, _ new: Int) -> Bool {
        (before.fine ?? before.pixels)[old] == (after.fine ?? after.pixels)[new]
    }
}

extension ImageComparison {
    /// Returns the columns of a row that are compared, from the left.
    func comparedColumns(y: Int, width: Int) -> [Range<Int>] {
        var columns = [0..<width]
        for region in ignoredRegions where region.rows.contains(y) {
            columns = columns.flatMap { range in
                [
                    range.clamped(to: 0..<max(0, region.columns.lowerBound)),
                    range.clamped(
                        to: max(0, region.columns.upperBound)..<max(width, region.columns.upperBound)),
                ]
            }.filter { !$0.isEmpty }
        }
        return columns
    }
}
