import Foundation
import TextMetrics

/// A field for entering search text.
open class SearchBar: View {
    package override var className: String { declaredClassName ?? "UISearchBar" }

    /// The text entered; nil or empty shows the placeholder.
    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    /// The text of an empty field.
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.searchBarHeight)
    }

    package override var shownText: LabelText? { content?.labelText(maximumLines: 1) }

    package override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        content?.solvedText(in: size.width, maximumLines: 1, alignment: .natural)
    }

    private var content: ControlText? {
        let shown = text?.isEmpty == false ? text : placeholder
        return shown.map { ControlText($0, font: Font(size: 17), of: self) }
    }
}
