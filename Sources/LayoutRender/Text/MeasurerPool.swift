import Foundation

/// Measurers kept from picture to picture: a new one takes longer to find its fonts than most pictures take to draw.
///
/// Sendable because `idle` is touched under the lock only, and a measurer is lent to one caller at a time.
final class MeasurerPool: @unchecked Sendable {
    static let shared = MeasurerPool()

    private let lock = NSLock()
    private var idle: [PangoTextMeasurer] = []

    /// What a closure returns that is lent a measurer.
    func lend<Result>(
        to body: (PangoTextMeasurer) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
        let kept = lock.withLock { idle.popLast() }
        let measurer: PangoTextMeasurer
        if let kept { measurer = kept } else { measurer = try PangoTextMeasurer() }
        defer { lock.withLock { idle.append(measurer) } }
        return try body(measurer)
    }
}
