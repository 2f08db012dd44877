import Dispatch

extension PNGReader {
    /// Reads two PNG pictures, on two threads if one is free.
    public static func read(
        _ first: [UInt8], _ second: [UInt8]
    ) -> (first: Result<PixelImage, PNGError>, second: Result<PixelImage, PNGError>) {
        // Each is written by one thread and only read after both have finished.
        nonisolated(unsafe) var one: Result<PixelImage, PNGError> = .failure(.truncated)
        nonisolated(unsafe) var other: Result<PixelImage, PNGError> = .failure(.truncated)
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            if index == 0 {
                one = Result { () throws(PNGError) in try read(first) }
            } else {
                other = Result { () throws(PNGError) in try read(second) }
            }
        }
        return (one, other)
    }
}
