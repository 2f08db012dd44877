import LayoutValues
import Solver

/// A constraint as a log describes it.
package struct LogConstraint: Sendable, Hashable {
    /// A place in the app's source that a library printed.
    package struct Place: Sendable, Hashable {
        /// The file as the library printed it, usually without its folder.
        package var file: String
        /// The line, counted from 1.
        package var line: Int

        /// Creates a place from a file and a line.
        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// The layout direction in the log.
    package enum Direction: String, Sendable, Hashable {
        case leftToRight, rightToLeft
    }

    /// The class as printed: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`…; empty if the log has none.
    package var className: String
    /// The address as printed, or the key that a library prints in its place; nil if there is nothing to identify it.
    package var address: String?
    /// The `identifier` that the author set; nil if the description has none.
    package var identifier: String?
    /// The place in the source that SnapKit prints.
    package var place: Place?
    /// The autoresizing mask without spaces: `--&--&` for `h=--& v=--&`.
    package var mask: String?
    /// The side before the relation.
    package var left: LogExpression
    /// How `left` relates to `right`.
    package var relation: LayoutRelation
    /// The side after the relation; only a constant if one item is constrained.
    package var right: LogExpression
    /// The priority; 1000 if none is printed.
    package var priority: Double
    /// Whether the log says that it is active; nil if it doesn't say.
    package var isActive: Bool?
    /// The layout direction for leading and trailing; nil if the description doesn't say.
    package var direction: Direction?
    /// Whether the text doesn't show the relation, for example because an attribute is printed as `(null)`.
    package var isOpen = false
    /// Whether it is a margin of a view, which the system makes, though nothing in the log says so.
    var isOfMarginsGuide = false
    /// The superview that the log names for the items, if any.
    package var superview: LogItem?
    /// The description as printed, on one line.
    package var text: String
    /// The line of the log on which the description begins, counted from 1.
    package var line: Int

    /// The name in reports: the address in the log, or the whole text if it has none.
    package var label: String { address ?? text }

    /// The items in the constraint, each once.
    package var items: [LogItem] {
        var known: Set<String> = []
        return (left.terms + right.terms).map(\.item).filter { known.insert($0.identity).inserted }
    }

    /// Gives items with a shortened name that several share the addresses of the list of names, which has the order of
    /// the description.
    mutating func separate(_ shared: [String: [String]], isVisualFormat: Bool) {
        guard !shared.isEmpty else { return }
        var uses: [String: Int] = [:]
        func separated(_ terms: [LogExpression.Term]) -> [LogExpression.Term] {
            terms.map { term in
                guard let name = term.item.name, let addresses = shared[name] else { return term }
                var result = term
                result.item.address = addresses[min(uses[name, default: 0], addresses.count - 1)]
                uses[name, default: 0] += 1
                return result
            }
        }
        // A distance in visual format is read as the second item's edge, then the first one's.
        if isVisualFormat { right.terms = separated(right.terms) }
        left.terms = separated(left.terms)
        if !isVisualFormat { right.terms = separated(right.terms) }
    }

    /// The constant, moved to the right.
    package var constant: Double { right.constant - left.constant }

    /// Whether it is the size of an item's content: two constraints, each with a priority of its own.
    package var isContentSize: Bool { className.contains("NSContentSizeLayoutConstraint") }

    /// Whether it is the distance between views in a stack view, which an author chooses.
    var isSpacingOfStack: Bool { identifier == "UISV-spacing" && abs(constant) > 0.5 }

    /// The item whose frame it stands for, if it comes from autoresizing: not the superview, from whose edge some are
    /// measured.
    var resizedItem: LogItem? {
        let item = items.first { $0.identity != superview?.identity } ?? items.first
        return className.contains("AutoresizingMask") ? item : nil
    }

    /// Whether it sets the length of one item to a number.
    package var isFixedSize: Bool {
        !isOpen && left.terms.count == 1 && right.terms.isEmpty && left.terms[0].attribute.isSize
    }
}
