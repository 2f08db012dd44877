/// One of the four numbers of a frame.
public enum FrameNumber: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height

    /// The corresponding attribute of the alignment rectangle, in the superview's or owning view's
    /// coordinates.
    public var attribute: LayoutAttribute {
        switch self {
        case .x: .left
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The corresponding component of a frame.
    public var component: FrameComponents {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }

    /// Whether it is x or width.
    public var isHorizontal: Bool { self == .x || self == .width }

    /// Whether it is width or height.
    public var isLength: Bool { self == .width || self == .height }
}
