import Engine
import Foundation

/// Draws the differences from an earlier layout on top of a picture: earlier positions, and distances moved.
struct EarlierLayout {
    let placed: PlacedLayout
    let grid: PixelGrid
    let measurer: any TextMeasuring
    let earlier: SolvedLayout
    /// Whether moves are shown with arrows and distances, and added and removed items are marked.
    let isDetailed: Bool

    private static let dash: [Double] = [1.5, 2.5]
    private static let head = 4.0
    private static let most = 40

    /// An item that exists in both layouts and has moved.
    private struct Move {
        var before: CGRect
        var after: CGRect
        var distance: CGSize
    }

    /// Returns the commands that draw the differences; none if there are none.
    func commands() -> [DisplayCommand] {
        let old = Dictionary(earlier.items.map { ($0.id, $0) }) { first, _ in first }
        let known = Set(placed.layout.items.map(\.id))
        let moved = placed.items.indices.compactMap { move(of: $0, among: old) }
        var commands = moved.flatMap(ghost)
        if isDetailed {
            commands += earlier.items.filter { !known.contains($0.id) && isDrawn($0) }.prefix(Self.most)
                .flatMap(removed)
            commands += placed.items.indices.filter {
                old[placed.layout.items[$0].id] == nil && placed.isSeen($0)
            }
            .prefix(Self.most).flatMap(added)
            commands += moved.prefix(Self.most).flatMap(arrow)
        }
        guard !commands.isEmpty else { return [] }
        return [.beginGroup(DisplayGroup(classes: ["earlier"], clip: placed.sheet))] + commands + [.endGroup]
    }

    private func isDrawn(_ item: SolvedItem) -> Bool {
        !item.isHidden && (item.kind == .view || item.guideRole == .custom)
    }

    private func move(of index: Int, among old: [String: SolvedItem]) -> Move? {
        let item = placed.layout.items[index]
        guard placed.isSeen(index), isDrawn(item), let before = old[item.id], !before.isHidden,
            before.frame != item.frame || index == 0,
            before.canvasFrame != item.canvasFrame, let from = placed.picture(before.canvasFrame)
        else { return nil }
        var (old, new) = (from, placed.items[index].frame)
        if item.kind == .guide {
            guard let frame = GuideShape(of: index, in: placed).frame else { return nil }
            new = frame
            // On an undetermined axis it is drawn across its owner.
            if item.undetermined.contains(.width) {
                (old.origin.x, old.size.width) = (frame.minX, frame.width)
            }
            if item.undetermined.contains(.height) {
                (old.origin.y, old.size.height) = (frame.minY, frame.height)
            }
        }
        return Move(
            before: old, after: new,
            distance: CGSize(
                width: item.canvasFrame.midX - before.canvasFrame.midX,
                height: item.canvasFrame.midY - before.canvasFrame.midY))
    }

    private func ghost(_ move: Move) -> [DisplayCommand] {
        let width = grid.lineWidth(1)
        return [
            .rectangle(
                DisplayRectangle(
                    grid.outline(move.before, width: width),
                    stroke: Stroke(Paint(.ambiguity, opacity: 0.6), width: width, dash: Self.dash)))
        ]
    }

    /// Returns an arrow from the centre of the earlier frame to the centre of the current one, with the distance.
    private func arrow(_ move: Move) -> [DisplayCommand] {
        let start = CGPoint(x: move.before.midX, y: move.before.midY)
        let end = CGPoint(x: move.after.midX, y: move.after.midY)
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length >= 3 * Self.head else { return [] }
        let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
        let barbs = [-1.0, 1].map { side in
            DisplayLines.Segment(
                end,
                CGPoint(
                    x: end.x - Self.head * dx - side * Self.head * 0.6 * dy,
                    y: end.y - Self.head * dy + side * Self.head * 0.6 * dx))
        }
        let number = (hypot(move.distance.width, move.distance.height) * 10).rounded() / 10
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        return [
            .lines(
                DisplayLines(
                    [.init(start, end)] + barbs, stroke: Stroke(Paint(.ambiguity), width: grid.lineWidth(1))))
        ] + tag(XMLValue.number(number), at: middle, role: .ambiguity)
    }

    /// Returns the earlier frame of a removed item, crossed out, with its name.
    private func removed(_ item: SolvedItem) -> [DisplayCommand] {
        guard let frame = placed.picture(item.canvasFrame) else { return [] }
        let stroke = Stroke(Paint(.conflict), width: grid.lineWidth(1), dash: Self.dash)
        let cross = [
            DisplayLines.Segment(frame.origin, CGPoint(x: frame.maxX, y: frame.maxY)),
            DisplayLines.Segment(
                CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.minY)),
        ]
        return [
            .rectangle(DisplayRectangle(grid.outline(frame, width: stroke.width), stroke: stroke)),
            .lines(DisplayLines(cross, stroke: stroke)),
        ] + tag("− \(DisplayName.of(item))", at: CGPoint(x: frame.midX, y: frame.midY), role: .conflict)
    }

    /// Returns a plus at the top right of an added item.
    private func added(_ index: Int) -> [DisplayCommand] {
        let frame = placed.items[index].named
        guard !frame.isNull else { return [] }
        return tag("+", at: CGPoint(x: frame.maxX, y: frame.minY), role: .constraint)
    }

    private func tag(_ words: String, at middle: CGPoint, role: ColorRole) -> [DisplayCommand] {
        let font = TypeScale.number
        let width = measurer.width(of: words, font: font)
        let box = CGRect(x: middle.x - width / 2 - 4, y: middle.y - 7, width: width + 8, height: 14)
        let line = grid.lineWidth(1)
        return [
            .rectangle(
                DisplayRectangle(
                    grid.outline(box, width: line), cornerRadius: 3, fill: Paint(.paper),
                    stroke: Stroke(Paint(role), width: line))),
            .text(
                DisplayText(
                    words, origin: CGPoint(x: middle.x, y: middle.y + TypeScale.baselineDrop(font)),
                    anchor: .middle, font: font, paint: Paint(role), width: width)),
        ]
    }
}
