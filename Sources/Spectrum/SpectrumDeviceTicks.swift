import LayoutValues
import Findings
import Foundation
import LayoutRender
import TextMetrics

/// The lengths of devices in the margin of a panel; those that are too close together to be told apart share a name.
struct SpectrumDeviceTicks {
    private static let font = Font(size: 9)
    private static let rowHeight = 11.0

    let devices: [SpectrumOptions.Device]
    let axis: LayoutAxis
    let range: ClosedRange<Double>
    let measurer: any TextMeasuring
    /// The left edge of the canvas in the picture.
    let x: Double

    /// Devices of similar lengths.
    private struct Cluster {
        var lengths: [Double]
        var names: [String]

        var text: String {
            let others = names.count > 1 ? " +\(names.count - 1)" : ""
            let ends = [lengths.first, lengths.last].compactMap { $0.map { String(Int($0)) } }
            return "\(ends.uniqued().joined(separator: "–"))  \(names[0])\(others)"
        }
    }

    /// Draws them.
    ///
    /// - Parameter place: The place of a length down the picture.
    func commands(place: (Double) -> Double) -> [DisplayCommand] {
        clusters(place).flatMap { cluster -> [DisplayCommand] in
            let places = cluster.lengths.map(place)
            let middle = (places[0] + places[places.count - 1]) / 2
            var segments = places.map {
                DisplayLines.Segment(CGPoint(x: x - 30, y: $0), CGPoint(x: x - 36, y: $0))
            }
            if places.count > 1 {
                segments.append(
                    DisplayLines.Segment(
                        CGPoint(x: x - 36, y: places[0]), CGPoint(x: x - 36, y: places[places.count - 1])))
            }
            segments.append(
                DisplayLines.Segment(CGPoint(x: x - 36, y: middle), CGPoint(x: x - 44, y: middle)))
            let text = cluster.text
            return [
                .lines(
                    DisplayLines(segments, stroke: Stroke(Paint(.secondaryText, opacity: 0.7), width: 0.5))),
                .text(
                    DisplayText(
                        text, origin: CGPoint(x: x - 47, y: middle + 3), anchor: .end, font: Self.font,
                        paint: Paint(.secondaryText), width: measurer.width(of: text, font: Self.font))),
            ]
        }
    }

    private func clusters(_ place: (Double) -> Double) -> [Cluster] {
        let placed = devices.map { (length: axis == .horizontal ? $0.width : $0.height, name: $0.name) }
            .filter { range.contains($0.length) }.enumerated()
            .sorted { ($0.element.length, $0.offset) < ($1.element.length, $1.offset) }.map(\.element)
        var clusters: [Cluster] = []
        for (length, name) in placed {
            if let last = clusters.last?.lengths.last, place(length) - place(last) < Self.rowHeight {
                if last != length { clusters[clusters.count - 1].lengths.append(length) }
                clusters[clusters.count - 1].names.append(name)
            } else {
                clusters.append(Cluster(lengths: [length], names: [name]))
            }
        }
        return clusters
    }
}
