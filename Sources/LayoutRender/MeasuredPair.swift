/// Two views or guides whose distance a picture shows.
public struct MeasuredPair: Sendable, Hashable {
    /// An item's id.
    public var from: String
    /// An item's id.
    public var to: String

    /// The items with these ids.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}
