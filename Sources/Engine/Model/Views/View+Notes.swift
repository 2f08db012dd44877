import Foundation
import Findings

extension View {
    /// A name for readers if the identifier isn't descriptive; nil if there is none.
    package var displayName: String? {
        get { notes?.displayName }
        set { if newValue != displayName { writtenNotes.displayName = newValue } }
    }

    /// Overrides `className` for a view whose class a document specifies.
    package var declaredClassName: String? {
        get { notes?.declaredClassName }
        set { if newValue != declaredClassName { writtenNotes.declaredClassName = newValue } }
    }

    /// Whether its content size is only there while it is designed, in place of the size that its content has in an app.
    package var hasDesignTimeSize: Bool {
        get { notes?.hasDesignTimeSize ?? false }
        set { writtenNotes.hasDesignTimeSize = newValue }
    }

    /// Problems found while the hierarchy and its constraints were built.
    public var layoutFindings: [LayoutFinding] { notes?.layoutFindings ?? [] }

    /// Records a problem for the next layout to report.
    package func report(_ finding: LayoutFinding) { writtenNotes.layoutFindings.append(finding) }

    /// The fill colour in pictures; nil to let the picture choose. It is the background colour as a value.
    package var fill: DynamicColor? {
        get { notes?.fill }
        set { writtenNotes.fill = newValue }
    }

    /// The corner radius in pictures, in points; UIKit stores it in the view's layer.
    package var cornerRadius: CGFloat {
        get { notes?.cornerRadius ?? 0 }
        set { writtenNotes.cornerRadius = newValue }
    }

    /// The size, in points, that a stack view uses across the axis if nothing else determines it.
    package var sizeWhereOpen: CGSize {
        get { notes?.sizeWhereOpen ?? .zero }
        set { writtenNotes.sizeWhereOpen = newValue }
    }

    /// The width and height, in points, that a stack view gives it at the least unless content resists or a stronger constraint
    /// forbids it.
    package var leastLengthInStack: CGFloat {
        get { notes?.leastLengthInStack ?? 0 }
        set { writtenNotes.leastLengthInStack = newValue }
    }

    /// Whether its superview gives it its frame, as a cell does its content; then no conflict makes it give way.
    package var hasGivenFrame: Bool {
        get { notes?.hasGivenFrame ?? false }
        set { writtenNotes.hasGivenFrame = newValue }
    }

    /// How much the size of its frame counts, if it is only there while it is designed.
    package var designSize: DesignSize {
        get { notes?.designSize ?? DesignSize() }
        set { writtenNotes.designSize = newValue }
    }

    /// Whether it is a row, a cell or another part of a list, which gives it its frame and asks it for nothing.
    package var isListRow: Bool {
        get { notes?.isListRow ?? false }
        set { writtenNotes.isListRow = newValue }
    }

    /// The row above it in a list. It keeps its distance from that row, not from the list's top.
    package var rowAbove: View? {
        get { notes?.rowAbove }
        set { writtenNotes.rowAbove = newValue }
    }
}
