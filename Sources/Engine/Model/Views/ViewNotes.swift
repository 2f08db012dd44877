import Foundation
import Findings

/// The properties of a view that layouts don't read.
///
/// Few views of a large layout have any, and the others take less memory without this object.
final class ViewNotes {
    /// A name for readers if the identifier isn't descriptive.
    var displayName: String?
    /// Overrides `className` for a view whose class a document specifies.
    var declaredClassName: String?
    /// Problems found while the hierarchy and its constraints were built.
    var layoutFindings: [LayoutFinding] = []
    /// The fill colour in pictures; nil to let the picture choose.
    var fill: DynamicColor?
    /// The corner radius in pictures, in points.
    var cornerRadius: CGFloat = 0
    /// The size that a stack view uses across the axis if nothing else determines it.
    var sizeWhereOpen = CGSize.zero
    /// The width and height that it has at the least in a stack view.
    var leastLengthInStack: CGFloat = 0
    /// Whether its content size is only there while it is designed.
    var hasDesignTimeSize = false
    /// Whether its superview gives it its frame whatever the constraints say.
    var hasGivenFrame = false
    /// How much its size counts, if it is only there while it is designed.
    var designSize = DesignSize()
    /// Whether it is a row, a cell or another part of a list.
    var isListRow = false
    /// The row above it in a list, below which it stays.
    weak var rowAbove: View?
}
