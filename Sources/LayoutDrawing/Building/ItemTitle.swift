import LayoutValues
import Findings

/// The tooltip of a view or guide.
enum ItemTitle {
    /// Returns an item's name, id, class and frame in one line.
    static func of(_ item: SolvedItem) -> String {
        let name = DisplayName.of(item)
        let frame = item.frame
        let numbers = [
            (FrameComponents.x, frame.minX), (.y, frame.minY), (.width, frame.width), (.height, frame.height),
        ].map { component, value in
            item.kind == .guide && item.undetermined.contains(component) ? "–" : Amount.text(value)
        }
        var title = name == item.id ? name : "\(name) (\(DisplayName.oneLine(item.id)))"
        title += " · \(item.className) · x \(numbers[0]), y \(numbers[1]), \(numbers[2]) × \(numbers[3])"
        if item.isConflicting { title += " · in conflict" }
        if item.kind == .view, !item.undetermined.isEmpty {
            title += " · ambiguous: \(item.undetermined.names.joined(separator: ", "))"
        }
        if !item.uncertain.isEmpty {
            title += " · uncertain: \(DisplayName.oneLine(item.uncertain.joined(separator: ", ")))"
        }
        return title
    }
}
