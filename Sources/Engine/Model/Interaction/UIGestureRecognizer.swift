// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Recognizes a gesture in a view. There are no touches here: it keeps the state that is set, and calls its targets for it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, TypeConstruction {
    /// The progress of a gesture, with UIKit's raw values.
    public enum State: Int, Sendable, Hashable {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }

    open var state = State.possible {
        didSet {
            if (State.began.rawValue...State.cancelled.rawValue).contains(state.rawValue) { callTargets() }
        }
    }
    private var targets: [TargetAction] = []
    private func callTargets() {
        for target in targets { target.send(from: self) }
    }
    open var isEnabled = true
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var name: String?
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that it was added to.
    open internal(set) weak var view: UIView?

    open var numberOfTouches: Int { 0 }
    open var requiresExclusiveTouchType = true
    open var allowedTouchTypes: [NSNumber] = []
    open var allowedPressTypes: [NSNumber] = []
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    public override init() { super.init() }

    /// Creates a recognizer that calls a method of a target when its state is set.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    open func addTarget(_ target: Any, action: Selector) {
        targets.append(TargetAction(target: target, action: action))
    }
    /// No longer calls a method; nil stands for any target or method.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) }
    }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open func reset() { state = .possible }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Returns the place of the gesture in a view's coordinates; without touches, the origin of the recognizer's view.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(.zero, to: view) ?? .zero }
}

/// Says which gestures begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool
    {
        true
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool { true }
}
