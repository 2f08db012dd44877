import LayoutValues
import TextMetrics

extension LabelPlacer {
    mutating func placeNumber(_ index: Int, frame: CGRect) {
        let size = CGSize(width: numberWidth, height: 12)
        let spots =
            LabelSpot.inside(frame, size: size, inset: 2)
            + LabelSpot.onEdges(of: frame, size: size).map {
                LabelSpot(box: $0.box, cost: $0.cost + 8)
            }
            + LabelSpot.outside(frame, size: size).map {
                LabelSpot(box: $0.box, cost: $0.cost + 12, leader: $0.leader)
            }
        guard numberCount < RenderLimits.maximumNumberedNames,
            place(.number(0), of: index, at: spots, cost: { $0.numberCost(of: index, box: $1) })
        else {
            unplaced.append(index)
            return
        }
        numberCount += 1
    }

    /// The width of the highest possible number.
    private var numberWidth: Double {
        let highest = min(placed.items.count, RenderLimits.maximumNumberedNames)
        let digits = String(repeating: "0", count: "\(highest)".count)
        return max(12, measurer.width(of: digits, font: TypeScale.number) + 5)
    }

    private func numberCost(of index: Int, box: CGRect) -> Double {
        let coversOther = views.contains(overlapping: box) { !placed.contains($0.item, index) }
        return coversOther ? 5 : 0
    }

    mutating func numberInReadingOrder() {
        let numbered = labels.indices.filter { labels[$0].isNumber }
        let ordered = numbered.sorted {
            let (first, second) = (labels[$0].box, labels[$1].box)
            return (first.minY, first.minX, labels[$0].item) < (second.minY, second.minX, labels[$1].item)
        }
        for (position, label) in ordered.enumerated() { labels[label].form = .number(position + 1) }
    }
}
