import Engine
import Foundation

extension LabelPlacer {
    mutating func placeView(_ index: Int) {
        let frame = scene.items[index].visible
        let name = scene.name(of: index)
        if showsItsName(index, name: name) { return }
        for (form, size) in forms(of: index, name: name) {
            var spots = LabelSpot.inside(frame, size: size, inset: 6)
            if scene.isSheet(index) { spots = spots.map { preferringBottom($0, of: frame) } }
            if place(form, of: index, at: spots, cost: { $0.nameCost(of: index, box: $1) }) { return }
        }
        let size = CGSize(width: measurer.width(of: name, font: TypeScale.smallName), height: 13)
        if frame.width < scene.sheet.width / 2 || frame.height < size.height * 2 {
            let spots = LabelSpot.outside(frame, size: size)
            let form = PlacedLabel.Form.name(isSmall: true, detail: nil)
            if place(form, of: index, at: spots, cost: { $0.outsideCost(of: index, box: $1) }) { return }
        }
        // What shows its own text is known by it.
        guard texts[index] == nil else { return }
        placeNumber(index, frame: frame)
    }

    /// Whether the text that a view shows is its name: to say it once is enough.
    private func showsItsName(_ index: Int, name: String) -> Bool {
        guard let lines = texts[index], !OutlineOverlay.showsAmbiguity(index, in: scene) else { return false }
        return lines.map(\.string).joined(separator: " ") == name
    }

    /// The canvas's own name keeps out of the way, at the bottom left.
    private func preferringBottom(_ spot: LabelSpot, of frame: CGRect) -> LabelSpot {
        LabelSpot(box: spot.box, cost: (frame.maxY - spot.box.maxY + spot.box.minX - frame.minX) / 100)
    }

    private func forms(of index: Int, name: String) -> [(PlacedLabel.Form, CGSize)] {
        let item = scene.layout.items[index]
        let width = measurer.width(of: name, font: TypeScale.name)
        var forms: [(PlacedLabel.Form, CGSize)] = []
        var details: [String] = []
        if OutlineOverlay.showsAmbiguity(index, in: scene) {
            details.append(item.undetermined.names.joined(separator: ", ") + " ambiguous")
        }
        if scene.options.layers.contains(.classes), item.className != "UIView", index != 0 {
            details.append(DisplayName.oneLine(item.className))
        }
        for detail in details {
            let detailWidth = measurer.width(of: detail, font: TypeScale.className)
            forms.append(
                (
                    .name(isSmall: false, detail: detail),
                    CGSize(width: width + LabelsLayer.detailGap + detailWidth, height: 15)
                ))
        }
        forms.append((.name(isSmall: false, detail: nil), CGSize(width: width, height: 15)))
        let smallWidth = measurer.width(of: name, font: TypeScale.smallName)
        forms.append((.name(isSmall: true, detail: nil), CGSize(width: smallWidth, height: 13)))
        return forms
    }

    /// What a name costs within its own view: other views' outlines and insides are not for it.
    func nameCost(of index: Int, box: CGRect) -> Double {
        let isBlocked = views.contains(overlapping: box) { entry in
            if scene.contains(entry.item, index) { return false }
            return !(scene.isContainer(entry.item) && entry.frame.contains(box))
        }
        if isBlocked { return .infinity }
        let isInContainer = views.contains(overlapping: box) { !scene.contains($0.item, index) }
        return (isInContainer ? 6 : 0) + (guideLines.contains(overlapping: box) { _ in true } ? 10 : 0)
    }

    private func outsideCost(of index: Int, box: CGRect) -> Double {
        let isBlocked = views.contains(overlapping: box.insetBy(dx: -1, dy: -1)) { entry in
            if entry.item == index { return true }
            return !(scene.contains(entry.item, index) || scene.isContainer(entry.item))
                || !entry.frame.contains(box)
        }
        if isBlocked { return .infinity }
        return guideLines.contains(overlapping: box) { _ in true } ? 10 : 0
    }
}
