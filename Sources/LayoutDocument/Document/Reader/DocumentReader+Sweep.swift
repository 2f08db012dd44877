import Foundation

extension DocumentReader {
    /// Reads a sweep; the bounds of a range can be in either order.
    mutating func readSweep(_ value: JSON5Value) -> SweepDescription {
        var sweep = SweepDescription()
        for member in members(of: value, as: .sweep, named: "sweep") {
            guard let key = SweepKey(rawValue: member.key) else { continue }
            switch key {
            case .width: sweep.widths = range(member.value)
            case .height: sweep.heights = range(member.value)
            case .devices: sweep.sweepsDevices = true
            case .textSizes: sweep.sweepsTextSizes = true
            case .directions: sweep.sweepsDirections = true
            case .texts: sweep.texts = member.value.string
            }
        }
        return sweep
    }

    private func range(_ value: JSON5Value) -> ClosedRange<Double>? {
        guard let size = value.size else { return nil }
        let (first, second) = (Double(size.width), Double(size.height))
        return min(first, second)...max(first, second)
    }
}
