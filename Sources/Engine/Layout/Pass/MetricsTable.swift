/// The metrics of a hierarchy's items, by lowered index.
///
/// Most items have the same metrics as one shortly before them, which are then stored once.
struct MetricsTable: RandomAccessCollection {
    private var distinct: [ViewMetrics] = []
    /// The index of an item's metrics among the distinct ones.
    private var places: [Int32] = []

    /// The number of the last distinct metrics that those of another item are compared with.
    private static let window = 4

    init(capacity: Int) { places.reserveCapacity(capacity) }

    var startIndex: Int { 0 }
    var endIndex: Int { places.count }
    subscript(index: Int) -> ViewMetrics { distinct[Int(places[index])] }

    /// Adds the metrics of the next item.
    mutating func append(_ metrics: ViewMetrics) {
        let place =
            distinct.indices.suffix(Self.window).last { distinct[$0] == metrics } ?? distinct.count
        if place == distinct.count { distinct.append(metrics) }
        places.append(Int32(place))
    }
}
