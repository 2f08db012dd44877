// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Findings
import Foundation

/// The appearance and accessibility of a view, which layout doesn't depend on.
open class AppearanceView: InsetView {
    /// The properties that layouts don't read; nil until one is set.
    private(set) var notes: ViewNotes?
    /// The same object, created on demand.
    var writtenNotes: ViewNotes {
        if let notes { return notes }
        let made = ViewNotes()
        notes = made
        return made
    }

    /// The location of the view in the input; nil if it was made in code. It isn't in the notes, because every view of a document
    /// has one.
    @exclusivity(unchecked) package var location: SourceLocation?

    /// The class of the view's layer; here every view has a plain layer.
    open class var layerClass: AnyClass { NSObject.self }

    /// How content fits into a view, with UIKit's raw values.
    public enum ContentMode: Int, Sendable, Hashable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
            topRight, bottomLeft, bottomRight
    }

    /// How the tint colour changes while something covers the view, with UIKit's raw values.
    public enum TintAdjustmentMode: Int, Sendable, Hashable {
        case automatic, normal, dimmed
    }

    /// The fill colour in pictures; nil to let the picture choose.
    open var backgroundColor: UIColor? {
        get { notes?.fill.map(UIColor.init) }
        set { writtenNotes.fill = newValue?.dynamicColor }
    }

    /// The colour of interactive elements; by default the superview's.
    // Declared as in UIKit.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get {
            stored("tintColor", or: nil as UIColor?) ?? reference.superview?.view?.tintColor ?? .defaultTint
        }
        set {
            store(newValue, as: "tintColor")
            tellTintColor()
        }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { stored("tintAdjustmentMode", or: .normal) }
        set {
            store(newValue, as: "tintAdjustmentMode")
            tellTintColor()
        }
    }

    /// Notifies the view and those in it that have its tint colour.
    private func tellTintColor() {
        var waiting = [self]
        while let view = waiting.popLast() {
            view.tintColorDidChange()
            for subview in (view.reference.view?.heldSubviews ?? []).reversed()
            where subview.stored("tintColor", or: nil as UIColor?) == nil {
                waiting.append(subview)
            }
        }
    }

    /// A transform around the view's centre, applied after layout, which doesn't depend on it.
    open var transform: CGAffineTransform {
        get { isTransformed ? stored("transform", or: .identity) : .identity }
        set {
            isTransformed = !newValue.isIdentity
            store(isTransformed ? newValue : nil, as: "transform")
        }
    }
    /// Whether it has a transform other than the identity.
    private(set) var isTransformed = false

    /// The point, as a share of the size, that is at `center` and around which the view is transformed.
    package internal(set) var layerAnchor: CGPoint {
        get { hasOwnAnchor ? stored("layerAnchor", or: Self.middle) : Self.middle }
        set {
            hasOwnAnchor = newValue != Self.middle
            store(hasOwnAnchor ? newValue : nil, as: "layerAnchor")
        }
    }
    /// Whether the anchor isn't the middle.
    private(set) var hasOwnAnchor = false
    private static let middle = CGPoint(x: 0.5, y: 0.5)

    /// Light or dark mode for the view and what is in it; unspecified for the superview's.
    open var overrideUserInterfaceStyle: TraitCollection.InterfaceStyle {
        get { stored("overrideUserInterfaceStyle", or: .unspecified) }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            changeTraits { store(newValue, as: "overrideUserInterfaceStyle") }
        }
    }

    /// Makes a change of traits, and notifies the views that have others after it.
    func changeTraits(_ change: () -> Void) {
        if let view = reference.view { view.tellTraits(after: change) } else { change() }
    }

    open var clipsToBounds = false
    /// The opacity from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number by which `viewWithTag(_:)` finds the view.
    open var tag = 0
    open var isUserInteractionEnabled = true

    open var isOpaque: Bool {
        get { stored("isOpaque", or: true) }
        set { store(newValue, as: "isOpaque") }
    }

    open var contentMode: ContentMode {
        get { stored("contentMode", or: .scaleToFill) }
        set { store(newValue, as: "contentMode") }
    }

    open var isMultipleTouchEnabled: Bool {
        get { stored("isMultipleTouchEnabled", or: false) }
        set { store(newValue, as: "isMultipleTouchEnabled") }
    }

    open var isExclusiveTouch: Bool {
        get { stored("isExclusiveTouch", or: false) }
        set { store(newValue, as: "isExclusiveTouch") }
    }

    open var clearsContextBeforeDrawing: Bool {
        get { stored("clearsContextBeforeDrawing", or: true) }
        set { store(newValue, as: "clearsContextBeforeDrawing") }
    }

    /// Pixels per point of the view's content; 0 for the screen's scale.
    open var contentScaleFactor: CGFloat {
        get { stored("contentScaleFactor", or: 1) }
        set { store(newValue, as: "contentScaleFactor") }
    }

    /// Requests that the view be redrawn. It has no effect, since pictures are drawn on demand.
    open func setNeedsDisplay() {}
    /// Requests that a part of the view be redrawn. It has no effect, since pictures are drawn on demand.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: - Accessibility

    /// The view's name in pictures, reports and captured documents.
    @exclusivity(unchecked) open var accessibilityIdentifier: String?

    open var accessibilityLabel: String? {
        get { stored("accessibilityLabel", or: nil) }
        set { store(newValue, as: "accessibilityLabel") }
    }

    open var accessibilityHint: String? {
        get { stored("accessibilityHint", or: nil) }
        set { store(newValue, as: "accessibilityHint") }
    }

    open var accessibilityValue: String? {
        get { stored("accessibilityValue", or: nil) }
        set { store(newValue, as: "accessibilityValue") }
    }

    open var accessibilityTraits: UIAccessibilityTraits {
        get { stored("accessibilityTraits", or: .none) }
        set { store(newValue, as: "accessibilityTraits") }
    }

    open var isAccessibilityElement: Bool {
        get { stored("isAccessibilityElement", or: false) }
        set { store(newValue, as: "isAccessibilityElement") }
    }

    open var accessibilityElementsHidden: Bool {
        get { stored("accessibilityElementsHidden", or: false) }
        set { store(newValue, as: "accessibilityElementsHidden") }
    }

    open var accessibilityViewIsModal: Bool {
        get { stored("accessibilityViewIsModal", or: false) }
        set { store(newValue, as: "accessibilityViewIsModal") }
    }

    open var accessibilityElements: [Any]? {
        get { stored("accessibilityElements", or: nil) }
        set { store(newValue, as: "accessibilityElements") }
    }

    open var accessibilityFrame: CGRect {
        get { stored("accessibilityFrame", or: .zero) }
        set { store(newValue, as: "accessibilityFrame") }
    }
}
