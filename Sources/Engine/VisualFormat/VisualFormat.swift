/// A line of Apple's Visual Format Language, read but not yet tied to any view: `H:|-[find]-[field(>=20)]-|`.
///
/// Grammar: Auto Layout Guide, Appendix "Visual Format Language". Three things are taken beyond it: spaces between
/// the parts, a relation or priority in a gap without parentheses (`->=8-`), and view names with `-`, `.` and `/`
/// in them, as the ids of documents have.
public struct VisualFormat: Sendable, Hashable {
    /// The axis along which the views stand; `H:` where the line doesn't say.
    public var axis: LayoutAxis
    /// The distance from the superview to the first view; nil where the line doesn't begin with `|`.
    public var leadingGap: Gap?
    public var firstView: Element
    /// The other views, each with the distance from the view before.
    public var followingViews: [Link]
    /// The distance from the last view to the superview; nil where the line doesn't end with `|`.
    public var trailingGap: Gap?

    /// A line of views; see the properties.
    public init(
        axis: LayoutAxis, leadingGap: Gap? = nil, firstView: Element, followingViews: [Link] = [],
        trailingGap: Gap? = nil
    ) {
        self.axis = axis
        self.leadingGap = leadingGap
        self.firstView = firstView
        self.followingViews = followingViews
        self.trailingGap = trailingGap
    }

    /// A view and what is said of its length along the axis: `[field(>=20,<=80@500)]`.
    public struct Element: Sendable, Hashable {
        public var name: Name
        public var lengths: [Predicate]

        public init(name: Name, lengths: [Predicate] = []) {
            self.name = name
            self.lengths = lengths
        }
    }

    /// A view that follows another at a distance.
    public struct Link: Sendable, Hashable {
        public var gap: Gap
        public var view: Element

        public init(gap: Gap, view: Element) {
            self.gap = gap
            self.view = view
        }
    }

    /// The distance between two neighbours.
    public enum Gap: Sendable, Hashable {
        /// None: they touch.
        case flush
        /// `-`: the standard distance.
        case standard
        /// `-8-` or `-(>=8,<=20@750)-`.
        case predicates([Predicate])
    }

    /// A length related to a number or to another view's: `>=20@750`.
    public struct Predicate: Sendable, Hashable {
        public var relation: LayoutRelation
        public var object: Quantity
        public var priority: Quantity?

        public init(relation: LayoutRelation = .equal, object: Quantity, priority: Quantity? = nil) {
            self.relation = relation
            self.object = object
            self.priority = priority
        }
    }

    /// A number, or the name of a metric or view that stands for one.
    public enum Quantity: Sendable, Hashable {
        case number(Double)
        case name(Name)
    }

    /// A name and where it stands in the line; two are equal when they read the same, wherever they stand.
    public struct Name: Sendable, Hashable {
        public var text: String
        /// Counted from 0 in Unicode scalars.
        public var offset: Int

        public init(_ text: String, offset: Int = 0) {
            self.text = text
            self.offset = offset
        }

        public static func == (left: Name, right: Name) -> Bool { left.text == right.text }
        public func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
}
