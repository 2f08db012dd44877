import Engine

/// A constraint as a log describes it.
public struct LogConstraint: Sendable, Hashable {
    /// A place in the app's source that a library printed.
    public struct Place: Sendable, Hashable {
        /// As the library printed it, usually without its folder.
        public var file: String
        /// Counted from 1.
        public var line: Int

        /// A place by file and line.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// What the log says of where leading is.
    public enum Direction: String, Sendable, Hashable {
        case leftToRight, rightToLeft
    }

    /// As printed: `NSLayoutConstraint`, `SnapKit.LayoutConstraint`…; empty where the log has none.
    public var className: String
    /// As printed, or the key that a library prints in its place; nil where there is none to tell it by.
    public var address: String?
    /// The `identifier` that the author set; nil if the description has none.
    public var identifier: String?
    /// As SnapKit prints it.
    public var place: Place?
    /// Of autoresizing: `h=--& v=--&`, without spaces: `--&--&`.
    public var mask: String?
    /// The side before the relation.
    public var left: LogExpression
    /// How `left` relates to `right`.
    public var relation: LayoutRelation
    /// The side after the relation; only a constant if one item is constrained.
    public var right: LogExpression
    /// 1000 where none is printed.
    public var priority: Double
    /// Whether the log says that it is active; nil where it says nothing.
    public var isActive: Bool?
    /// How leading and trailing are to be read; nil if the description doesn't say.
    public var direction: Direction?
    /// A relation that the text doesn't show, as an attribute printed as `(null)` can't.
    public var isOpen = false
    /// The superview that the log names for its items, if it does.
    public var superview: LogItem?
    /// The description as printed, on one line.
    public var text: String
    /// The log's line it begins in, counted from 1.
    public var line: Int

    /// What it is called in reports: the address as in the log, or the whole text where it has none.
    public var label: String { address ?? text }

    /// The items it relates, each once.
    public var items: [LogItem] {
        var known: Set<String> = []
        return (left.terms + right.terms).map(\.item).filter { known.insert($0.identity).inserted }
    }

    /// The number it sets or keeps, moved to the right.
    public var constant: Double { right.constant - left.constant }

    /// Whether it gives one item's length a number.
    public var isFixedSize: Bool {
        left.terms.count == 1 && right.terms.isEmpty && left.terms[0].attribute.isSize
    }
}
