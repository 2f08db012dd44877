import LayoutValues
import TextMetrics

extension LabelPlacer {
    mutating func placeView(_ index: Int) {
        let frame = placed.items[index].named
        let name = placed.name(of: index)
        if showsItsName(index, name: name) { return }
        let isGeneric = GenericName.isGeneric(placed.layout.items[index])
        if isGeneric && (placed.isContainer(index) || texts[index] != nil) { return }
        let wide = wideForms(of: index, name: name)
        if placeFixed(wide, of: index, in: frame) { return }
        let narrow = narrowForms(of: index, name: name, in: frame)
        if placeFixed(narrow, of: index, in: frame) || placeAnywhere(wide + narrow, of: index, in: frame) {
            return
        }
        if placed.isSheet(index) { return placeFurtherIn(wide + narrow, of: index, in: frame) }
        // Generic class names aren't worth a line.
        if isGeneric {
            _ = placeOnLine(index)
            return
        }
        if frame.width < placed.sheet.width / 2 || frame.height < NameBlock.rowHeight * 2 {
            let block = NameBlock([name], isSmall: true, measurer: measurer)
            let spots = LabelSpot.outside(frame, size: block.size)
            let hasOtherPlaces = texts[index] == nil && !placed.options.isScreen
            let isPlaced = place(.name(block), of: index, at: spots) { placer, box in
                let cost = placer.outsideCost(of: index, box: box)
                return hasOtherPlaces && cost > 0 ? .infinity : cost
            }
            if isPlaced { return }
        }
        // A view with text is identified by it, and a screen has no room beside it.
        if texts[index] != nil || placed.options.isScreen {
            if placeOnLine(index) || texts[index] != nil { return }
        }
        namesOutside.append((index, frame))
    }

    /// Places a name on a line, which strikes it through, if there is no other room.
    mutating func placeOnLine(_ index: Int) -> Bool {
        let frame = placed.items[index].named
        let name = placed.name(of: index)
        let forms = wideForms(of: index, name: name) + narrowForms(of: index, name: name, in: frame)
        return placeAnywhere(forms, of: index, in: frame, mayCross: true)
    }

    /// Places a name at the top left, where readers look first; the canvas's own name at the bottom left, out
    /// of the way.
    private mutating func placeFixed(_ forms: [NameBlock], of index: Int, in frame: CGRect) -> Bool {
        for block in forms {
            let isSheet = placed.isSheet(index)
            guard let spot = LabelSpot.corner(of: frame, size: block.size, inset: 6, atBottom: isSheet) else {
                continue
            }
            let isPlaced = place(.name(block), of: index, at: [spot]) { placer, box in
                placer.nameCost(of: index, box: box) > 0 ? .infinity : 0
            }
            if isPlaced { return true }
        }
        return false
    }

    /// The maximum distance of a container's name from its outline, in points.
    private static let mostDepth = 10.0

    /// Places a name, preferably a shorter form of it, where no line crosses it, or on any if it may be crossed.
    private mutating func placeAnywhere(
        _ forms: [NameBlock], of index: Int, in frame: CGRect, mayCross: Bool = false
    ) -> Bool {
        for block in forms {
            var spots = LabelSpot.inside(frame, size: block.size, inset: 6)
            if placed.isSheet(index) { spots = spots.map { preferringBottom($0, of: frame) } }
            // In the middle of a container, a name could be anything's.
            if placed.isContainer(index) { spots.removeAll { $0.depth(in: frame) > Self.mostDepth } }
            let isPlaced = place(.name(block), of: index, at: spots) { placer, box in
                let cost = placer.nameCost(of: index, box: box)
                return mayCross || cost == 0 ? cost : .infinity
            }
            if isPlaced { return true }
        }
        return false
    }

    /// Places the canvas's own name in a corner further in, beyond guides along the edges, where it is no view's caption.
    private mutating func placeFurtherIn(_ forms: [NameBlock], of index: Int, in frame: CGRect) {
        for block in forms {
            let spots = [10.0, 16, 22].flatMap { distance in
                LabelSpot.bottomCorners(of: frame.insetBy(dx: distance, dy: distance), size: block.size)
            }
            let isPlaced = place(.name(block), of: index, at: spots) { placer, box in
                let around = box.insetBy(dx: -9, dy: -9)
                let isCaption = placer.views.contains(overlapping: around) { $0.item > index }
                let cost = placer.nameCost(of: index, box: box.insetBy(dx: -4, dy: -2))
                return isCaption || cost > 0 ? .infinity : 0
            }
            if isPlaced { return }
        }
    }

