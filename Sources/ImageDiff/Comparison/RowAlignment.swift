/// Which rows of two pictures belong together where rows were inserted or removed, so that what only moved isn't marked.
struct RowAlignment {
    /// A row of the aligned pictures: its number in each of them, nil where it has none.
    private struct Row {
        var before: Int?
        var after: Int?
    }

    private let before: PixelImage
    private let after: PixelImage
    private var rows: [Row] = []

    /// The fewest rows that differ in place for which aligning is worth it.
    private static let fewestRows = 8

    /// Aligns two pictures; nil if rows didn't move, or if that explains less than half of the rows that differ.
    init?(from before: PixelImage, to after: PixelImage) {
        guard before.width == after.width, before.fine == nil, after.fine == nil else { return nil }
        self.before = before
        self.after = after
        let inPlace =
            max(before.height, after.height) - (0..<min(before.height, after.height)).count(where: areEqual)
        guard inPlace >= Self.fewestRows else { return nil }
        rows = alignedRows()
        // What is inserted on a canvas of one height pushes as much off its end.
        let moved = max(rows.count { $0.before == nil }, rows.count { $0.after == nil })
        let changed = rows.count { row in
            guard let old = row.before, let new = row.after else { return false }
            return !areEqual(old, new)
        }
        if moved == 0 || (moved + changed) * 2 > inPlace { return nil }
    }

    /// The pictures with their rows beside each other; where one has no row, it is transparent.
    var pictures: (before: PixelImage, after: PixelImage) {
        (picture(before, rows.map(\.before)), picture(after, rows.map(\.after)))
    }

    private func picture(_ picture: PixelImage, _ rows: [Int?]) -> PixelImage {
        let width = picture.width
        let none = [Pixel](repeating: Pixel(rawValue: 0), count: width)
        let pixels = rows.flatMap { row in
            row.map { picture.pixels[($0 * width)..<(($0 + 1) * width)] } ?? none[...]
        }
        return PixelImage(width: width, height: rows.count, pixels: pixels, fine: nil)
    }

    private func areEqual(_ row: Int) -> Bool { areEqual(row, row) }

    private func areEqual(_ old: Int, _ new: Int) -> Bool {
        Memory.areEqual(
            before.pixels, old * before.width, after.pixels, new * after.width, count: before.width)
    }

    /// Returns the rows of both pictures: those between rows that belong together are paired from above.
    private func alignedRows() -> [Row] {
        var aligned: [Row] = []
        var (old, new) = (0, 0)
        for anchor in pairs() + [(before.height, after.height)] {
            while old < anchor.0 || new < anchor.1 {
                aligned.append(Row(before: old < anchor.0 ? old : nil, after: new < anchor.1 ? new : nil))
                if old < anchor.0 { old += 1 }
                if new < anchor.1 { new += 1 }
            }
            guard anchor.0 < before.height, anchor.1 < after.height else { continue }
            aligned.append(Row(before: old, after: new))
            (old, new) = (old + 1, new + 1)
        }
        return aligned
    }

    /// Returns pairs of equal rows in rising order: those that both pictures have once, the equal ones around them, and as many
    /// as possible between these.
    private func pairs() -> [(Int, Int)] {
        let anchors = [(-1, -1)] + Self.longestRise(in: uniqueRows()) + [(before.height, after.height)]
        var pairs: [(Int, Int)] = []
        for (start, end) in zip(anchors, anchors.dropFirst()) {
            if start.0 >= 0 { pairs.append(start) }
            var (top, bottom) = (start, end)
            while top.0 + 1 < end.0, top.1 + 1 < end.1, areEqual(top.0 + 1, top.1 + 1) {
                top = (top.0 + 1, top.1 + 1)
                pairs.append(top)
            }
            var below: [(Int, Int)] = []
            while bottom.0 - 1 > top.0, bottom.1 - 1 > top.1, areEqual(bottom.0 - 1, bottom.1 - 1) {
                bottom = (bottom.0 - 1, bottom.1 - 1)
                below.append(bottom)
            }
            pairs += commonRows(between: top, and: bottom) + below.reversed()
        }
        return pairs
    }

    /// Returns as many pairs of equal rows as possible between two pairs.
    private func commonRows(between top: (Int, Int), and bottom: (Int, Int)) -> [(Int, Int)] {
        let (old, new) = ((top.0 + 1)..<bottom.0, (top.1 + 1)..<bottom.1)
        if old.isEmpty || new.isEmpty { return [] }
        var numbers: [Int: Int] = [:]
        func number(of row: Int, in picture: PixelImage) -> Int {
            let digest = Self.digest(of: row, in: picture)
            let number = numbers[digest] ?? numbers.count
            numbers[digest] = number
            return number
        }
        return CommonRows.pairs(old.map { number(of: $0, in: before) }, new.map { number(of: $0, in: after) })
            .map { ($0.0 + old.lowerBound, $0.1 + new.lowerBound) }.filter { areEqual($0.0, $0.1) }
    }

    /// Returns the rows that each picture has exactly once and that are equal, from above.
    private func uniqueRows() -> [(Int, Int)] {
        let (old, new) = (Self.places(in: before), Self.places(in: after))
        return old.compactMap { digest, place in
            guard let place, case .some(let other?) = new[digest], areEqual(place, other) else { return nil }
            return (place, other)
        }.sorted { $0.0 < $1.0 }
    }

    /// Returns the place of each row by its digest; nil for one that a picture has several times.
    private static func places(in picture: PixelImage) -> [Int: Int?] {
        var places: [Int: Int?] = [:]
        for row in 0..<picture.height {
            let digest = digest(of: row, in: picture)
            places.updateValue(places[digest] == nil ? row : nil, forKey: digest)
        }
        return places
    }

    private static func digest(of row: Int, in picture: PixelImage) -> Int {
        picture.pixels[(row * picture.width)..<((row + 1) * picture.width)].withUnsafeBytes { bytes in
            var hasher = Hasher()
            hasher.combine(bytes: bytes)
            return hasher.finalize()
        }
    }

    /// Returns the longest part of pairs, which rise in the first number, that rises in the second one too.
    private static func longestRise(in pairs: [(Int, Int)]) -> [(Int, Int)] {
        // For each length, the pair with the lowest end, and before each pair the one that it continues.
        var ends: [Int] = []
        var earlier = [Int?](repeating: nil, count: pairs.count)
        for index in pairs.indices {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
            }
            earlier[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var rise: [(Int, Int)] = []
        var next = ends.last
        while let index = next {
            rise.append(pairs[index])
            next = earlier[index]
        }
        return rise.reversed()
    }
}
