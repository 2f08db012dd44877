import Engine

/// A constraint as a log describes it.
public struct LogConstraint: Sendable, Hashable {
    /// A place in the app's source that a library printed.
    public struct Place: Sendable, Hashable {
        public var file: String
        public var line: Int

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
    public var identifier: String?
    /// As SnapKit prints it.
    public var place: Place?
    /// Of autoresizing: `h=--& v=--&`, without spaces: `--&--&`.
    public var mask: String?
    public var left: LogExpression
    public var relation: LayoutRelation
    public var right: LogExpression
    /// 1000 where none is printed.
    public var priority: Double
    /// Whether the log says that it is active; nil where it says nothing.
    public var isActive: Bool?
    public var direction: Direction?
    /// A relation that can't be told from the text, as an attribute printed as `(null)` can't.
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
