/// What is said of a constraint besides what it says itself.
///
/// Few constraints of a large layout have any of it, and all are smaller without.
final class ConstraintNotes {
    var identifier: String?
    /// The constraint as it stands in the input.
    var sourceText: String?
    /// Where it stands in the input.
    var location: SourceLocation?
    var associations: AssociationTable?
}
