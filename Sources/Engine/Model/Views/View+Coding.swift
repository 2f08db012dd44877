import Foundation
import Findings

extension View {
    /// Returns the frame in an archive, with 0 for numbers that are missing or not finite.
    static func frame(readFrom coder: NSCoder) -> CGRect {
        func number(_ key: String) -> CGFloat {
            NumberRange.points.nearest(to: CGFloat(coder.decodeDouble(forKey: key))) ?? 0
        }
        return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }

    /// Writes a frame to an archive.
    func write(_ frame: CGRect, to coder: NSCoder) {
        for (key, value) in [
            ("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height),
        ] {
            coder.encode(Double(value), forKey: key)
        }
    }
}
