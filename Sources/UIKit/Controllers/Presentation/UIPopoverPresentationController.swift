// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Presents a controller beside the view or the rectangle that its popover points at.
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var canOverlapSourceViewRect = false
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?

    /// Without a preferred size, in points: the one that Apple documents for `contentSizeForViewInPopover`.
    private static let defaultSize = CGSize(width: 320, height: 1100)
    /// How far the arrow keeps the popover from what it points at, in points.
    private static let arrowLength: CGFloat = 13

    /// As large as the controller prefers and the window allows, beside what it points at; in the middle without that.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let area = container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins)
        let size = contentSize
        guard let source = source(in: container) else {
            arrowDirection = .unknown
            let fitting = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            return CGRect(
                x: area.midX - fitting.width / 2, y: area.midY - fitting.height / 2, width: fitting.width,
                height: fitting.height)
        }
        let places = [UIPopoverArrowDirection.up, .down, .left, .right]
            .filter { permittedArrowDirections.contains($0) }
            .map { (direction: $0, frame: frame(of: size, pointing: $0, at: source, in: area)) }
        // The first that has the whole size, else the largest.
        let whole = places.first { $0.frame.size == size }
        let chosen =
            whole ?? places.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        arrowDirection = chosen?.direction ?? .unknown
        return chosen?.frame ?? area
    }

    private var contentSize: CGSize {
        let controller = presentedViewController
        let top = (controller as? UINavigationController)?.topViewController
        let given = [controller, top].compactMap { $0?.preferredContentSize }.first { $0 != .zero } ?? .zero
        return CGSize(
            width: given.width > 0 ? given.width : Self.defaultSize.width,
            height: given.height > 0 ? given.height : Self.defaultSize.height)
    }

    /// What the popover points at, in the container's coordinates; nil for nothing.
    private func source(in container: UIView) -> CGRect? {
        guard let view = sourceView ?? (sourceItem as? UIView) ?? barButtonItem?.customView else {
            return nil
        }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }

    /// The frame of a popover whose arrow points in a direction, as far as an area has room for it.
    private func frame(
        of size: CGSize, pointing direction: UIPopoverArrowDirection, at source: CGRect, in area: CGRect
    ) -> CGRect {
        func clamped(_ centre: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(centre - length / 2, high - length))
        }
        let isBeside = direction == .left || direction == .right
        let room: CGFloat =
            switch direction {
            case .up: area.maxY - source.maxY
            case .down: source.minY - area.minY
            case .left: area.maxX - source.maxX
            default: source.minX - area.minX
            }
        let length = max(0, room - Self.arrowLength)
        let width = min(size.width, isBeside ? length : area.width)
        let height = min(size.height, isBeside ? area.height : length)
        let x: CGFloat =
            switch direction {
            case .left: source.maxX + Self.arrowLength
            case .right: source.minX - Self.arrowLength - width
            default: clamped(source.midX, width, area.minX, area.maxX)
            }
        let y: CGFloat =
            switch direction {
            case .up: source.maxY + Self.arrowLength
            case .down: source.minY - Self.arrowLength - height
            default: clamped(source.midY, height, area.minY, area.maxY)
            }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        let frame = frameOfPresentedViewInContainerView
        if let view = presentedView, view.frame != frame { view.frame = frame }
    }
}

extension UIViewController {
    /// The popover that the controller is presented in; nil where it adapts to a compact width, as on an iPhone, unless the
    /// delegate prevents that.
    var shownPopover: UIPopoverPresentationController? {
        guard let popover = popoverPresentationController else { return nil }
        let traits = UIScreen.main.traitCollection
        guard traits.horizontalSizeClass == .compact else { return popover }
        let adapted = popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traits)
        return adapted == UIModalPresentationStyle.none ? popover : nil
    }
}
