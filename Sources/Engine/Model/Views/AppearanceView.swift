// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// What a view looks like and what it says of itself to those who can't see it; layout depends on none of it.
open class AppearanceView: InsetView {
    /// What is known of it that layouts don't read; nil as long as nothing is.
    private(set) var notes: ViewNotes?
    /// The same, made when there is something to note.
    var writtenNotes: ViewNotes {
        if let notes { return notes }
        let made = ViewNotes()
        notes = made
        return made
    }

    /// The class that UIKit makes the view's layer of; here every view's layer is a plain one.
    open class var layerClass: AnyClass { NSObject.self }

    /// How content is fitted into a view, with UIKit's raw values.
    public enum ContentMode: Int, Sendable, Hashable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
            topRight, bottomLeft, bottomRight
    }

    /// How the tint colour is shown while something lies over the view, with UIKit's raw values.
    public enum TintAdjustmentMode: Int, Sendable, Hashable {
        case automatic, normal, dimmed
    }

    /// What pictures fill the view with; nil for the picture's choice.
    open var backgroundColor: UIColor? {
        get { notes?.fill.map(UIColor.init) }
        set { writtenNotes.fill = newValue?.dynamicColor }
    }

    /// The colour of what can be acted on; the superview's where it has none of its own.
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get {
            stored("tintColor", or: nil as UIColor?) ?? reference.superview?.view?.tintColor ?? .defaultTint
        }
        set {
            store(newValue, as: "tintColor")
            tintColorDidChange()
        }
    }

    open var tintAdjustmentMode: TintAdjustmentMode {
        get { stored("tintAdjustmentMode", or: .normal) }
        set { store(newValue, as: "tintAdjustmentMode") }
    }

    /// How the view is moved, stretched and turned around its centre once it is laid out; layout doesn't see it.
    open var transform: CGAffineTransform {
        get { isTransformed ? stored("transform", or: .identity) : .identity }
        set {
            isTransformed = !newValue.isIdentity
            store(isTransformed ? newValue : nil, as: "transform")
        }
    }
    /// Whether it has a transform other than the identity.
    private(set) var isTransformed = false

    /// Light or dark mode for the view and what is in it; unspecified for the superview's.
    open var overrideUserInterfaceStyle: TraitCollection.InterfaceStyle {
        get { stored("overrideUserInterfaceStyle", or: .unspecified) }
        set { store(newValue, as: "overrideUserInterfaceStyle") }
    }

    open var clipsToBounds = false
    /// How opaque it is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// A number that `viewWithTag(_:)` finds it by.
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

    /// Pixels per point of what is drawn in it; the screen's where it is 0.
    open var contentScaleFactor: CGFloat {
        get { stored("contentScaleFactor", or: 1) }
        set { store(newValue, as: "contentScaleFactor") }
    }

    /// Asks for the view to be drawn again; pictures are drawn when they are asked for.
    open func setNeedsDisplay() {}
    /// Asks for a part of the view to be drawn again; pictures are drawn when they are asked for.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: - Accessibility

    /// What the view is called in pictures, in reports and in captured documents.
    open var accessibilityIdentifier: String?

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
