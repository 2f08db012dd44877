import Foundation

/// A row of dots, one a page.
open class PageControl: Control {
    open override var className: String { declaredClassName ?? "UIPageControl" }

    open var numberOfPages = 0 { didSet { invalidateIntrinsicContentSize() } }

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(
                width: controlDesign.pageControlWidth(pages: numberOfPages),
                height: controlDesign.pageControlHeight)
    }
}
