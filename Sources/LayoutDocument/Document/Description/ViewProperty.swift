import Engine
import Foundation

/// A property that a document or a state sets on a view.
public enum ViewProperty: Sendable {
    case hidden(Bool)
    case text(String)
    case font(Font)
    case intrinsicContentSize(CGSize)
    case hugging(horizontal: Double, vertical: Double)
    case compressionResistance(horizontal: Double, vertical: Double)
    case frame(CGRect)
    case autoresizingMask(AutoresizingMask)
    case layoutMargins(InsetsDescription)
    case preservesSuperviewLayoutMargins(Bool)
    case insetsLayoutMarginsFromSafeArea(Bool)
    case additionalSafeAreaInsets(InsetsDescription)
    case alignmentRectInsets(InsetsDescription)
    case semanticContentAttribute(SemanticContentAttribute)
    case clipsToBounds(Bool)
    case axis(LayoutAxis)
    case spacing(Double)
    case alignment(StackAlignmentName)
    case distribution(StackView.Distribution)
    case customSpacing([String: Double])
    case layoutMarginsRelativeArrangement(Bool)
    case baselineRelativeArrangement(Bool)
    case numberOfLines(Int)
    case preferredMaxLayoutWidth(Double)
    case textAlignment(TextAlignment)
    case image(name: String?, size: CGSize)
    case contentOffset(CGPoint)
    case textContainerInset(InsetsDescription)
}
