// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The members of view controllers that subclasses override, and the settings that don't affect pictures.
open class ControllerSettings: UIResponder {
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    /// In points; the parent is notified of another one, or without a parent the presentation.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue, let controller = self as? UIViewController else { return }
            let container: (any UIContentContainer)? = controller.parent ?? controller.activePresentation
            container?.preferredContentSizeDidChange(forChildContentContainer: controller)
        }
    }
    /// The edges at which the view lies under a container's bars; at the others it ends where the bar begins.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { barsChanged() } }
    /// Whether the view lies under bars that aren't translucent too.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { barsChanged() } }

    private func barsChanged() {
        (self as? UIViewController)?.viewIfLoaded?.superview?.setNeedsLayout()
    }

    /// Whether the view lies under a bar at an edge.
    func extends(underBarAt edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
    open var automaticallyAdjustsScrollViewInsets = true
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Why it appears or disappears, from before `viewWillAppear` or `viewWillDisappear` until after the other call.
    open var isBeingPresented: Bool { appearanceReason == .presented }
    open var isBeingDismissed: Bool { appearanceReason == .dismissed }
    open var isMovingToParent: Bool { appearanceReason == .addedToParent }
    open var isMovingFromParent: Bool { appearanceReason == .removedFromParent }
    private var appearanceReason: ControllerAppearance.Reason? {
        (self as? UIViewController)?.appearance.reason
    }

    /// Before the traits change because the device is turned; children are notified too.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in (self as? UIViewController)?.children ?? [] {
            child.willTransition(to: newCollection, with: coordinator)
        }
    }
    open func didReceiveMemoryWarning() {}
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Without an animation in progress there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open var restorationIdentifier: String?
    /// Gives a child what a collection specifies in place of the container's traits.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) { childViewController.containerTraits = collection }

    open var providesPresentationContextTransitionStyle = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open var focusGroupIdentifier: String?
    open var performsActionsWhilePresentingModally: Bool { true }
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open var prefersPointerLocked: Bool { false }
    open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    open class func attemptRotationToDeviceOrientation() {}
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.containerTraits
    }

    // MARK: - Editing

    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        if hasEditButton { editButtonItem.title = editing ? "Done" : "Edit" }
    }
    private var hasEditButton = false
    /// A button that switches editing on and off.
    open private(set) lazy var editButtonItem: UIBarButtonItem = {
        hasEditButton = true
        return UIBarButtonItem(
            title: isEditing ? "Done" : "Edit",
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
    }()

    // MARK: - Interface Builder's files

    var givenNib: (name: String?, bundle: Bundle?)
    open var nibName: String? { givenNib.name }
    open var nibBundle: Bundle? { givenNib.bundle }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Does nothing: segues aren't performed here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}
    open func applicationFinishedRestoringState() {}

    // MARK: - Keys

    open var keyCommands: [UIKeyCommand]? { nil }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

    // MARK: - Sizes of children

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: - Content

    /// Called before the view's `updateProperties`, which is called before its first layout.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {
        (self as? UIViewController)?.viewIfLoaded?.setNeedsUpdateProperties()
    }
    open func updatePropertiesIfNeeded() {
        (self as? UIViewController)?.viewIfLoaded?.updatePropertiesIfNeeded()
    }
    open func setContentScrollView(_ scrollView: UIScrollView?) { contentScrollView = scrollView }
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        contentScrollView = scrollView
    }
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollView }
    private weak var contentScrollView: UIScrollView?
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(
            using: UIContentUnavailableConfigurationState(traitCollection: UIScreen.main.traitCollection))
    }
}

/// An object whose content has a preferred size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {}

/// A way from one scene of a storyboard to another; none is performed here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    open func perform() {}
}
