import Foundation

/// Where the parts of a table lie, one below another, in points.
struct TablePlan {
    /// The parts of a table from top to bottom.
    enum Part: Hashable {
        case tableHeader, tableFooter
        case header(Int), footer(Int)
        case row(IndexPath)
    }

    let width: CGFloat
    /// The distance of sections, with their headers and footers, from both sides.
    let rowInset: CGFloat
    private(set) var parts: [Part] = []
    /// The top of each part, and at the end the height of all.
    private var tops: [CGFloat] = [0]
    /// Whether the height of a part is an estimate.
    private var isEstimated: [Bool] = []
    private var indices: [Part: Int] = [:]
    private var sectionStarts: [Int] = []

    var sectionCount: Int { sectionStarts.count }
    var height: CGFloat { tops[tops.count - 1] }

    init(width: CGFloat = -1, rowInset: CGFloat = 0) {
        self.width = width
        self.rowInset = rowInset
    }

    /// Adds a part below the others.
    mutating func add(_ part: Part, height partHeight: CGFloat, isEstimated estimated: Bool = false) {
        switch part {
        case .header: sectionStarts.append(parts.count)
        case .row: break
        case .tableHeader, .tableFooter, .footer: indices[part] = parts.count
        }
        parts.append(part)
        isEstimated.append(estimated)
        tops.append(height + max(0, partHeight))
    }

    /// Whether a part's height is unknown until its cell is measured.
    func isEstimated(at index: Int) -> Bool { isEstimated[index] }

    func top(at index: Int) -> CGFloat { tops[index] }

    func height(at index: Int) -> CGFloat { tops[index + 1] - tops[index] }

    func frame(at index: Int) -> CGRect {
        let inset: CGFloat
        switch parts[index] {
        case .row, .header, .footer: inset = rowInset
        case .tableHeader, .tableFooter: inset = 0
        }
        return CGRect(
            x: inset, y: tops[index], width: max(0, width - 2 * inset), height: height(at: index))
    }

    /// The frame of a part; nil if there is no such part.
    func frame(of part: Part) -> CGRect? { index(of: part).map(frame) }

    private func index(of part: Part) -> Int? {
        let index: Int?
        switch part {
        case .header(let section):
            index = sectionStarts.indices.contains(section) ? sectionStarts[section] : nil
        case .row(let path):
            let isKnown = path.count == 2 && sectionStarts.indices.contains(path.section)
            index = isKnown ? sectionStarts[path.section] + 1 + path.row : nil
        case .tableHeader, .tableFooter, .footer: index = indices[part]
        }
        guard let index, parts.indices.contains(index), parts[index] == part else { return nil }
        return index
    }

    /// Around the header, the rows and the footer of a section; nil if there is no such section.
    func frame(ofSection section: Int) -> CGRect? {
        guard let header = frame(of: .header(section)), let footer = frame(of: .footer(section)) else {
            return nil
        }
        return header.union(footer)
    }

    /// The first part that ends below a height.
    func firstIndex(endingBelow y: CGFloat) -> Int {
        var (low, high) = (0, parts.count)
        while low < high {
            let middle = (low + high) / 2
            if tops[middle + 1] > y { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The rows that overlap a rectangle.
    func rows(in rect: CGRect) -> [IndexPath] {
        var found: [IndexPath] = []
        var index = firstIndex(endingBelow: rect.minY)
        while index < parts.count, tops[index] < rect.maxY {
            if case .row(let path) = parts[index], frame(at: index).overlaps(rect) { found.append(path) }
            index += 1
        }
        return found
    }

    /// Replaces the heights of successive parts by measured ones, and moves those below.
    mutating func setHeights(_ heights: [CGFloat], from first: Int) {
        var (top, change): (CGFloat, CGFloat) = (tops[first], 0)
        for (offset, height) in heights.enumerated() {
            let index = first + offset
            top += height
            change = top - tops[index + 1]
            tops[index + 1] = top
            isEstimated[index] = false
        }
        let next = first + heights.count + 1
        guard change != 0, next < tops.count else { return }
        for index in next..<tops.count { tops[index] += change }
    }
}
