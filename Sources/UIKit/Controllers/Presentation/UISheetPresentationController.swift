// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Presents a controller in a sheet. Of an iPhone held upright it covers the screen up to a card's edge below the status
/// bar, or less if its detents say so; sheets of an iPad are in the middle. Elsewhere the view fills the window.
open class UISheetPresentationController: UIPresentationController {
    open var detents: [Detent] = [.large()]
    /// Nil for the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var prefersPageSizing = true
    open var sourceView: UIView?
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Makes the changes at once.
    open func animateChanges(_ changes: () -> Void) { changes() }
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// The card that the controller's view fills.
    private lazy var card = UIView()
    /// Of a form sheet on an iPad, in points.
    private static let formSize = CGSize(width: 540, height: 620)

    open override var presentedView: UIView? {
        guard let view = presentedViewController.view else { return nil }
        if view.superview !== card {
            view.frame = card.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.addSubview(view)
        }
        return card
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        let traits = container.traitCollection
        if traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
            let size = presentationStyle == .formSheet ? formSheetSize : pageSheetSize(in: bounds.size)
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height
            ).intersection(bounds)
        }
        guard let context = resolutionContext else { return bounds }
        let height = min(height(in: context), context.maximumDetentValue) + container.safeAreaInsets.bottom
        return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    private var formSheetSize: CGSize {
        let preferred = presentedViewController.preferredContentSize
        return preferred.width > 0 && preferred.height > 0 ? preferred : Self.formSize
    }

    /// About that of UIKit, which isn't documented: as wide as a readable text with margins of 20 points, and a bar's height
    /// lower than the window at both ends.
    private func pageSheetSize(in size: CGSize) -> CGSize {
        CGSize(width: min(size.width, Self.pageWidth), height: size.height - 2 * Self.pageGap)
    }
    private static let pageWidth: CGFloat = 712
    private static let pageGap: CGFloat = 44

    /// Of the detent that the sheet stands at, in points above the home indicator.
    private func height(in context: DetentContext) -> CGFloat {
        if let selected = detents.first(where: { $0.identifier == selectedDetentIdentifier }),
            let height = selected.resolvedValue(in: context)
        {
            return height
        }
        return detents.compactMap { $0.resolvedValue(in: context) }.min() ?? context.maximumDetentValue
    }

    /// What detents are resolved in; nil where a sheet isn't lower than the window.
    private var resolutionContext: DetentContext? {
        guard let container = containerView, container.traitCollection.verticalSizeClass != .compact
        else { return nil }
        let insets = container.safeAreaInsets
        guard insets.top > 0 else { return nil }
        // Of an iPhone 14 Pro 749 of 852 points are left, of an iPhone SE 627 of 667: the sheet begins 10 points below the
        // safe area, and where there is only a status bar, 20 points below it.
        let gap: CGFloat = insets.bottom > 0 ? 10 : 20
        let height = container.bounds.height - insets.top - insets.bottom - gap
        return DetentContext(height: max(0, height), traits: container.traitCollection)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        let frame = frameOfPresentedViewInContainerView
        if card.frame != frame { card.frame = frame }
    }
}

extension UISheetPresentationController {
    /// A height of a sheet.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        public struct Identifier: RawRepresentable, Sendable, Hashable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Self("com.apple.UIKit.medium")
            public static let large = Self("com.apple.UIKit.large")
        }

        public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        public let identifier: Identifier
        private let resolver: Resolver

        private init(_ identifier: Identifier, resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Half of what a large one has, as UIKit does about.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping Resolver
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver) }

        /// In points, without the safe area below; nil where the detent is inactive.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }
    }

    /// The height that a large sheet has.
    private final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
        let maximumDetentValue: CGFloat
        let containerTraitCollection: UITraitCollection

        init(height: CGFloat, traits: UITraitCollection) {
            maximumDetentValue = height
            containerTraitCollection = traits
        }
    }
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

extension UIViewController {
    /// The sheet that the controller is presented in; nil for the styles that fill the window.
    var sheetPresentation: UIPresentationController? {
        if modalPresentationStyle == .popover, let popover = shownPopover { return popover }
        guard [.automatic, .pageSheet, .formSheet, .popover].contains(modalPresentationStyle),
            !(self is UIAlertController), let sheet = sheetPresentationController
        else { return nil }
        let asked = modalPresentationStyle == .popover ? popoverPresentationController ?? sheet : sheet
        let adapted = asked.delegate?.adaptivePresentationStyle(
            for: asked, traitCollection: UIScreen.main.traitCollection)
        return adapted == .fullScreen || adapted == .overFullScreen ? nil : sheet
    }

    /// Whether the controller, or one that contains it, is shown in a sheet that is lower than the window.
    var isInSheet: Bool {
        var outermost = self
        while let parent = outermost.parent { outermost = parent }
        guard let sheet = outermost.activePresentation as? UISheetPresentationController,
            let container = sheet.containerView
        else { return false }
        return sheet.frameOfPresentedViewInContainerView != container.bounds
    }
}
