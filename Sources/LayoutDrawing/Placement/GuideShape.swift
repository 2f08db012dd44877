import LayoutValues

/// How a guide is drawn, depending on the constraints on it.
enum GuideShape: Equatable {
    case rectangle(CGRect)
    /// Used only vertically: lines at its top and bottom across its owner.
    case horizontalLines(CGRect)
    /// Used only horizontally: lines at its left and right down its owner.
    case verticalLines(CGRect)
    /// Nothing determines it.
    case undetermined

    init(of index: Int, in placed: PlacedLayout) {
        let guide = placed.items[index]
        let owner = guide.parent.map { placed.items[$0].frame } ?? placed.sheet
        let undetermined = placed.layout.items[index].undetermined
        let isOpenAcross = !undetermined.isDisjoint(with: [.x, .width])
        let isOpenDown = !undetermined.isDisjoint(with: [.y, .height])
        switch (isOpenAcross, isOpenDown) {
        case (false, false):
            self = .rectangle(guide.frame)
        case (true, false):
            self = .horizontalLines(
                CGRect(x: owner.minX, y: guide.frame.minY, width: owner.width, height: guide.frame.height))
        case (false, true):
            self = .verticalLines(
                CGRect(x: guide.frame.minX, y: owner.minY, width: guide.frame.width, height: owner.height))
        case (true, true):
            self = .undetermined
        }
    }

    /// Returns the parts of its lines within an area, as rectangles as thick as the lines.
    func lines(in area: CGRect) -> [CGRect] {
        guard let frame, isPartly(in: area) else { return [] }
        let horizontal = [frame.minY, max(frame.minY, frame.maxY - Self.width)].map {
            CGRect(x: frame.minX, y: $0, width: frame.width, height: Self.width)
        }
        let vertical = [frame.minX, max(frame.minX, frame.maxX - Self.width)].map {
            CGRect(x: $0, y: frame.minY, width: Self.width, height: frame.height)
        }
        let lines =
            switch self {
            case .horizontalLines: horizontal
            case .verticalLines: vertical
            case .rectangle, .undetermined: horizontal + vertical
            }
        return lines.map { $0.intersection(area) }.filter { !$0.isNull }
    }

    /// The width of a guide's lines in points.
    private static let width = 2.0

    /// Returns whether any of the area that it covers is in another, and doesn't only touch it.
    private func isPartly(in area: CGRect) -> Bool {
        guard let frame else { return false }
        return LayoutAxis.allCases.allSatisfy { axis in
            let (own, other) = (frame.extent(axis), area.extent(axis))
            return own.length > 0 ? own.shared(with: other) != nil : own.overlap(other) != nil
        }
    }

    /// The area that it covers; nil if undetermined.
    var frame: CGRect? {
        switch self {
        case .rectangle(let frame), .horizontalLines(let frame), .verticalLines(let frame): frame
        case .undetermined: nil
        }
    }
}
