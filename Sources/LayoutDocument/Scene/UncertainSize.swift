import Engine
import Foundation

/// A size or margins that a document doesn't contain, for which the layout makes an assumption.
struct UncertainSize {
    /// What of a view isn't known.
    enum Subject {
        case content
        /// The size that a view without content had on the canvas, arranged by a stack view.
        case arrangedView
        case margins
    }

    let view: View
    /// What the document doesn't contain, such as "font Gotham-Book".
    let reason: String
    var subject = Subject.content
    /// Whether the view's frame depends on it even where constraints determine its size, as with symbols: constraints place
    /// their alignment rectangles.
    var isFrameUncertain = false

    /// What is added to a size to see which frames depend on it, in points.
    private static let change = CGSize(width: 8, height: 6)
    /// The priority of the size that an arranged view had on the canvas: below the resistance of content.
    private static let arrangedPriority = LayoutPriority(740)

    /// What a view had before it was varied.
    struct Original {
        fileprivate let view: View
        fileprivate let size: CGSize?
        fileprivate let resistance: [LayoutPriority]
        fileprivate let hugging: [LayoutPriority]
        fileprivate let margins: EdgeInsets
        fileprivate let directionalMargins: DirectionalEdgeInsets
    }

    /// The ways to change a size.
    enum Change: CaseIterable {
        case enlarge, reduce
    }

    /// Changes the size or the margins and returns what was there before; nil if the document sets the size after all.
    ///
    /// - Parameter solved: The size of the view in the solution.
    func vary(from solved: CGSize, _ change: Change) -> Original? {
        let original = Original(of: view)
        guard subject == .margins || original.size == nil else { return nil }
        switch subject {
        case .content: view.intrinsicContentSizeOverride = changedContent
        case .arrangedView:
            let content = view.intrinsicContentSize
            let changed =
                change == .enlarge ? solved.enlarged(by: Self.change) : solved.reduced(by: Self.change)
            for axis in LayoutAxis.allCases where content.along(axis) <= 0 {
                view.setContentCompressionResistancePriority(Self.arrangedPriority, for: axis)
                if change == .reduce { view.setContentHuggingPriority(Self.arrangedPriority, for: axis) }
            }
            // A length of its own, such as the height of a progress view, is known.
            view.intrinsicContentSizeOverride = CGSize(
                width: content.width > 0 ? content.width : changed.width,
                height: content.height > 0 ? content.height : changed.height)
        case .margins:
            let (x, y, margins) = (Self.change.width, Self.change.height, original.margins)
            view.layoutMargins = EdgeInsets(
                top: margins.top + y, left: margins.left + x, bottom: margins.bottom + y,
                right: margins.right + x)
        }
        return original
    }

    private var changedContent: CGSize {
        let (content, none) = (view.intrinsicContentSize, View.noIntrinsicMetric)
        // A missing image would have a size on both axes.
        if content.width == none, content.height == none { return Self.change }
        let enlarged = content.enlarged(by: Self.change)
        return CGSize(
            width: content.width == none ? none : enlarged.width,
            height: content.height == none ? none : enlarged.height)
    }
}

extension UncertainSize.Original {
    fileprivate init(of view: View) {
        self.init(
            view: view, size: view.intrinsicContentSizeOverride,
            resistance: LayoutAxis.allCases.map { view.contentCompressionResistancePriority(for: $0) },
            hugging: LayoutAxis.allCases.map { view.contentHuggingPriority(for: $0) },
            margins: view.layoutMargins, directionalMargins: view.directionalLayoutMargins)
    }

    /// Reverts `vary`.
    func restore() {
        view.intrinsicContentSizeOverride = size
        for (axis, priority) in zip(LayoutAxis.allCases, resistance) {
            view.setContentCompressionResistancePriority(priority, for: axis)
        }
        for (axis, priority) in zip(LayoutAxis.allCases, hugging) {
            view.setContentHuggingPriority(priority, for: axis)
        }
        guard view.layoutMargins != margins else { return }
        view.directionalLayoutMargins = directionalMargins
        if view.layoutMargins != margins { view.layoutMargins = margins }
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
