import Solver

/// A parsed line of Apple's Visual Format Language, not yet resolved to views: `H:|-[find]-[field(>=20)]-|`.
///
/// Grammar: Auto Layout Guide, Appendix "Visual Format Language". Three extensions are accepted: spaces
/// between the parts, a relation or priority in a gap without parentheses (`->=8-`), and view names that
/// contain `-`, `.` and `/`, as ids in documents may.
package struct VisualFormat: Sendable, Hashable {
    /// The axis along which the views are arranged; horizontal if the line doesn't say.
    package var axis: LayoutAxis
    /// The distance from the superview to the first view; nil if the line doesn't begin with `|`.
    package var leadingGap: Gap?
    /// The first view along the axis.
    package var firstView: Element
    /// The other views, each with its distance from the previous one.
    package var followingViews: [Link]
    /// The distance from the last view to the superview; nil if the line doesn't end with `|`.
    package var trailingGap: Gap?

    /// Creates a line of views.
    package init(
        axis: LayoutAxis, leadingGap: Gap? = nil, firstView: Element, followingViews: [Link] = [],
        trailingGap: Gap? = nil
    ) {
        self.axis = axis
        self.leadingGap = leadingGap
        self.firstView = firstView
        self.followingViews = followingViews
        self.trailingGap = trailingGap
    }

    /// A view with predicates on its length along the axis: `[field(>=20,<=80@500)]`.
    package struct Element: Sendable, Hashable {
        /// The view's name.
        package var name: Name
        /// The predicates, all of which apply; empty if the line doesn't restrict the length.
        package var lengths: [Predicate]

        /// Creates a view and its lengths.
        package init(name: Name, lengths: [Predicate] = []) {
            self.name = name
            self.lengths = lengths
        }
    }

    /// A view that follows another at a distance.
    package struct Link: Sendable, Hashable {
        /// The distance from the previous view.
        package var gap: Gap
        /// The view that follows.
        package var view: Element

        /// Creates a distance and the view after it.
        package init(gap: Gap, view: Element) {
            self.gap = gap
            self.view = view
        }
    }

    /// The distance between two neighbours.
    package enum Gap: Sendable, Hashable {
        /// No distance: the neighbours touch.
        case flush
        /// `-`: the standard distance.
        case standard
        /// `-8-` or `-(>=8,<=20@750)-`.
        case predicates([Predicate])
    }

    /// A length related to a number or to another view's: `>=20@750`.
    package struct Predicate: Sendable, Hashable {
        /// The relation of the length to `object`.
        package var relation: LayoutRelation
        /// A number in points, a metric, or a view whose length is used.
        package var object: Quantity
        /// The priority; nil for required.
        package var priority: Quantity?

        /// Creates a relation to a quantity, at a priority.
        package init(relation: LayoutRelation = .equal, object: Quantity, priority: Quantity? = nil) {
            self.relation = relation
            self.object = object
            self.priority = priority
        }
    }

    /// A number, or the name of a metric or a view.
    package enum Quantity: Sendable, Hashable {
        case number(Double)
        case name(Name)
    }

    /// A name and its position in the line; equality ignores the position.
    package struct Name: Sendable, Hashable {
        /// The name as written.
        package var text: String
        /// The position of the name in the line, counting Unicode scalars from 0.
        package var offset: Int

        /// Creates a name and its offset in the line.
        package init(_ text: String, offset: Int = 0) {
            self.text = text
            self.offset = offset
        }

        /// Returns whether the names read the same.
        package static func == (left: Name, right: Name) -> Bool { left.text == right.text }
        /// Hashes the name as written, without its offset.
        package func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
}
