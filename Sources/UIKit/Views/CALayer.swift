// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// What a view looks like apart from its content; pictures take the corner radius of a view's layer from it.
@preconcurrency @MainActor
open class CALayer: NSObject {
    private weak var view: UIView?
    private var ownFrame = CGRect.zero
    private var ownRadius: CGFloat = 0
    private var ownBackground: CGColor?
    private var isMasking = false

    init(view: UIView) { self.view = view }

    /// A layer that no view has, which pictures don't show.
    public override init() { super.init() }

    /// In points; a view's layer has the view's.
    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set { if let view { view.frame = newValue } else { ownFrame = newValue } }
    }
    /// In points; a view's layer has the view's.
    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set { if let view { view.bounds = newValue } else { ownFrame.size = newValue.size } }
    }
    /// Where its anchor point lies in the layer above, in points.
    open var position: CGPoint {
        get {
            let frame = view?.untransformedFrame ?? ownFrame
            return CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        }
        set {
            let old = position
            let moved = CGPoint(x: newValue.x - old.x, y: newValue.y - old.y)
            if let view {
                view.center = CGPoint(x: view.center.x + moved.x, y: view.center.y + moved.y)
            } else {
                ownFrame.origin = CGPoint(x: ownFrame.minX + moved.x, y: ownFrame.minY + moved.y)
            }
        }
    }
    /// Which point of it, as a share of its size, lies at its position; a change moves the layer so that it does.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            let size = bounds.size
            let moved = CGPoint(
                x: (oldValue.x - anchorPoint.x) * size.width, y: (oldValue.y - anchorPoint.y) * size.height)
            if let view {
                view.center = CGPoint(x: view.center.x + moved.x, y: view.center.y + moved.y)
            } else {
                ownFrame.origin = CGPoint(x: ownFrame.minX + moved.x, y: ownFrame.minY + moved.y)
            }
        }
    }

    open private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]?

    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(index))
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(index))
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat {
        get { view?.cornerRadius ?? ownRadius }
        set { if let view { view.cornerRadius = newValue } else { ownRadius = newValue } }
    }

    /// Whether what reaches beyond it is cut.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? isMasking }
        set { if let view { view.clipsToBounds = newValue } else { isMasking = newValue } }
    }

    open var backgroundColor: CGColor? {
        get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
        set {
            if let view {
                view.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                ownBackground = newValue
            }
        }
    }

    /// Which corners are round; pictures round all.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowRadius: CGFloat = 3
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowPath: CGPath?
    open var zPosition: CGFloat = 0
    open var opacity: Float = 1
    open var isHidden = false
    open var name: String?
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var allowsEdgeAntialiasing = false
    open var needsDisplayOnBoundsChange = false
    open var speed: Float = 1

    open func setAffineTransform(_ m: CGAffineTransform) { view?.transform = m }
    open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    open func layoutSublayers() {}
    open func setNeedsDisplay() {}
    open func displayIfNeeded() {}
    open func removeAllAnimations() {}
    open func removeAnimation(forKey key: String) {}
}

/// Which corners of a layer are round, with Core Animation's raw values.
public struct CACornerMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = Self(rawValue: 1)
    public static let layerMaxXMinYCorner = Self(rawValue: 2)
    public static let layerMinXMaxYCorner = Self(rawValue: 4)
    public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// The form of round corners.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = Self(rawValue: "circular")
    public static let continuous = Self(rawValue: "continuous")
}

/// A layer with a path; pictures don't show it.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor?
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
}

/// A layer with a gradient; pictures don't show it.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// Changes of layers made together; they are made at once.
public enum CATransaction {
    public static func begin() {}
    public static func commit() {}
    public static func flush() {}
    public static func setDisableActions(_ flag: Bool) {}
    public static func setAnimationDuration(_ dur: CFTimeInterval) {}
    /// Calls the block at once, as the changes are made at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

public typealias CFTimeInterval = Double
