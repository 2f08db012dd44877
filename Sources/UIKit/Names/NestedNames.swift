// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Solver

public typealias UIUserInterfaceSizeClass = TraitCollection.SizeClass
public typealias UIUserInterfaceStyle = TraitCollection.InterfaceStyle
public typealias UIUserInterfaceIdiom = TraitCollection.InterfaceIdiom

extension LayoutConstraint {
    public typealias Relation = LayoutRelation
    public typealias Axis = LayoutAxis
    public typealias FormatOptions = VisualFormatOptions
}

extension View {
    public typealias AutoresizingMask = Engine.AutoresizingMask
}
