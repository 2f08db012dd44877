import LayoutValues

extension DisplayList {
    /// Returns the same picture with the width of every line multiplied by `weight`.
    package func weighted(by weight: Double) -> DisplayList {
        guard weight != 1 else { return self }
        var list = self
        list.commands = commands.map { $0.weighted(by: weight) }
        return list
    }
}

extension DisplayCommand {
    fileprivate func weighted(by weight: Double) -> DisplayCommand {
        switch self {
        case .rectangle(var rectangle):
            rectangle.stroke?.width *= weight
            return .rectangle(rectangle)
        case .lines(var lines):
            lines.stroke.width *= weight
            return .lines(lines)
        case .polygon(var polygon):
            polygon.stroke?.width *= weight
            return .polygon(polygon)
        case .text, .image, .beginGroup, .endGroup: return self
        }
    }
}
