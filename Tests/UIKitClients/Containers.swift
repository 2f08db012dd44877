// Source in the style of apps.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The pages of a tour, counted by a page control.
public final class PageSource: NSObject, UIPageViewControllerDataSource {
    private let count: Int
    public init(count: Int) { self.count = count }

    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A card at the bottom of the screen, with a presentation controller of its own.
public final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
    fileprivate let height: CGFloat
    public fileprivate(set) var events: [String] = []

    public init(height: CGFloat) {
        self.height = height
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentation(presentedViewController: presented, presenting: presenting)
    }
}

private final class CardPresentation: UIPresentationController {
    private lazy var dimming: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.3)
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private var card: CardController? { presentedViewController as? CardController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, let card else { return .zero }
        return container.bounds.divided(atDistance: card.height, from: .maxYEdge).slice
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        container.insertSubview(dimming, at: 0)
        NSLayoutConstraint.activate([
            dimming.topAnchor.constraint(equalTo: container.topAnchor),
            dimming.bottomAnchor.constraint(equalTo: container.bottomAnchor),
            dimming.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            dimming.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        card?.events.append("will begin")
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { _ in self.dimming.alpha = 1 }, completion: nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { card?.events.append("did end") }
    override func dismissalTransitionWillBegin() { card?.events.append("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { card?.events.append("did dismiss") }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
