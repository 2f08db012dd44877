import Arithmetic
import Engine

/// Formats what is said about views that keep their frames and are placed by constraints too.
struct FrameFormatter {
    private let words: ConstraintFormatter

    init(_ words: ConstraintFormatter) { self.words = words }

    /// Returns what is wrong where several views keep their frames; nil for one, of which more is known.
    ///
    /// - Parameter released: The cures in which one of them is placed by its constraints instead.
    func summary(of items: [Int], _ released: [ConflictCure]) -> String? {
        guard items.count > 1 || released.isEmpty else { return nil }
        let names = items.map { "\(words.items[$0])" }
        guard let last = names.last else { return nil }
        let list = names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) and \(last)" : last
        let verb = names.count == 1 ? "keeps its frame" : "keep their frames"
        return "\(list) \(verb), and constraints ask for other places or sizes"
    }

    /// Returns the change that lets constraints place a view, with what nothing places then.
    func release(of item: Int) -> String {
        let open = openNumbers(of: item)
        let rest =
            open.isEmpty ? "" : ", after which its \(open.joined(separator: " and ")) are undetermined"
        return
            "set translatesAutoresizingMaskIntoConstraints = false on \(words.items[item])\(rest)"
    }

    /// Returns the numbers of an item's frame that nothing decides if its frame doesn't.
    func openNumbers(of item: Int) -> [String] {
        LayoutAxis.allCases.flatMap { axis -> [String] in
            isConstrained(item, along: axis) ? [] : axis == .horizontal ? ["x", "width"] : ["y", "height"]
        }
    }

    /// Whether an author's constraint or a stack view's is on an item along an axis.
    private func isConstrained(_ item: Int, along axis: LayoutAxis) -> Bool {
        words.layout.constraints.contains { constraint in
            (constraint.source == .document || constraint.source == .stack)
                && [constraint.first, constraint.second].contains {
                    $0?.item == item && $0?.attribute.axis == axis
                }
        }
    }
}
