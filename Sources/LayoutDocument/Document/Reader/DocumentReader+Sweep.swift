import Foundation

extension DocumentReader {
    /// Reads a sweep.
    mutating func readSweep(_ value: JSON5Value) -> SweepDescription {
        var sweep = SweepDescription()
        for member in members(of: value, as: .sweep, named: "sweep") {
            guard let key = SweepKey(rawValue: member.key) else { continue }
            switch key {
            case .width: sweep.widths = range(member)
            case .height: sweep.heights = range(member)
            case .devices: sweep.sweepsDevices = true
            case .textSizes: sweep.sweepsTextSizes = true
            case .directions: sweep.sweepsDirections = true
            case .texts: sweep.texts = member.value.string
            }
        }
        return sweep
    }

    private mutating func range(_ member: JSON5Member) -> ClosedRange<Double>? {
        guard let size = member.value.size else { return nil }
        let (least, greatest) = (Double(size.width), Double(size.height))
        guard least <= greatest else {
            findings.add(
                .reversedRange(key: member.key, least: greatest, greatest: least), at: member.value.position)
            return nil
        }
        return least...greatest
    }
}
