import Foundation

/// A row of dots, one a page.
open class PageControl: Control {
    open override var className: String { declaredClassName ?? "UIPageControl" }

    public var numberOfPages = 0

    open override var intrinsicContentSize: CGSize {
        intrinsicContentSizeOverride
            ?? CGSize(
                width: controlDesign.pageControlWidth(pages: numberOfPages),
                height: controlDesign.pageControlHeight)
    }
}
