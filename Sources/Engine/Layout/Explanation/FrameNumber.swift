/// One of the four numbers of a frame.
public enum FrameNumber: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height

    /// The attribute that has the number: of an alignment rectangle, in the superview's or owning view's coordinates.
    public var attribute: LayoutAttribute {
        switch self {
        case .x: .left
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The number as a part of what a frame leaves open.
    public var component: FrameComponents {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }

    /// Whether it lies along the horizontal axis.
    public var isHorizontal: Bool { self == .x || self == .width }

    /// Whether it is a length.
    public var isLength: Bool { self == .width || self == .height }
}
