import LayoutValues

extension DisplayCommand {
    /// Returns the command moved by an offset.
    package func offset(by offset: CGSize) -> DisplayCommand {
        func moved(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + offset.width, y: point.y + offset.height)
        }
        switch self {
        case .beginGroup(var group):
            group.clip = group.clip?.offsetBy(dx: offset.width, dy: offset.height)
            return .beginGroup(group)
        case .endGroup: return self
        case .rectangle(var rectangle):
            rectangle.frame = rectangle.frame.offsetBy(dx: offset.width, dy: offset.height)
            return .rectangle(rectangle)
        case .lines(var lines):
            lines.segments = lines.segments.map { $0.offset(by: offset) }
            return .lines(lines)
        case .polygon(var polygon):
            polygon.points = polygon.points.map(moved)
            return .polygon(polygon)
        case .image(var image):
            image.frame = image.frame.offsetBy(dx: offset.width, dy: offset.height)
            return .image(image)
        case .text(let text): return .text(text.offset(by: offset))
        }
    }
}
