// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What touches, the keyboard, focus and assistive technologies do with a view. None of them exist here; subclasses
/// override the members, and what is set is kept.
///
/// No layout reads them. They are in the engine because Swift overrides only members of a class's own body, which has to
/// be in the class's module.
open class InteractiveView: ContentSizeView {
    /// The gesture recognizers in the order in which they were added; nil before the first.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { stored("gestureRecognizers", or: nil) }
        set {
            for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
            for recognizer in newValue ?? [] { recognizer.view = reference.view }
            store(newValue, as: "gestureRecognizers")
        }
    }

    /// Adds a gesture recognizer, removing it from the view that has it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers = gestureRecognizers?.filter { $0 !== gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Whether a gesture recognizer of the view may begin.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Ends editing in the view and in its descendants; returns whether nothing is being edited any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        var isOver = true
        var waiting = reference.view.map { [$0] } ?? []
        while let view = waiting.popLast() {
            if view.isFirstResponder, !view.resignFirstResponder() { isOver = false }
            waiting += view.subviews
        }
        return isOver
    }

    override func takesFocusFromOthers() -> Bool {
        var root = reference.view
        while let superview = root?.superview { root = superview }
        return root?.endEditing(false) ?? true
    }

    /// A view whose shape limits what is visible of this one; pictures don't show it.
    open var mask: View? {
        get { stored("mask", or: nil) }
        set { store(newValue, as: "mask") }
    }

    // MARK: - Focus

    open var isFocused: Bool { false }
    open var canBecomeFocused: Bool { false }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: - Accessibility

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        let object = element as AnyObject
        return (accessibilityElements ?? []).firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
    }

    // MARK: - Properties

    /// Called before the first layout and after `setNeedsUpdateProperties`, superviews first, to bring properties up to date.
    open func updateProperties() {}
    open func setNeedsUpdateProperties() {
        (self as? UIView)?.reference.note(.properties, below: .constraintsBelow)
    }
    /// Calls `updateProperties` now where it is due, in the view and below it.
    open func updatePropertiesIfNeeded() { (self as? UIView)?.updatePropertiesBelow() }
}

extension UIView: UIFocusEnvironment {}

extension View {
    /// Finds a view by UIKit's rule for `hitTest(_:with:)`: views that are hidden, don't accept touches or are at
    /// most 1% opaque are skipped with their descendants.
    func foremostView(at point: CGPoint, for event: Event?) -> View? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            let inside = point.applying(subview.transformToSuperview.inverted())
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}
