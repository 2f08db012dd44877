import Foundation

extension View {
    /// What a reader would call it where the identifier says little.
    package var displayName: String? {
        get { notes?.displayName }
        set { writtenNotes.displayName = newValue }
    }

    /// Overrides `className`, for a view read from a document that names a class of its own.
    package var declaredClassName: String? {
        get { notes?.declaredClassName }
        set { writtenNotes.declaredClassName = newValue }
    }

    /// Where the view stands in the input, if it came from one.
    package var location: SourceLocation? {
        get { notes?.location }
        set { writtenNotes.location = newValue }
    }

    /// What went wrong while the hierarchy or its constraints were made.
    public var layoutFindings: [LayoutFinding] { notes?.layoutFindings ?? [] }

    /// Notes something that went wrong, for the next layout to report.
    package func report(_ finding: LayoutFinding) { writtenNotes.layoutFindings.append(finding) }

    /// What a picture fills it with; nil where that is the picture's choice.
    @_disfavoredOverload public var backgroundColor: DynamicColor? {
        get { fill }
        set { fill = newValue }
    }

    /// The same, under a name that UIKit has no other meaning for.
    package var fill: DynamicColor? {
        get { notes?.fill }
        set { writtenNotes.fill = newValue }
    }

    /// How round a picture draws its corners, in points; UIKit keeps it in the view's layer.
    package var cornerRadius: CGFloat {
        get { notes?.cornerRadius ?? 0 }
        set { writtenNotes.cornerRadius = newValue }
    }

    /// The size that a stack view gives it across the stack where nothing else decides.
    package var sizeWhereOpen: CGSize {
        get { notes?.sizeWhereOpen ?? .zero }
        set { writtenNotes.sizeWhereOpen = newValue }
    }
}
