import LayoutValues
import Foundation
import ViewCapture
import Findings

extension CaptureLayout {
    /// The capture as a layout document.
    package var document: CaptureDocument {
        let layout = solved(id: "capture")
        return CaptureDocument(
            layout: layout, captured: capturedItems, capture: source, places: placesByAddress)
    }
}

extension CaptureDocument {
    /// Whether a guide without a captured frame has a number that the constraints alone leave open.
    package func hasOpenGuides(in solved: SolvedLayout) -> Bool {
        let open = Set(solved.items.filter { !$0.undetermined.isEmpty }.map(\.id))
        return layout.items.indices.contains {
            captured[$0]?.frame == nil && layout.items[$0].kind == .guide && isPlaced[$0]
                && open.contains(layout.items[$0].id)
        }
    }

    /// Returns the layout with guides that have no captured frame where their constraints place them.
    package func placingGuides(of layout: SolvedLayout, from solved: SolvedLayout) -> SolvedLayout {
        var layout = layout
        let places = Dictionary(solved.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var placed: [String] = []
        for index in layout.items.indices
        where captured[index]?.frame == nil && layout.items[index].kind == .guide {
            guard isPlaced[index], let place = places[layout.items[index].id],
                solved.items[place].undetermined != .all, let parent = layout.items[index].parent
            else { continue }
            let frame = solved.items[place].frame
            let (origin, offset) = (
                layout.items[parent].canvasFrame.origin, captured[parent]?.boundsOrigin ?? .zero
            )
            layout.items[index].frame = frame
            layout.items[index].canvasFrame = frame.offsetBy(dx: origin.x - offset.x, dy: origin.y - offset.y)
            layout.items[index].undetermined = solved.items[place].undetermined
            let open = solved.items[place].undetermined
            placed.append(layout.items[index].id + (open.isEmpty ? "" : " (partly)"))
        }
        if !placed.isEmpty {
            layout.findings.append(
                LayoutFinding(
                    code: .captureIncomplete,
                    message: "placed by constraints, as the capture has no frames for them: "
                        + placed.prefix(10).joined(separator: ", ") + (placed.count > 10 ? "…" : "")))
        }
        return layout
    }

    /// Returns findings for frames that solving the constraints gives otherwise than they were captured.
    package func differences(from solved: SolvedLayout) -> [LayoutFinding] {
        let places = Dictionary(solved.items.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let tolerance = 1 / Double(layout.canvas.scale) + 0.02
        var findings: [LayoutFinding] = []
        for (index, item) in layout.items.enumerated()
        where isPlaced[index] && captured[index]?.transform == nil {
            guard let place = places[item.id] else { continue }
            let other = solved.items[place]
            let pairs: [(name: String, component: FrameComponents, captured: CGFloat, solved: CGFloat)] = [
                ("x", .x, item.frame.minX, other.frame.minX), ("y", .y, item.frame.minY, other.frame.minY),
                ("width", .width, item.frame.width, other.frame.width),
                ("height", .height, item.frame.height, other.frame.height),
            ]
            let different = pairs.filter {
                !other.undetermined.contains($0.component) && !item.undetermined.contains($0.component)
                    && abs(Double($0.captured - $0.solved)) > tolerance
            }
            guard !different.isEmpty else { continue }
            let words = different.map {
                "\($0.name) is \(Amount.text(Double($0.captured))), solved \(Amount.text(Double($0.solved)))"
            }
            findings.append(
                LayoutFinding(
                    code: .capturedDiffers,
                    message: "\(item.id): \(words.joined(separator: "; "))", location: item.location,
                    items: [item.id]))
        }
        return findings
    }
}
