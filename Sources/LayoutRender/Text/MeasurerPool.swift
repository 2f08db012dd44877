import Foundation

/// Reuses measurers for several pictures, since a new one takes longer to find its fonts than most pictures
/// take to draw.
///
/// Sendable because `idle` is only accessed under the lock, and a measurer is lent to one caller at a time.
final class MeasurerPool: @unchecked Sendable {
    static let shared = MeasurerPool()

    private let lock = NSLock()
    private var idle: [PangoTextMeasurer] = []

    /// Calls a closure with a measurer that prefers a font family, and returns its result.
    func lend<Result>(
        preferring family: String?, to body: (PangoTextMeasurer) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
        let kept = lock.withLock { idle.popLast() }
        let measurer: PangoTextMeasurer
        if let kept { measurer = kept } else { measurer = try PangoTextMeasurer() }
        measurer.preferredFamily = family
        defer { lock.withLock { idle.append(measurer) } }
        return try body(measurer)
    }
}
