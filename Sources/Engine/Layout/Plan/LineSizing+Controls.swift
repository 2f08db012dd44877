import Foundation
import LiveSolver
import TextMetrics

extension LineSizing {
    /// A line that is so large that every control is as much larger as around greater ones, in points.
    private static let largeLine = CGSize(width: 4096, height: 4096)

    /// How the size of a control follows its title or text; nil for other views, and for those whose class measures it in
    /// its own way.
    init?(_ view: View) {
        self.init()
        guard let label = view.shownText else { return nil }
        switch view {
        case let button as Button:
            hasWholeWidth = button.layoutConfiguration == nil
            hasWholeHeight = hasWholeWidth
            take(label) { button.size(around: $0, hasTitle: $1) }
        case let field as TextField:
            hasWholeHeight = field.hasWholeHeight
            take(label) { line, _ in field.size(around: line) }
        default: return nil
        }
        // A class of its own can give another size.
        let (size, given) = (size(around: label), view.intrinsicContentSize)
        guard abs(Double(given.width) - size.width) < 1e-6, abs(Double(given.height) - size.height) < 1e-6
        else { return nil }
    }

    /// Finds how a size follows the line from the sizes around an empty, a very large and no line.
    private mutating func take(_ label: LabelText, size: (_ line: CGSize, _ hasText: Bool) -> CGSize) {
        let large = size(Self.largeLine, true)
        surplus = TextSize(
            width: Double(large.width - Self.largeLine.width),
            height: Double(large.height - Self.largeLine.height))
        least = TextSize(size(.zero, true))
        empty = TextSize(size(.zero, false))
        keepsLine = size(Self.largeLine, false).height > size(.zero, false).height
    }
}

extension TextSize {
    fileprivate init(_ size: CGSize) {
        self.init(width: Double(size.width), height: Double(size.height))
    }
}
