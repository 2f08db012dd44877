// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Changes of layers made together; they are made at once.
public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func flush() {}
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    public static func disableActions() -> Bool { true }
    public static func setDisableActions(_ flag: Bool) {}
    public static func animationDuration() -> CFTimeInterval { 0.25 }
    public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }
    public static func completionBlock() -> (() -> Void)? { nil }
    public static func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Calls the block at once, as the changes are made at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

public typealias CFTimeInterval = Double
