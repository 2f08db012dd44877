/// How large a view wants to be for its content, and how much.
struct ContentRecord: Encodable {
    /// One dimension.
    struct Axis: Encodable {
        /// In points.
        var length: Double?
        /// How strongly it resists to grow beyond that; a priority.
        var hugging: Double?
        /// How strongly it resists to shrink below that; a priority.
        var resistance: Double?
    }

    var width: Axis?
    var height: Axis?

    /// Takes in a constraint that the content makes; of several the strongest counts.
    mutating func take(_ length: Double, _ priority: Double, isWidth: Bool, isHugging: Bool) {
        var axis = (isWidth ? width : height) ?? Axis()
        axis.length = PageNumber.of(length)
        if isHugging {
            axis.hugging = max(axis.hugging ?? 0, priority)
        } else {
            axis.resistance = max(axis.resistance ?? 0, priority)
        }
        if isWidth { width = axis } else { height = axis }
    }
}
