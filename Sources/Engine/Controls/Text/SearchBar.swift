import Foundation

/// A field to type what to search for.
open class SearchBar: View {
    open override var className: String { declaredClassName ?? "UISearchBar" }

    open var text: String? { didSet { invalidateIntrinsicContentSize() } }
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(width: View.noIntrinsicMetric, height: controlDesign.searchBarHeight)
    }

    open override func solvedText(in size: CGSize, scale: CGFloat) -> SolvedText? {
        let shown = text?.isEmpty == false ? text : placeholder
        return shown.map {
            ControlText($0, font: Font(size: 17), of: self)
                .solvedText(in: size.width, maximumLines: 1, alignment: .natural)
        }
    }
}
