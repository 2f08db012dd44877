/// A view or a layout guide: what a constraint can be about. `View` and `LayoutGuide` are the only two; the reference to one
/// stands in for it.
///
/// What isn't UIKit's is called in a way, or visible in the package only, that leaves every name to the members of subclasses.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {
    /// Where constraints find the item; the same object as long as the item is there.
    var _reference: ItemReference { get }
}

extension LayoutItem {
    /// Where constraints find the item.
    package var reference: ItemReference { _reference }

    /// The view itself, or the view that owns the guide; nil for a guide that nobody owns.
    package var layoutView: View? { reference.layoutView }

    /// What the item is called in messages and pictures, unique in its hierarchy if its author saw to it.
    package var identifier: String? {
        get { reference.identifier }
        set { reference.identifier = newValue }
    }

    /// Position among the items being laid out; meaningful during one layout only.
    var loweredIndex: Int { reference.loweredIndex }

    /// The left edge of the item's alignment rectangle.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .left) }
    /// The right edge of the item's alignment rectangle.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .right) }
    /// The edge where text begins, depending on the layout direction.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .leading) }
    /// The edge where text ends, depending on the layout direction.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .trailing) }
    /// The horizontal center of the item's alignment rectangle.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .centerX) }
    /// The top edge of the item's alignment rectangle.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .top) }
    /// The bottom edge of the item's alignment rectangle.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .bottom) }
    /// The vertical center of the item's alignment rectangle.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .centerY) }
    /// The width of the item's alignment rectangle.
    public var widthAnchor: LayoutDimension { LayoutDimension(of: reference, .width) }
    /// The height of the item's alignment rectangle.
    public var heightAnchor: LayoutDimension { LayoutDimension(of: reference, .height) }
}
