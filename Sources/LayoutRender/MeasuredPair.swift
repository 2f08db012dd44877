/// Two views or guides between which a picture shows the distance.
public struct MeasuredPair: Sendable, Hashable {
    /// The id of an item.
    public var from: String
    /// The id of an item.
    public var to: String

    /// Creates a pair of the items with these ids.
    public init(from: String, to: String) {
        self.from = from
        self.to = to
    }
}
