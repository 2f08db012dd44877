// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Makes changes at once when it is started; pictures show the end of an animation.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// In seconds.
    public let duration: TimeInterval
    public private(set) var state = UIViewAnimatingState.inactive
    public private(set) var isRunning = false
    open var isInterruptible = true
    open var isReversed = false
    open var pausesOnCompletion = false
    open var scrubsLinearly = true
    open var fractionComplete: CGFloat = 0
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
        super.init()
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// An animator with a curve of its own.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, curve: .easeInOut)
    }

    /// Makes the changes at once and completes.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animations.append(animation)
    }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and completes.
    open func startAnimation() {
        state = .active
        runChanges()
        finishAnimation(at: .end)
    }

    /// Makes the changes and completes; there is no delay.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

    /// Makes the changes; it completes when it is continued or finished.
    open func pauseAnimation() {
        state = .active
        runChanges()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) { finishAnimation(at: .end) }

    open func stopAnimation(_ withoutFinishing: Bool) {
        animations = []
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        let ends = completions
        completions = []
        fractionComplete = 1
        state = .inactive
        for end in ends { end(finalPosition) }
    }

    private func runChanges() {
        let changes = animations
        animations = []
        for change in changes { change() }
    }
}

/// Whether an animator has begun, with UIKit's raw values.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animation ended, with UIKit's raw values.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
