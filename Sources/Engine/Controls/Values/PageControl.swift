import Foundation

/// A row of dots, one for each page.
open class PageControl: Control {
    package override var className: String { declaredClassName ?? "UIPageControl" }

    /// The number of dots, which determines the width.
    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(
                width: controlDesign.pageControlWidth(pages: numberOfPages),
                height: controlDesign.pageControlHeight)
    }
}
