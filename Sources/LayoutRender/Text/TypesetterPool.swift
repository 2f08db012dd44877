import LayoutDrawing
import Foundation
import TextShaping

/// Reuses typesetters for several pictures, since the texts of one are often those of the next.
///
/// Sendable because `idle` is only accessed under the lock, and a typesetter is lent to one caller at a time.
final class TypesetterPool: @unchecked Sendable {
    static let shared = TypesetterPool()

    private let lock = NSLock()
    private var idle: [Typesetter] = []
    /// More than there are processors on most machines.
    private static let mostIdle = 32

    /// Calls a closure with a typesetter that has some fonts and prefers one family, and returns its result.
    ///
    /// - Parameter work: The work that the picture may take; nil for any.
    func lend<Result>(
        _ fonts: FontCollection, preferring family: String?, work: DrawingWork? = nil,
        to body: (Typesetter) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
        let kept = lock.withLock { () -> Typesetter? in
            guard let index = idle.lastIndex(where: { $0.fonts === fonts }) else { return nil }
            return idle.remove(at: index)
        }
        let typesetter = kept ?? Typesetter(fonts: fonts)
        typesetter.preferredFamily = family
        typesetter.work = work
        defer {
            typesetter.work = nil
            lock.withLock {
                if idle.count == Self.mostIdle { idle.removeFirst() }
                idle.append(typesetter)
            }
        }
        return try body(typesetter)
    }
}
