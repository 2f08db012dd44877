import Engine
import Findings

/// A constraint of a document that isn't part of the layout: inactive, not installed, or meant for other
/// traits.
package struct InactiveConstraint: Sendable, Hashable {
    /// The constraint as its author wrote it.
    package var text: String
    /// The constraint's `identifier`; nil if its author gave it none.
    package var identifier: String?
    /// The location of the constraint; nil if it has none in the input.
    package var location: SourceLocation?

    /// Creates an inactive constraint.
    package init(text: String, identifier: String?, location: SourceLocation?) {
        self.text = text
        self.identifier = identifier
        self.location = location
    }
}

/// The constraints that one line of an input makes, which aren't part of the layout.
struct InactiveConstraints {
    let description: InactiveConstraint
    /// Empty if an item of them isn't part of the layout either.
    let constraints: [LayoutConstraint]

    init(_ description: InactiveConstraint, _ constraints: [LayoutConstraint]) {
        self.description = description
        self.constraints = constraints
    }

    /// One that was part of the layout.
    init(_ constraint: LayoutConstraint) {
        description = InactiveConstraint(
            text: constraint.text, identifier: constraint.identifier, location: constraint.location)
        constraints = [constraint]
    }
}
