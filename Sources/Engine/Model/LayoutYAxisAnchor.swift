/// A place on the y axis.
public struct LayoutYAxisAnchor: LayoutAnchor {
    public let item: any LayoutItem
    public let attribute: LayoutAttribute

    public init(_ item: any LayoutItem, _ attribute: LayoutAttribute) {
        self.item = item
        self.attribute = attribute
    }
}
