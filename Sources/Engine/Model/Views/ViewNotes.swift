import Foundation

/// What is known of a view that layouts don't read.
///
/// Few views of a large layout have any of it, and all are smaller without.
final class ViewNotes {
    /// What a reader would call it where the identifier says little.
    var displayName: String?
    /// Overrides `className`, for a view read from a document that names a class of its own.
    var declaredClassName: String?
    /// Where the view stands in the input.
    var location: SourceLocation?
    /// What went wrong while the hierarchy or its constraints were made.
    var layoutFindings: [LayoutFinding] = []
    /// What a picture fills it with; nil where that is the picture's choice.
    var fill: DynamicColor?
    /// How round a picture draws its corners, in points.
    var cornerRadius: CGFloat = 0
    /// The size that a stack view gives it across the stack where nothing else decides.
    var sizeWhereOpen = CGSize.zero
}
