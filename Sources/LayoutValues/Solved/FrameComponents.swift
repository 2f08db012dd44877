/// Some of the four numbers of a frame.
public struct FrameComponents: OptionSet, Sendable, Hashable {
    /// One bit for each number.
    public let rawValue: UInt8
    /// Creates the set of the numbers whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The horizontal position.
    public static let x = FrameComponents(rawValue: 1)
    /// The vertical position.
    public static let y = FrameComponents(rawValue: 2)
    /// The horizontal size.
    public static let width = FrameComponents(rawValue: 4)
    /// The vertical size.
    public static let height = FrameComponents(rawValue: 8)
    /// Position and size on both axes.
    public static let all: FrameComponents = [.x, .y, .width, .height]

    /// The members' names in the order x, y, width, height.
    public var names: [String] {
        if isEmpty { return [] }
        let named: [(FrameComponents, String)] = [
            (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
        ]
        return named.filter { contains($0.0) }.map { $0.1 }
    }
}
