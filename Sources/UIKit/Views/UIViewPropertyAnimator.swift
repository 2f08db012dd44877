import Foundation

/// Makes changes at once when it is started; pictures show the end of an animation.
open class UIViewPropertyAnimator: NSObject {
    /// How an animation goes through its time; pictures show its end.
    public enum Curve: Int, Sendable, Hashable {
        case easeInOut, easeIn, easeOut, linear
    }

    /// Where an animation ended.
    public enum Position: Int, Sendable, Hashable {
        case end, start, current
    }

    /// In seconds.
    public let duration: TimeInterval
    public private(set) var isRunning = false
    open var fractionComplete: CGFloat = 0
    private var animations: [() -> Void] = []
    private var completions: [(Position) -> Void] = []

    public init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) {
        self.duration = duration
        if let animations { self.animations = [animations] }
        super.init()
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

    /// Makes the changes and completes.
    open func startAnimation() {
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        for change in changes { change() }
        fractionComplete = 1
        for end in ends { end(.end) }
    }

    /// Makes the changes and completes; there is no delay.
    open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
}
