import Dispatch

extension PNGReader {
    /// The pictures in two PNG files' bytes, read at once on two threads.
    public static func read(
        _ first: [UInt8], _ second: [UInt8]
    ) -> (first: Result<PixelImage, PNGError>, second: Result<PixelImage, PNGError>) {
        // Written by the one thread before the group is left, read by the other after.
        nonisolated(unsafe) var other: Result<PixelImage, PNGError> = .failure(.truncated)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            other = Result { () throws(PNGError) in try read(second) }
        }
        let one = Result { () throws(PNGError) in try read(first) }
        group.wait()
        return (one, other)
    }
}
