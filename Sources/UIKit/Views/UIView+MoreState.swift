// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    public var motionEffects: [UIMotionEffect] {
        get { stored("motionEffects", or: []) }
        set { store(newValue, as: "motionEffects") }
    }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// The point of the view, as a share of its size, that lies at its layer's position.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }
    /// An empty view as large as the rectangle.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? { UIView(frame: CGRect(origin: .zero, size: rect.size)) }

    public func updateTraitsIfNeeded() {}
    public var largeContentTitle: String? {
        get { stored("largeContentTitle", or: nil) }
        set { store(newValue, as: "largeContentTitle") }
    }
    public var largeContentImage: UIImage? {
        get { stored("largeContentImage", or: nil) }
        set { store(newValue, as: "largeContentImage") }
    }

    /// The direction of content with an attribute inside a view of another direction.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        let view = UIView()
        view.semanticContentAttribute = semanticContentAttribute
        return view.effectiveLayoutDirection(on: layoutDirection)
    }
}

/// A change of a view as the device is tilted; it is kept.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {}

/// A motion effect on a property.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }

    public let keyPath: String
    public let type: EffectType
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
    }
}

open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}
