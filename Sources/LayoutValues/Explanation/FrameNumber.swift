/// One of the four numbers of a frame.
package enum FrameNumber: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height

    /// The corresponding attribute of the alignment rectangle, in the superview's or owning view's
    /// coordinates.
    package var attribute: LayoutAttribute {
        switch self {
        case .x: .left
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The corresponding component of a frame.
    package var component: FrameComponents {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }

    /// Whether it is x or width.
    package var isHorizontal: Bool { self == .x || self == .width }

    /// Whether it is width or height.
    package var isLength: Bool { self == .width || self == .height }
}
