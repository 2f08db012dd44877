// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// The appearance of a view apart from its content. Pictures show the colour and the corners of a view's layer.
@preconcurrency @MainActor
open class CALayer: NSObject, TypeConstruction {
    /// The view that has the layer.
    weak var view: UIView?
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    private var ownRadius: CGFloat = 0
    private var ownBackground: CGColor?
    private var isMasking = false

    /// Creates a layer without a view, which pictures don't show.
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    /// A copy of a layer for an animation.
    public init(layer: Any) { super.init() }

    /// The smallest rectangle around the transformed layer, in points in the superlayer; a view's layer has the view's. It
    /// follows `bounds`, `position`, `anchorPoint` and `transform`.
    open var frame: CGRect {
        get {
            guard view == nil else { return view?.frame ?? .zero }
            return placed(ownBounds.size).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
        }
        set {
            if let view {
                view.frame = newValue
            } else {
                let inverse = transform.affine.inverted()
                ownBounds.size = CGRect(origin: .zero, size: newValue.size).applying(inverse).size
                let around = placed(ownBounds.size)
                ownPosition = CGPoint(x: newValue.midX - around.midX, y: newValue.midY - around.midY)
            }
        }
    }
    /// The rectangle around the transformed layer, measured from the anchor point.
    private func placed(_ size: CGSize) -> CGRect {
        CGRect(size: size, placing: ownAnchor, at: .zero).applying(transform.affine)
    }
    /// In points; a view's layer has the view's. A change of size leaves the anchor point where it is.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
    }
    /// The position of the anchor point in the superlayer, in points; of a view's layer, the view's `center`.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set { if let view { view.center = newValue } else { ownPosition = newValue } }
    }
    /// The point, as a share of the size, that lies at `position`; a change moves the layer.
    open var anchorPoint: CGPoint {
        get { view?.layerAnchor ?? ownAnchor }
        set { if let view { view.moveAnchor(to: newValue) } else { ownAnchor = newValue } }
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

    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat {
        get { view?.cornerRadius ?? ownRadius }
        set {
            ownRadius = newValue
            view?.cornerRadius = newValue
        }
    }

    /// Whether sublayers are clipped to the layer's bounds.
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

    /// The corners that `cornerRadius` applies to; pictures round all of them.
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
    open weak var delegate: (any CALayerDelegate)?
    /// The transform; of a view's layer, the part in the view's plane, which is the view's transform.
    open var transform: CATransform3D {
        get { view.map { CATransform3DMakeAffineTransform($0.transform) } ?? ownTransform }
        set { if let view { view.transform = newValue.affine } else { ownTransform = newValue } }
    }
    open var sublayerTransform = CATransform3DIdentity
    private var ownTransform = CATransform3DIdentity
    private var animations: [String: CAAnimation] = [:]
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var drawsAsynchronously = false
    open var isOpaque = false
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    open var compositingFilter: Any?
    open var actions: [String: any CAAction]?
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
    open var duration: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var anchorPointZ: CGFloat = 0
    open var isDoubleSided = true
    open var isGeometryFlipped = false
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var minificationFilter = CALayerContentsFilter.linear
    open var magnificationFilter = CALayerContentsFilter.linear
    open var filters: [Any]?
    open var backgroundFilters: [Any]?
    open var style: [AnyHashable: Any]?
    open var allowsGroupOpacity = true

    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func affineTransform() -> CGAffineTransform { transform.affine }
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    open func layoutSublayers() {}
    open func setNeedsDisplay() {}
    open func displayIfNeeded() {}
    /// Keeps an animation that isn't removed on completion; the others are complete at once.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        guard !anim.isRemovedOnCompletion else { return anim.complete() }
        animations[key ?? "animation\(animations.count)"] = anim
        anim.complete()
    }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func removeAllAnimations() { animations = [:] }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// The layer itself, as animations are complete at once.
    open func presentation() -> Self? { self }
    open func draw(in ctx: CGContext) {}
    open func render(in ctx: CGContext) {}
    open func action(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func display() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    /// The layer itself.
    open func model() -> Self { self }
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// The foremost layer at a point in the coordinates of the layer above.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        guard !isHidden, contains(inside) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(inside) { return hit }
        }
        return self
    }

    /// Whether a point in its coordinates is inside its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
}
