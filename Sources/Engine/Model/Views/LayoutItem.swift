/// A view or a layout guide: what a constraint can be about. `View` and `LayoutGuide` are the only two; the reference to one
/// stands in for it.
public protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide; nil for a guide that nobody owns.
    var layoutView: View? { get }

    /// What the item is called in messages and pictures, unique in its hierarchy if its author saw to it.
    var identifier: String? { get set }

    /// Where constraints find the item; the same object as long as the item is there.
    var reference: ItemReference { get }
}

extension LayoutItem {
    /// Position among the items being laid out; meaningful during one layout only.
    var loweredIndex: Int { reference.loweredIndex }

    /// The least x of the item's alignment rectangle.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .left) }
    /// The greatest x of the item's alignment rectangle.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .right) }
    /// The edge at which reading begins.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .leading) }
    /// The edge at which reading ends.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .trailing) }
    /// The middle of the item across.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(of: reference, .centerX) }
    /// The least y of the item's alignment rectangle.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .top) }
    /// The greatest y of the item's alignment rectangle.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .bottom) }
    /// The middle of the item down.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(of: reference, .centerY) }
    /// The item's width.
    public var widthAnchor: LayoutDimension { LayoutDimension(of: reference, .width) }
    /// The item's height.
    public var heightAnchor: LayoutDimension { LayoutDimension(of: reference, .height) }
}
