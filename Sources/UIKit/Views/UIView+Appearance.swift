import Engine
import Foundation

extension View {
    /// What pictures fill the view with; nil for the picture's choice.
    public var backgroundColor: UIColor? {
        get { fill.map(UIColor.init) }
        set { fill = newValue?.dynamicColor }
    }

    /// The colour of what can be acted on; the superview's where it has none of its own.
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public var tintColor: UIColor! {
        get { stored("tintColor", or: nil as UIColor?) ?? superview?.tintColor ?? .systemBlue }
        set {
            store(newValue, as: "tintColor")
            tintColorDidChange()
        }
    }

    /// How content is fitted into the view; layout doesn't depend on it.
    public enum ContentMode: Int, Sendable, Hashable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft,
            topRight, bottomLeft, bottomRight
    }

    public var contentMode: ContentMode {
        get { stored("contentMode", or: .scaleToFill) }
        set { store(newValue, as: "contentMode") }
    }

    public var isOpaque: Bool {
        get { stored("isOpaque", or: true) }
        set { store(newValue, as: "isOpaque") }
    }

    /// What the view is called in pictures, in reports and in captured documents.
    public var accessibilityIdentifier: String? {
        get { identifier }
        set { identifier = newValue }
    }

    public var accessibilityLabel: String? {
        get { stored("accessibilityLabel", or: nil) }
        set { store(newValue, as: "accessibilityLabel") }
    }

    public var isAccessibilityElement: Bool {
        get { stored("isAccessibilityElement", or: false) }
        set { store(newValue, as: "isAccessibilityElement") }
    }

    /// The part of the view that pictures take corners from.
    public var layer: CALayer { made("layer") { CALayer(view: self) } }

    /// Asks for the view to be drawn again; pictures are drawn when they are asked for.
    public func setNeedsDisplay() {}
}