    /// Returns whether a view's text is its name, which then isn't repeated.
    private func showsItsName(_ index: Int, name: String) -> Bool {
        guard let lines = texts[index], !placed.showsAmbiguity(index) else {
            return false
        }
        return lines.map { $0.string }.joined(separator: " ") == name
    }

    /// Prefers the bottom left for the canvas's own name.
    private func preferringBottom(_ spot: LabelSpot, of frame: CGRect) -> LabelSpot {
        LabelSpot(box: spot.box, cost: (frame.maxY - spot.box.maxY + spot.box.minX - frame.minX) / 100)
    }

    /// Returns a name on one line, first with its details.
    private func wideForms(of index: Int, name: String) -> [NameBlock] {
        if GenericName.isGeneric(placed.layout.items[index]) {
            return details(of: index, beside: nil).map { NameBlock(detail: $0, measurer: measurer) }
        }
        let details = details(of: index, beside: name)
        return details.map { NameBlock(name, detailBeside: $0, measurer: measurer) }
            + details.map { NameBlock([name], detailBelow: $0, measurer: measurer) }
            + [NameBlock([name], measurer: measurer)]
    }

    /// Returns a name on several lines or in small letters, for views that it doesn't fit otherwise.
    private func narrowForms(of index: Int, name: String, in frame: CGRect) -> [NameBlock] {
        if GenericName.isGeneric(placed.layout.items[index]) { return [] }
        let words = NameWrapping.parts(of: name)
        var forms: [NameBlock] = []
        let wrapped = NameWrapping.lines(
            of: words, font: TypeScale.name, width: frame.width - 12, most: 3, measurer: measurer)
        if let wrapped {
            forms += details(of: index, beside: name).map {
                NameBlock(wrapped, detailBelow: $0, measurer: measurer)
            }
            forms.append(NameBlock(wrapped, measurer: measurer))
        }
        forms.append(NameBlock([name], isSmall: true, measurer: measurer))
        let small = NameWrapping.lines(
            of: words, font: TypeScale.smallName, width: frame.width - 8, most: 3, measurer: measurer)
        if let small { forms.append(NameBlock(small, isSmall: true, measurer: measurer)) }
        return forms
    }

    /// Returns the details beside a name, the most informative first. A name that is the class, or begins with it, says it.
    private func details(of index: Int, beside name: String?) -> [String] {
        let item = placed.layout.items[index]
        var details: [String] = []
        if placed.showsAmbiguity(index) {
            details.append(item.undetermined.names.joined(separator: ", ") + " ambiguous")
        }
        let className = DisplayName.oneLine(item.className)
        let isSaid = name.map { $0 == className || $0.hasPrefix(className + "-") } ?? false
        if placed.options.layers.contains(.classes), className != "UIView", index != 0, !isSaid {
            details.append(className)
        }
        return details
    }

    /// Returns the cost of a name inside its own view. Views in front of it keep their space, and a name just above or below
    /// an inner view would be mistaken for that view's. So would one inside a smaller view behind it, whose outline strikes
    /// it through elsewhere.
    func nameCost(of index: Int, box: CGRect) -> Double {
        let around = box.insetBy(dx: -3, dy: -9)
        let isBlocked = views.contains(overlapping: around) { entry in
            guard entry.item > index else { return false }
            if placed.contains(index, entry.item) {
                return !placed.isSheet(index) || SpatialGrid.overlap(entry.frame, box)
            }
            return SpatialGrid.overlap(entry.frame, box)
                && !(placed.isContainer(entry.item) && SpatialGrid.covers(entry.frame, box))
        }
        if isBlocked { return .infinity }
        let own = placed.items[index].named
        let isOnOther = views.contains(overlapping: box) { entry in
            guard entry.item < index, !placed.isSheet(entry.item) else { return false }
            return !SpatialGrid.covers(entry.frame, box)
                || !placed.isContainer(entry.item) && !SpatialGrid.covers(entry.frame, own)
        }
        return (guideLines.contains(overlapping: box) { _ in true } ? 10 : 0) + (isOnOther ? 10 : 0)
    }

    private func outsideCost(of index: Int, box: CGRect) -> Double {
        let isBlocked = views.contains(overlapping: box.insetBy(dx: -1, dy: -1)) { entry in
            if entry.item == index { return true }
            return !(placed.contains(entry.item, index) || placed.isContainer(entry.item))
                || !SpatialGrid.covers(entry.frame, box)
        }
        if isBlocked { return .infinity }
        return guideLines.contains(overlapping: box) { _ in true } ? 10 : 0
    }
}
