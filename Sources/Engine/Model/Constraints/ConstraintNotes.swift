/// Information about a constraint beyond its relation.
///
/// Most constraints made in code have none, and take less memory without this object.
final class ConstraintNotes {
    var identifier: String?
    /// The text of the constraint in the input.
    var sourceText: String?
    /// The location of the constraint in the input.
    var location: SourceLocation?
    var source = ConstraintSource.document
    /// Whether a position may be related to one on the other axis, as UIKit's item initializer allows.
    var relatesAxes = false
    var associations: AssociationTable?
}
