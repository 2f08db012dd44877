/// Some of the four numbers of a frame.
public struct FrameComponents: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let x = FrameComponents(rawValue: 1)
    public static let y = FrameComponents(rawValue: 2)
    public static let width = FrameComponents(rawValue: 4)
    public static let height = FrameComponents(rawValue: 8)
    public static let all: FrameComponents = [.x, .y, .width, .height]

    /// The members' names in the order x, y, width, height.
    public var names: [String] {
        let named: [(FrameComponents, String)] = [
            (.x, "x"), (.y, "y"), (.width, "width"), (.height, "height"),
        ]
        return named.filter { contains($0.0) }.map(\.1)
    }
}
