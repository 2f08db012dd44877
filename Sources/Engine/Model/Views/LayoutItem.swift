/// A view or a layout guide, which constraints can refer to. Only `View`, `LayoutGuide` and `ItemReference`,
/// which represents one of these, conform.
///
/// Members that UIKit doesn't have are named, or limited to the package, so that they can't clash with members of
/// subclasses.
@preconcurrency @MainActor
public protocol LayoutItem: AnyObject {
    /// The reference that constraints use for the item; the same object throughout the item's lifetime.
    var _reference: ItemReference { get }
}

extension LayoutItem {
    /// The reference that constraints use for the item.
    package var reference: ItemReference { _reference }

    /// The view itself, or the view that owns the guide; nil for a guide without an owner.
    package var layoutView: View? { reference.layoutView }

    /// The item's name in messages and pictures; unique in its hierarchy if the author made it so.
    package var identifier: String? {
        get { reference.identifier }
        set { reference.identifier = newValue }
    }

    /// Index among the items being laid out; only meaningful during one layout.
    var loweredIndex: Int { reference.loweredIndex }

    /// The left edge of the item's alignment rectangle.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .left) }
    /// The right edge of the item's alignment rectangle.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .right) }
    /// The edge where text begins, depending on the layout direction.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .leading) }
    /// The edge where text ends, depending on the layout direction.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .trailing) }
    /// The horizontal centre of the item's alignment rectangle.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .centerX) }
    /// The top edge of the item's alignment rectangle.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .top) }
    /// The bottom edge of the item's alignment rectangle.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .bottom) }
    /// The vertical centre of the item's alignment rectangle.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .centerY) }
    /// The width of the item's alignment rectangle.
    public var widthAnchor: LayoutDimension { LayoutDimension(of: reference, .width) }
    /// The height of the item's alignment rectangle.
    public var heightAnchor: LayoutDimension { LayoutDimension(of: reference, .height) }
}
