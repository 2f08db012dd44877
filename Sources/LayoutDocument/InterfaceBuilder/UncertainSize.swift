import Engine
import Foundation

/// A size that a document doesn't contain, for which the layout makes an assumption.
struct UncertainSize {
    let view: View
    /// What the document doesn't contain, such as "font Gotham-Book".
    let reason: String
    /// Whether it is the size that a plain view in a stack view had on the canvas, rather than that of content.
    var isOfArrangedView = false
    /// Whether the view's frame depends on it even where constraints determine its size, as with symbols: constraints place
    /// their alignment rectangles.
    var isFrameUncertain = false

    /// What is added to a size to see which frames depend on it, in points.
    private static let change = CGSize(width: 8, height: 6)
    /// The priority of the size that an arranged view had on the canvas: below the resistance of content.
    private static let arrangedPriority = LayoutPriority(740)

    /// A view's priorities before its size was varied.
    struct Original {
        fileprivate let view: View
        fileprivate let resistance: [LayoutPriority]
        fileprivate let hugging: [LayoutPriority]
    }

    /// The ways to change a size.
    enum Change: CaseIterable {
        case enlarge, reduce
    }

    /// Changes the size and returns what was there before; nil if the document sets the size after all.
    ///
    /// - Parameter solved: The size of the view in the solution.
    func vary(from solved: CGSize, _ change: Change) -> Original? {
        guard view.intrinsicContentSizeOverride == nil else { return nil }
        let original = Original(
            view: view,
            resistance: LayoutAxis.allCases.map { view.contentCompressionResistancePriority(for: $0) },
            hugging: LayoutAxis.allCases.map { view.contentHuggingPriority(for: $0) })
        guard !isOfArrangedView else {
            for axis in LayoutAxis.allCases {
                view.setContentCompressionResistancePriority(Self.arrangedPriority, for: axis)
                if change == .reduce { view.setContentHuggingPriority(Self.arrangedPriority, for: axis) }
            }
            view.intrinsicContentSizeOverride =
                change == .enlarge ? solved.enlarged(by: Self.change) : solved.reduced(by: Self.change)
            return original
        }
        let (content, none) = (view.intrinsicContentSize, View.noIntrinsicMetric)
        let enlarged = content.enlarged(by: Self.change)
        // A missing image would have a size on both axes.
        let isMissing = content.width == none && content.height == none
        let varied = CGSize(
            width: content.width == none ? none : enlarged.width,
            height: content.height == none ? none : enlarged.height)
        view.intrinsicContentSizeOverride = isMissing ? Self.change : varied
        return original
    }
}

extension UncertainSize.Original {
    /// Reverts `vary`.
    func restore() {
        view.intrinsicContentSizeOverride = nil
        for (axis, priority) in zip(LayoutAxis.allCases, resistance) {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
        for (axis, priority) in zip(LayoutAxis.allCases, hugging) {
            view.setContentHuggingPriority(priority, for: axis)
        }
    }
}

extension CGSize {
    fileprivate func enlarged(by change: CGSize) -> CGSize {
        CGSize(width: width + change.width, height: height + change.height)
    }

    fileprivate func reduced(by change: CGSize) -> CGSize {
        CGSize(width: max(0, width - change.width), height: max(0, height - change.height))
    }
}
