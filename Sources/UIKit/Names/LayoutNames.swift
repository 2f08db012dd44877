import Engine

public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSLayoutAnchor = LayoutAnchor
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
public typealias NSLayoutDimension = LayoutDimension
public typealias UILayoutPriority = LayoutPriority

public typealias UIEdgeInsets = EdgeInsets
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UISemanticContentAttribute = SemanticContentAttribute
public typealias UITraitCollection = TraitCollection
public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
public typealias UIUserInterfaceStyle = TraitCollection.InterfaceStyle
public typealias UIUserInterfaceIdiom = TraitCollection.InterfaceIdiom
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
public typealias UIContentSizeCategory = ContentSizeCategory

extension LayoutConstraint {
    public typealias Relation = LayoutRelation
    public typealias Axis = LayoutAxis
    public typealias FormatOptions = VisualFormatOptions
}

extension View {
    public typealias AutoresizingMask = Engine.AutoresizingMask
}
