// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Presents a controller. A custom one places the presented view, as a sheet does; for others the view fills the window.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    open var overrideTraitCollection: UITraitCollection?
    /// The view that the presentation takes place in; nil outside of it.
    open internal(set) var containerView: UIView?

    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        presenting = presentingViewController
    }
    convenience init(presented: UIViewController) {
        self.init(presentedViewController: presented, presenting: presented.presentingViewController)
    }

    // As UIKit declares them, they are never nil: without the controllers that it was made for there are empty ones.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? UIViewController()
    }
    open var presentationStyle: UIModalPresentationStyle { presented?.modalPresentationStyle ?? .none }
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self) ?? .none
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        adaptivePresentationStyle
    }
    open var presentedView: UIView? { presented?.view }
    /// The container's bounds; subclasses return other rectangles.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The presented controller's.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }
    /// Places the presented view again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Passes it on to the presented controller, with the size that its view is going to have.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let presented else { return }
        let own = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: own, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presented?.willTransition(to: newCollection, with: coordinator) }
}

@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .automatic }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// An item that a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The directions of a popover's arrow, with UIKit's raw values.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: .max)
}

extension UIViewController {
    /// The controller of the presentation that the controller is in, or would be in: for the custom style the one that
    /// `transitioningDelegate` provides.
    public var presentationController: UIPresentationController? {
        if let active = activePresentation { return active }
        if let known: UIPresentationController = stored("customPresentation", or: nil) { return known }
        if let custom = customPresentation(over: presentingViewController) {
            store(custom, as: "customPresentation")
            return custom
        }
        switch modalPresentationStyle {
        case .popover: return popoverPresentationController
        case .automatic where self is UIAlertController: return plainPresentation
        case .automatic, .pageSheet, .formSheet: return sheetPresentationController
        default: return plainPresentation
        }
    }
    private var plainPresentation: UIPresentationController {
        made("presentationController") { UIPresentationController(presented: self) }
    }
    public var popoverPresentationController: UIPopoverPresentationController? {
        made("popoverPresentationController") { UIPopoverPresentationController(presented: self) }
    }
    public var sheetPresentationController: UISheetPresentationController? {
        made("sheetPresentationController") { UISheetPresentationController(presented: self) }
    }
}

/// How a controller is presented, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable, Hashable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a controller comes, with UIKit's raw values.
public enum UIModalTransitionStyle: Int, Sendable, Hashable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
