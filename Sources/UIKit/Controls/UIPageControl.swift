// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A row of dots, one for each page.
open class UIPageControl: Engine.PageControl {
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    open var backgroundStyle = BackgroundStyle.automatic
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var defersCurrentPageDisplay = false
    open var preferredIndicatorImage: UIImage?
    private var indicatorImages: [Int: UIImage] = [:]
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    open func updateCurrentPageDisplay() {}
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let pages = numberOfPages
        defer { numberOfPages = pages }
        numberOfPages = pageCount
        return intrinsicContentSize
    }
}
