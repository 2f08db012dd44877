/// What is said of a constraint besides what it says itself.
///
/// Constraints made in code mostly have none of it, and are smaller without.
final class ConstraintNotes {
    var identifier: String?
    /// The constraint as it stands in the input.
    var sourceText: String?
    /// Where it stands in the input.
    var location: SourceLocation?
    var source = ConstraintSource.document
    /// Whether a position may be related to one on the other axis, as UIKit's item initializer allows.
    var relatesAxes = false
    var associations: AssociationTable?
}
